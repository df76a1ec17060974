import type { State, View } from '@charterstone/engine'
import type { SeatView } from '@charterstone/protocol'
import type { Ruleset } from '../ruleset.ts'
import type { LiveTable } from './live-table.ts'
import { seatViewsOf } from './seat-view.ts'
import { changedFields, hasSameFields, makeTextOf, objectText, type TextOf } from './shared-text.ts'

/** The seat views of a table after an entry, as text. What seats share is computed and written once. */
export type SeatViewTexts = {
  /** The number of the entry. */
  readonly seq: number
  /** Whether these are the views after the same entry: a patch names the number of the message that brought the view. */
  readonly isOf: (live: LiveTable) => boolean
  readonly legacy: State['legacy']
  readonly viewOf: (seat: number) => SeatView & View
  readonly textOf: TextOf
  /** The view of a seat, byte for byte as JSON; the campaign is left out when the client knows it. */
  readonly whole: (seat: number, knowsCampaign: boolean) => string
  /** What has changed for each seat since earlier views; null when only the whole view is sure to be right. */
  readonly patchesSince: (before: SeatViewTexts) => (seat: number) => string | null
}

export function makeSeatViewTexts(ruleset: Ruleset, live: LiveTable, state: State): SeatViewTexts {
  const makeView = seatViewsOf(ruleset, live, state)
  const views = new Map<number, SeatView & View>()
  const textOf = makeTextOf()

  function viewOf(seat: number): SeatView & View {
    const view = views.get(seat) ?? makeView(seat)
    views.set(seat, view)
    return view
  }

  /** All seats see the same table, so its changes are found once. Nothing keeps the earlier views: they would keep theirs. */
  function patchesSince(before: SeatViewTexts): (seat: number) => string | null {
    let table: string | null | undefined
    return (seat) => {
      const old: Fields = before.viewOf(seat)
      const view = viewOf(seat)
      table ??= hasSameFields(old, view) ? tableChanges(old.table as View['table'], view.table) : null
      if (table === null) return null
      const changes: string[] = []
      for (const name in view) {
        const value = (view as Fields)[name]
        if (value === old[name] || name === 'table' || name === 'legacy') continue
        const text = textOf(value)
        if (text !== before.textOf(old[name])) changes.push(`"${name}":${text}`)
      }
      if (before.legacy !== state.legacy) changes.push(`"legacy":${textOf(view.legacy)}`)
      if (table !== '{}') changes.push(`"table":${table}`)
      return `{${changes.join(',')}}`
    }
  }

  return {
    seq: live.seq,
    isOf: (other) => other.seq === live.seq && other.state === live.state,
    legacy: state.legacy,
    viewOf,
    textOf,
    whole: (seat, knowsCampaign) => {
      const { legacy: _legacy, ...withoutCampaign } = viewOf(seat)
      return objectText(knowsCampaign ? withoutCampaign : viewOf(seat), textOf)
    },
    patchesSince,
  }
}

type Fields = Readonly<Record<string, unknown>>

/** The changed fields of a table as JSON; null when the seats or the fields are others. */
function tableChanges(before: View['table'], after: View['table']): string | null {
  const fields = changedFields(before, after, 'seats')
  if (fields === null || after.seats.length !== before.seats.length) return null
  const seats: string[] = []
  for (const [index, seat] of after.seats.entries()) {
    const changes = changedFields(before.seats[index] ?? {}, seat)
    if (changes === null) return null
    if (changes.length > 0) seats.push(`"${index}":{${changes.join(',')}}`)
  }
  if (seats.length > 0) fields.push(`"seats":{${seats.join(',')}}`)
  return `{${fields.join(',')}}`
}
