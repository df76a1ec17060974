import type { State, View } from '@charterstone/engine'
import type { SeatView } from '@charterstone/protocol'
import type { Ruleset } from '../ruleset.ts'
import type { LiveTable } from './live-table.ts'
import { seatViewsOf } from './seat-view.ts'
import {
  changedFields,
  hasSameFields,
  hasSameItems,
  makeTextOf,
  objectText,
  type TextOf,
} from './shared-text.ts'

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
  /**
   * What has changed for each seat since earlier views; null when only the whole view is sure to be right. Seats for which the
   * same has changed get the same string.
   */
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
    /** What seats see alike is the same object, so their fields have changed alike, and so have whole views. */
    const changes = new Map<string, FieldChange>()
    const patches: { readonly changes: readonly FieldChange[]; readonly text: string }[] = []

    function changeOf(name: string, was: unknown, now: unknown): FieldChange {
      const known = changes.get(name)
      if (known !== undefined && known.was === was && known.now === now) return known
      const text = textOf(now)
      const change = { was, now, text: text === before.textOf(was) ? '' : `"${name}":${text}` }
      changes.set(name, change)
      return change
    }

    return (seat) => {
      const old: Fields = before.viewOf(seat)
      const view: Fields = viewOf(seat)
      table ??= hasSameFields(old, view) ? tableChanges(old.table as Table, view.table as Table) : null
      if (table === null) return null
      const own: FieldChange[] = []
      for (const name in view) {
        if (view[name] === old[name] || name === 'table') continue
        if (name === 'legacy' && before.legacy === state.legacy) continue
        const change = changeOf(name, old[name], view[name])
        if (change.text !== '') own.push(change)
      }
      const same = patches.find((patch) => hasSameItems(patch.changes, own))
      if (same !== undefined) return same.text
      const texts = own.map((change) => change.text)
      if (table !== '{}') texts.push(`"table":${table}`)
      const text = `{${texts.join(',')}}`
      patches.push({ changes: own, text })
      return text
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
type Table = View['table']
/** A field of a view with its change as JSON; empty when only the object is another. */
type FieldChange = { readonly was: unknown; readonly now: unknown; readonly text: string }

/** The changed fields of a table as JSON; null when the seats or the fields are others. */
function tableChanges(before: Table, after: Table): string | null {
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
