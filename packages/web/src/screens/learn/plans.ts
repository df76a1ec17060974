import { missingFor } from '@charterstone/bots'
import type { BuildingDef, Quantity } from '@charterstone/engine'
import { ownSeat, type Position } from './scene.ts'

/** The building cards in the learner's hand. */
export function plansOf(position: Position): readonly BuildingDef[] {
  const held = ownSeat(position)?.cards ?? []
  return position.engine.catalogue.buildings.filter(
    ({ number, commons }) => commons === null && held.includes(number),
  )
}

export type Plan = { readonly plan: BuildingDef; readonly missing: readonly Quantity[] }

/** The building card that is nearest to being built; null without any. */
export function nearestPlan(position: Position): Plan | null {
  const own = ownSeat(position)
  if (own === undefined) return null
  const plans = plansOf(position).map((plan): Plan => ({ plan, missing: missingFor(plan, own) }))
  return plans.sort((a, b) => countOf(a.missing) - countOf(b.missing))[0] ?? null
}

export function countOf(missing: readonly Quantity[]): number {
  return missing.reduce((sum, { count }) => sum + count, 0)
}
