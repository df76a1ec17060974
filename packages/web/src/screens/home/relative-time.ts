const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** How long ago something was, in the largest unit that fits: places for a message. */
export function timeSince(then: number, now: number): { readonly unit: string; readonly count: number } {
  for (const [unit, length] of UNITS)
    if (now - then >= length) return { unit, count: Math.floor((now - then) / length) }
  return { unit: 'moment', count: 0 }
}
