/** Limits how often something happens, for each address and in all. */
export type Limiter = {
  /** Counts it, or returns false when it is too much. `cost` 2 counts as two. */
  readonly take: (address: string, cost?: number) => boolean
  /** Whether `take` would count one more. */
  readonly isOpen: (address: string) => boolean
  /** The number of addresses in memory. */
  readonly size: () => number
}

export type LimiterConfig = {
  /** The allowance of one address and of all together: what may come at once, and again within `period` milliseconds. */
  readonly forAddress: number
  readonly inAll?: number
  readonly period: number
  /** A clock that never goes back, in milliseconds. */
  readonly clock: () => number
  /** Addresses in memory; further ones share their allowance with others. */
  readonly maxAddresses?: number
}

const MAX_ADDRESSES = 20_000
const SHARED_ROWS = 512
const ALL = ''

/**
 * For each address one number is stored: the time at which its allowance is full again. An address whose time has passed needs
 * no row, so the memory is bounded and no address is forgotten before its time.
 */
export function makeLimiter(config: LimiterConfig): Limiter {
  const { forAddress, inAll = Number.POSITIVE_INFINITY, period, clock, maxAddresses = MAX_ADDRESSES } = config
  const fullAt = new Map<string, number>()

  function timeAfter(row: string, allowance: number, cost: number, now: number): number | null {
    const next = Math.max(fullAt.get(row) ?? 0, now) + (cost * period) / allowance
    return next - now > period + TOLERANCE ? null : next
  }

  function rowOf(address: string, now: number): string {
    const row = `a${address}`
    if (fullAt.has(row) || fullAt.size < maxAddresses) return row
    for (const [other, time] of fullAt) if (time <= now) fullAt.delete(other)
    return fullAt.size < maxAddresses ? row : `shared ${checksum(address) % SHARED_ROWS}`
  }

  function attempt(address: string, cost: number): readonly (readonly [string, number])[] | null {
    const now = clock()
    const row = rowOf(address, now)
    const own = timeAfter(row, forAddress, cost, now)
    const all = timeAfter(ALL, inAll, cost, now)
    if (own === null || all === null) return null
    return inAll === Number.POSITIVE_INFINITY
      ? [[row, own]]
      : [
          [row, own],
          [ALL, all],
        ]
  }

  return {
    take: (address, cost = 1) => {
      const times = attempt(address, cost)
      for (const [row, time] of times ?? []) fullAt.set(row, time)
      return times !== null
    },
    isOpen: (address) => attempt(address, 1) !== null,
    size: () => fullAt.size,
  }
}

/** Milliseconds; sums of fractions are not exact. */
const TOLERANCE = 0.001

function checksum(text: string): number {
  let sum = 0
  for (let index = 0; index < text.length; index++) sum = (sum * 31 + text.charCodeAt(index)) >>> 0
  return sum
}
