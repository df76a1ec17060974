import type { NotificationSettings } from '@charterstone/protocol'

const HOUR = 3_600_000

/** The first moment from `now` on that is outside of the quiet hours. */
export function afterQuietHours({ quiet }: NotificationSettings, now: number): number {
  if (quiet === undefined || quiet.from === quiet.to) return now
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone: quiet.zone,
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  })
  const [hour = 0, minute = 0, second = 0] = clock.format(now).split(':').map(Number)
  const length = (quiet.to - quiet.from + 24) % 24
  const since = (hour - quiet.from + 24) % 24
  if (since >= length) return now
  return now + (length - since) * HOUR - (minute * 60 + second) * 1000
}
