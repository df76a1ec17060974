import { isIPv6 } from 'node:net'

const GROUPS = 8
const BITS = 16

/**
 * The name under which requests of a network address are counted. One household or server has a whole IPv6 network, so only
 * the first `prefix` bits of an IPv6 address count; an IPv4 address in IPv6 notation is an IPv4 address.
 */
export function countedAddress(ip: string, prefix: number): string {
  const [address = ''] = ip.split('%')
  if (!isIPv6(address)) return address
  const groups = groupsOf(address)
  const embedded = mappedIPv4(groups)
  if (embedded !== null) return embedded
  const kept = groups.map((group, index) => {
    const bits = Math.min(BITS, Math.max(0, prefix - index * BITS))
    return group & (0xffff ^ (0xffff >> bits))
  })
  return `${kept.map((group) => group.toString(16)).join(':')}/${prefix}`
}

/** The eight numbers of an IPv6 address in any notation. */
export function groupsOf(address: string): readonly number[] {
  const [head = '', tail] = withoutDots(address).split('::')
  const read = (part: string): number[] =>
    part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16))
  const first = read(head)
  if (tail === undefined) return first
  const last = read(tail)
  return [...first, ...Array.from({ length: GROUPS - first.length - last.length }, () => 0), ...last]
}

/** `::ffff:10.0.0.1` as `::ffff:a00:1`. */
function withoutDots(address: string): string {
  const dotted = /(\d+)\.(\d+)\.(\d+)\.(\d+)$/.exec(address)
  if (dotted === null) return address
  const [a = 0, b = 0, c = 0, d = 0] = dotted.slice(1).map(Number)
  return `${address.slice(0, dotted.index)}${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`
}

/** The IPv4 address in `::ffff:a.b.c.d`; null for any other address. */
function mappedIPv4(groups: readonly number[]): string | null {
  const [high = 0, low = 0] = groups.slice(6)
  const isMapped = groups[5] === 0xffff && groups.slice(0, 5).every((group) => group === 0)
  return isMapped ? dottedIPv4(high, low) : null
}

/** The IPv4 address of two groups of an IPv6 address. */
export function dottedIPv4(high: number, low: number): string {
  return [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.')
}
