import { expect, test } from 'vitest'
import { type CalendarEvent, calendarFile } from './calendar.ts'

const EVENT: CalendarEvent = {
  uid: 'local-7-game-4@charterstone',
  title: 'Charterstone: Amberwick, game 4',
  text: 'See you there.',
  link: null,
  start: Date.parse('2026-11-24T18:00:00Z'),
  end: Date.parse('2026-11-24T20:00:00Z'),
  madeAt: Date.parse('2026-11-17T21:05:09.480Z'),
}

/** The logical lines, as a calendar reads them. */
function linesOf(file: string): readonly string[] {
  return file.replaceAll('\r\n ', '').split('\r\n')
}

function octetsOf(line: string): number {
  return new TextEncoder().encode(line).length
}

test('a calendar file has every property that RFC 5545 demands, in UTC and with CRLF', () => {
  expect(calendarFile(EVENT)).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Charterstone//Next evening//EN',
      'CALSCALE:GREGORIAN',
      'BEGIN:VEVENT',
      'UID:local-7-game-4@charterstone',
      'DTSTAMP:20261117T210509Z',
      'DTSTART:20261124T180000Z',
      'DTEND:20261124T200000Z',
      'SUMMARY:Charterstone: Amberwick\\, game 4',
      'DESCRIPTION:See you there.',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  )
})

test('the link of an online table is in the description and is the URL of the event', () => {
  const lines = linesOf(calendarFile({ ...EVENT, link: 'https://village.example/t/a,b;c' }))
  expect(lines).toContain('DESCRIPTION:See you there.\\nhttps://village.example/t/a\\,b\\;c')
  expect(lines).toContain('URL:https://village.example/t/a,b;c')
})

test('texts are escaped: backslash, semicolon, comma, line ends; other controls are left out', () => {
  const file = calendarFile({ ...EVENT, title: 'a\\b;c,d\r\ne\nf\u0007g' })
  expect(linesOf(file)).toContain('SUMMARY:a\\\\b\\;c\\,d\\ne\\nfg')
})

test('a long line is folded at 75 octets, without cutting a letter', () => {
  const title = 'Żółć, 🏡 Größe. '.repeat(12)
  const file = calendarFile({ ...EVENT, title })
  const rows = file.split('\r\n')
  expect(rows.length).toBeGreaterThan(16)
  expect(Math.max(...rows.map(octetsOf))).toBeLessThanOrEqual(75)
  expect(Math.max(...rows.map(octetsOf))).toBeGreaterThan(71)
  expect(file).not.toContain('\uFFFD')
  expect(linesOf(file)).toContain(`SUMMARY:${title.replaceAll(',', '\\,')}`)
})

test('no line ends with a bare line feed', () => {
  expect(calendarFile({ ...EVENT, text: 'a\nb' }).replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
})
