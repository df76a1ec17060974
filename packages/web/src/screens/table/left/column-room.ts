import type { View } from '@charterstone/engine'

/** Up to this many rows leave room for the whole rule of the guidepost. */
const ROOMY = 8

/** Whether quota table and objectives are too much for the column, so that everything in it stands closer. */
export function isColumnTight(view: View): boolean {
  return rowsOf(view) > ROOMY
}

/** Whether they fill it: on a low screen the objectives stand closer. */
export function isColumnFull(view: View): boolean {
  return rowsOf(view) === ROOMY
}

function rowsOf({ legacy, table, seat }: View): number {
  const { minions, peril } = legacy.rules
  const own = table.seats[seat]
  const objectives = table.objectives.length + (own?.objectives.length ?? 0) + (own?.scored.length ?? 0)
  return 3 + Number(minions) + Number(peril) + objectives
}
