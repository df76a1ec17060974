import type { View } from '@charterstone/engine'
import type { SeatView } from './server-message.ts'

type Table = View['table']
type TablePatch = Partial<Omit<Table, 'seats'>> & {
  /** The changed seats by their index. */
  readonly seats?: Readonly<Record<number, Partial<Table['seats'][number]>>>
}

/** What has changed in a seat view. A field replaces that of the view; of the table and its seats only changed fields are here. */
export type SeatViewPatch = Partial<Omit<SeatView, 'table'>> & { readonly table?: TablePatch }

/** The seat view after a change. It leaves the given one as it was and shares with it what has not changed. */
export function patchSeatView<Before extends SeatView>(
  view: Before,
  { table, ...fields }: SeatViewPatch,
): Before {
  return { ...view, ...fields, ...(table !== undefined && { table: patchTable(view.table, table) }) }
}

function patchTable(before: Table, { seats, ...fields }: TablePatch): Table {
  return {
    ...before,
    ...fields,
    ...(seats !== undefined && {
      seats: before.seats.map((seat, index) =>
        seats[index] === undefined ? seat : { ...seat, ...seats[index] },
      ),
    }),
  }
}
