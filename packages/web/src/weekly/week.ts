/** A calendar week by ISO 8601: it begins on Monday, and belongs to the year that has its Thursday. */
export type Week = { readonly year: number; readonly week: number }

const DAY = 86_400_000
const THURSDAY = 4

/** The week of a moment, the same for everyone: in universal time. */
export function weekAt(time: number): Week {
  const date = new Date(time)
  const midnight = Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate())
  const thursday = midnight + (THURSDAY - (date.getUTCDay() || 7)) * DAY
  const year = new Date(thursday).getUTCFullYear()
  return { year, week: Math.floor((thursday - Date.UTC(year, 0, 1)) / (7 * DAY)) + 1 }
}

/** "2026-W07". */
export function writeWeek({ year, week }: Week): string {
  return `${year}-W${String(week).padStart(2, '0')}`
}

/** Null for a text that is no week. */
export function readWeek(text: string): Week | null {
  const [, year, week] = /^(20\d\d)-W(\d\d)$/.exec(text) ?? []
  const read = { year: Number(year), week: Number(week) }
  // The 28th of December is always in the last week of its year.
  return read.week >= 1 && read.week <= weekAt(Date.UTC(read.year, 11, 28)).week ? read : null
}
