import { FIRST_PLOT, isTile } from '@charterstone/engine'
import type { OptionScores, ScoredOption } from './pick-by-heuristic.ts'

const EMPTY = 100

/** Choosing plots for buildings and islands. */
export const plotScores: OptionScores = {
  // An empty spot first; otherwise the building that is worth least.
  plot: ({ facts, world, value }) => {
    const building = world.legacy.buildings[value] ?? 0
    if (building === 0) return EMPTY - (isTile(value) ? 0 : 1)
    return -(facts.value[building] ?? 0) - (facts.use[building]?.gain ?? 0) * 0.1
  },
  // An empty tile is one more spot to build on; otherwise the tile with the best building.
  'island-tile': ({ facts, world, value }) => {
    const building = world.legacy.buildings[value] ?? 0
    return building === 0 ? EMPTY : (facts.use[building]?.gain ?? 0)
  },
  // Covers the weakest building, and keeps empty plots free.
  'island-place': coverScore,
  'peril-from-charter': ({ value }) => (value < FIRST_PLOT ? -1 : value),
}

function coverScore({ facts, world, value }: ScoredOption): number {
  const building = world.legacy.buildings[value] ?? 0
  return building === 0 ? -EMPTY : -(facts.use[building]?.gain ?? 0) - (facts.income[building] ?? 0)
}
