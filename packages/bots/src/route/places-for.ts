import type { Engine, Quantity, View } from '@charterstone/engine'
import { countServing } from './gift-for.ts'
import { makeOffers } from './gifts.ts'
import type { Goal } from './goal.ts'
import { asksForLittle, missingTo } from './missing.ts'

/** What the seat of the view is missing for a goal and no building in play brings. */
export function missingWithoutPlace(engine: Engine, goal: Goal, view: View): readonly Quantity[] {
  if (asksForLittle(engine, goal)) return []
  const offerOf = makeOffers(engine.catalogue)
  const offers = view.table.inPlay.map((spot) => offerOf(view.legacy.buildings[spot] ?? 0))
  return missingTo(engine, goal, view, view.seat).filter(
    ({ noun }) => !offers.some(({ gifts }) => countServing(gifts, noun) > 0),
  )
}

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
