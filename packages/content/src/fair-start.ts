type Row = readonly number[]

/** H10: VP at the start by place in turn order: a row for every game, and other rows for single games by their number. */
type FairStart = { readonly always: Row; readonly games?: Readonly<Record<number, Row>> }

/**
 * For one to six seats: what a place lacks to the mean of the others, in whole VP where it is more than half a point, as measured in campaigns of the Hard bot (`places` of
 * `charterstone balance --campaigns`; see docs/balance.md). No game differs enough from the others for a row of its own.
 */
const bySeats: readonly FairStart[] = [
  { always: [0] },
  { always: [0, 0] },
  { always: [0, 0, 0] },
  { always: [0, 0, 0, 0] },
  { always: [0, 0, 0, 0, 1] },
  { always: [0, 0, 0, 0, 0, 1] },
]

/** By game, from 1 to 12, then by number of seats. */
export const fairStart: readonly (readonly Row[])[] = Array.from({ length: 12 }, (_, index) =>
  bySeats.map(({ always, games }) => games?.[index + 1] ?? always),
)
