import type { Result, State } from '@charterstone/engine'
import { cut } from '@charterstone/lab'
import Table from 'cli-table3'
import type { Paint } from '../screen/paint.ts'
import { castAt, type Locale } from '../text/locale.ts'

/** How the campaign stands, charter by charter. */
export function standings(state: State, result: Result, locale: Locale, paint: Paint): string {
  const { labels } = locale
  const { legacy, table: onTable, phase } = state
  const cast = castAt(locale, legacy)
  const rows = legacy.seats.map(({ charter, name }, seat) => {
    const score = result.campaign[charter]
    const now = phase === 'between' ? (result.game?.vp[seat] ?? 0) : (onTable.seats[seat]?.vp ?? 0)
    return [
      paint.charter(charter)(cut(name, 16)),
      cut(cast.charters[charter] ?? '', 20),
      ...[now, score?.glory, score?.buildings, score?.trophies, score?.capacity, score?.personas].map(
        (part) => String(part ?? 0),
      ),
      paint.bold(String(score?.total ?? 0)),
    ]
  })
  const table = new Table({
    head: [
      labels.seat,
      '',
      labels.vp,
      labels.glory,
      labels.buildings,
      labels.trophies,
      labels.capacity,
      labels.personas,
      labels.total,
    ].map(paint.bold),
    colAligns: ['left', 'left', ...new Array<'right'>(7).fill('right')],
    chars: PLAIN,
    style: { head: [], border: [], 'padding-left': 0, 'padding-right': 2 },
  })
  table.push(...rows)
  return `${paint.bold(labels.standings)}\n${table.toString()}`
}

/** Columns without lines. */
const PLAIN = {
  top: '',
  'top-mid': '',
  'top-left': '',
  'top-right': '',
  bottom: '',
  'bottom-mid': '',
  'bottom-left': '',
  'bottom-right': '',
  left: ' ',
  'left-mid': '',
  mid: '',
  'mid-mid': '',
  right: '',
  'right-mid': '',
  middle: '',
}
