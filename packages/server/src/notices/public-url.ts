import { lookup } from 'node:dns/promises'
import { BlockList, isIP } from 'node:net'

const privateNetworks = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['224.0.0.0', 3],
] as const)
  privateNetworks.addSubnet(net, bits, 'ipv4')
for (const [net, bits] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  privateNetworks.addSubnet(net, bits, 'ipv6')

/** Whether every address of the host is outside of private networks. */
export async function isPublicUrl(url: string): Promise<boolean> {
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '')
  const addresses =
    isIP(host) > 0 ? [host] : (await lookup(host, { all: true })).map(({ address }) => address)
  return addresses.every((address) => !privateNetworks.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4'))
}
