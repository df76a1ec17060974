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
  /** Whether these are the views of this table, too: nothing that seats see has changed. */
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
    let changes: string | null | undefined
    return (seat) => {
      const { table: oldTable, legacy: _oldLegacy, ...old } = before.viewOf(seat)
      const { table, legacy: newLegacy, ...view } = viewOf(seat)
      if (changes === undefined) changes = tableChanges(oldTable, table)
      if (changes === null || !hasSameFields(old, view)) return null
      const fields: string[] = []
      for (const [name, value] of Object.entries(view)) {
        const past: unknown = old[name as keyof typeof old]
        if (value !== past && textOf(value) !== before.textOf(past)) fields.push(`"${name}":${textOf(value)}`)
      }
      if (before.legacy !== state.legacy) fields.push(`"legacy":${textOf(newLegacy)}`)
      if (changes !== '{}') fields.push(`"table":${changes}`)
      return `{${fields.join(',')}}`
    }
  }

  return {
    seq: live.seq,
    isOf: (other) => other.state === live.state && other.inProgress === live.inProgress,
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

/** The changed fields of a table as JSON; null when the seats or the fields are others. */
function tableChanges(
  { seats: oldSeats, ...old }: View['table'],
  { seats, ...table }: View['table'],
): string | null {
  const fields = changedFields(old, table)
  if (fields === null || seats.length !== oldSeats.length) return null
  const changedSeats: string[] = []
  for (const [index, seat] of seats.entries()) {
    const changes = changedFields(oldSeats[index] ?? {}, seat)
    if (changes === null) return null
    if (changes.length > 0) changedSeats.push(`"${index}":{${changes.join(',')}}`)
  }
  if (changedSeats.length > 0) fields.push(`"seats":{${changedSeats.join(',')}}`)
  return `{${fields.join(',')}}`
}
