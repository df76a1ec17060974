/** A day and a time as the fields of a form have them: local, `2026-11-24` and `19:00`. */
export type LocalTime = { readonly date: string; readonly time: string }

const EVENING = '19:00'

/** The same weekday next week, in the evening. */
export function nextEvening(now: number): LocalTime {
  const day = new Date(now)
  day.setDate(day.getDate() + 7)
  return { date: dateOf(day), time: EVENING }
}

/** Null while a field is empty or is no time. */
export function momentOf({ date, time }: LocalTime): number | null {
  if (date === '' || time === '') return null
  // Without a zone it is read as local time.
  const moment = new Date(`${date}T${time}`).getTime()
  return Number.isNaN(moment) ? null : moment
}

function dateOf(day: Date): string {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`
}
