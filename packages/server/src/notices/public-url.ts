import { lookup } from 'node:dns/promises'
import { BlockList, isIP } from 'node:net'
import { dottedIPv4, groupsOf } from '../limits/address.ts'

/** Networks that no message may reach: private, local, reserved, documentation, multicast. */
const PRIVATE_IPV4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const
const PRIVATE_IPV6 = [
  ['::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['3fff::', 20],
  ['5f00::', 16],
  ['fc00::', 7],
  ['fe80::', 9],
  ['ff00::', 8],
] as const

const privateNetworks = makeBlockList()

function makeBlockList(): BlockList {
  const list = new BlockList()
  for (const [network, bits] of PRIVATE_IPV4) list.addSubnet(network, bits, 'ipv4')
  for (const [network, bits] of PRIVATE_IPV6) list.addSubnet(network, bits, 'ipv6')
  return list
}

/** An address to connect to. */
export type ResolvedAddress = { readonly address: string; readonly family: 4 | 6 }
export type Resolve = (host: string) => Promise<readonly ResolvedAddress[]>

export class NotPublic extends Error {}

/**
 * The address of a URL, looked up once: connect to it, because the name may resolve to another address the next time. Throws
 * NotPublic when any address of the host is in a private network.
 */
export async function publicAddress(url: string, resolve: Resolve = resolveByDns): Promise<ResolvedAddress> {
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '')
  const family = isIP(host)
  const addresses =
    family === 0 ? await resolve(host) : [{ address: host, family: family === 6 ? 6 : 4 } as const]
  const [first] = addresses
  if (first === undefined || !addresses.every(({ address }) => isPublicAddress(address)))
    throw new NotPublic('not a public address')
  return first
}

async function resolveByDns(host: string): Promise<readonly ResolvedAddress[]> {
  const found = await lookup(host, { all: true })
  return found.map(({ address, family }) => ({ address, family: family === 6 ? 6 : 4 }))
}

/** An IPv4 address inside of an IPv6 address is checked, too: NAT64, 6to4, mapped. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !privateNetworks.check(address, 'ipv4')
  if (isIP(address) === 0 || privateNetworks.check(address, 'ipv6')) return false
  const embedded = embeddedIPv4(groupsOf(address.split('%')[0] ?? ''))
  return embedded === null || !privateNetworks.check(embedded, 'ipv4')
}

/** The IPv4 address that packets to an IPv6 address end at; null when there is none. */
function embeddedIPv4(groups: readonly number[]): string | null {
  const [a = 0, b = 0, c = 0] = groups
  const [high = 0, low = 0] = groups.slice(6)
  const isNat64 = a === 0x64 && b === 0xff9b
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  const isTranslated = groups.slice(0, 4).every((group) => group === 0) && groups[4] === 0xffff
  if (isNat64 || isMapped || isTranslated) return dottedIPv4(high, low)
  const is6to4 = a === 0x2002
  return is6to4 ? dottedIPv4(b, c) : null
}
