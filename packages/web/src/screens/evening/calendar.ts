/** An evening in the calendar. Times are milliseconds since 1970. */
export type CalendarEvent = {
  /** The same for the same evening: a calendar that knows it moves it instead of adding another one. */
  readonly uid: string
  readonly title: string
  readonly text: string
  readonly link: string | null
  readonly start: number
  readonly end: number
  readonly madeAt: number
}

/** RFC 5545: octets of a line without its end. */
const MAX_OCTETS = 75

/** The event as an .ics file (RFC 5545). Times are in UTC, so that it needs no table of time zones. */
export function calendarFile({ uid, title, text, link, start, end, madeAt }: CalendarEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Charterstone//Next evening//EN',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${utc(madeAt)}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(end)}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(link === null ? text : `${text}\n${link}`)}`,
    ...(link === null ? [] : [`URL:${new URL(link).href}`]),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function utc(time: number): string {
  return `${new Date(time).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
}

/** Section 3.3.11: backslash, semicolon, comma and the end of a line have a meaning of their own; other controls are not allowed. */
function escaped(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n')
    .replaceAll(/\p{Cc}/gu, '')
}

/** Section 3.1: a long line goes on after a line end and a space. No character is cut in two. */
function folded(line: string): string {
  const rows: string[] = []
  let row = ''
  let octets = 0
  for (const character of line) {
    const more = new TextEncoder().encode(character).length
    if (octets + more > MAX_OCTETS) {
      rows.push(row)
      row = ' '
      octets = 1
    }
    row += character
    octets += more
  }
  return [...rows, row].join('\r\n')
}
