const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** "2 minutes ago", "yesterday". */
export function relativeTime(language: string, then: number, now: number): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  for (const [unit, length] of UNITS)
    if (now - then >= length) return format.format(-Math.floor((now - then) / length), unit)
  return format.format(0, 'second')
}
