type Row = readonly number[]

/** H10: VP at the start by place in turn order: a row for every game, and other rows for single games by their number. */
type FairStart = { readonly always: Row; readonly games?: Readonly<Record<number, Row>> }

/** For one to six seats. To be measured (`placeMargins` of `charterstone balance --campaigns`); even until then. */
const bySeats: readonly FairStart[] = [
  { always: [0] },
  { always: [0, 0] },
  { always: [0, 0, 0] },
  { always: [0, 0, 0, 0] },
  { always: [0, 0, 0, 0, 0] },
  { always: [0, 0, 0, 0, 0, 0] },
]

/** By game, from 1 to 12, then by number of seats. */
export const fairStart: readonly (readonly Row[])[] = Array.from({ length: 12 }, (_, index) =>
  bySeats.map(({ always, games }) => games?.[index + 1] ?? always),
)
