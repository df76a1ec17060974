import type { Engine, View } from '@charterstone/engine'
import { countServing } from './gift-for.ts'
import { makeOffers } from './gifts.ts'
import type { Goal } from './goal.ts'
import { asksForLittle, missingTo } from './missing.ts'

/** The spots whose buildings bring something that the seat of the view is missing for a goal. */
export function placesFor(engine: Engine, goal: Goal, view: View): readonly number[] {
  if (asksForLittle(engine, goal)) return []
  const missing = missingTo(engine, goal, view, view.seat)
  const offerOf = makeOffers(engine.catalogue)
  return view.table.inPlay.filter((spot) => {
    const { gifts } = offerOf(view.legacy.buildings[spot] ?? 0)
    return missing.some(({ noun }) => countServing(gifts, noun) > 0)
  })
}
