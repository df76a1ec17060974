import type { View } from '@charterstone/engine'

/** So many rows leave room for the whole rule of the guidepost. */
const ROOMY = 8

/** Whether quota table and objectives fill the column, so that everything in it stands closer. */
export function isColumnTight({ legacy, table, seat }: View): boolean {
  const { minions, peril } = legacy.rules
  const own = table.seats[seat]
  const objectives = table.objectives.length + (own?.objectives.length ?? 0) + (own?.scored.length ?? 0)
  return 3 + Number(minions) + Number(peril) + objectives > ROOMY
}
