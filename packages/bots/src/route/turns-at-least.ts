import type { Quantity } from '@charterstone/engine'
import type { World } from '../world.ts'
import { countServing } from './gift-for.ts'
import { missingTo, unitsOf } from './missing.ts'
import type { Search } from './wants.ts'

/** A guess at the turns to the goal, to try the most promising positions first: visits, retrievals and the goal itself. */
export function turnsAtLeast(search: Search, world: World): number {
  const { engine, goal, seat } = search
  const missing = missingTo(engine, goal, world, seat)
  const visits = 1 + visitsFor(search, world, missing)
  const free = world.table.seats[seat]?.workers.filter((spot) => spot < 0).length ?? 0
  return visits + (visits > free && free === 0 ? 1 : 0)
}

/** At the best place for it each time. */
function visitsFor({ offerOf }: Search, { table, legacy }: World, missing: readonly Quantity[]): number {
  if (missing.length === 0) return 0
  let load = 1
  for (const spot of table.inPlay) {
    const { gifts } = offerOf(legacy.buildings[spot] ?? 0)
    let brought = 0
    for (const { noun, count } of missing) brought += Math.min(count, countServing(gifts, noun))
    load = Math.max(load, brought)
  }
  return Math.ceil(unitsOf(missing) / load)
}
