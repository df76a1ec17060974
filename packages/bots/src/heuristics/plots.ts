import { isTile, type Option } from '@charterstone/engine'
import type { World } from '../world.ts'
import type { OptionScores, ScoredOption } from './pick-by-heuristic.ts'

const EMPTY = 100

/** Choosing plots for buildings and islands. */
export const plotScores: OptionScores = {
  // An empty spot first; otherwise the building that is worth least.
  plot: ({ facts, world, option }) => {
    const building = buildingAt(world, option)
    if (building === 0) return EMPTY - (option.kind === 'plot' && isTile(option.spot) ? 0 : 1)
    return -(facts.value[building] ?? 0) - (facts.use[building]?.gain ?? 0) * 0.1
  },
  // An empty tile is one more spot to build on; otherwise the tile with the best building.
  'island-tile': ({ facts, world, option }) => {
    const building = buildingAt(world, option)
    return building === 0 ? EMPTY : (facts.use[building]?.gain ?? 0)
  },
  // Covers the weakest building, and keeps empty plots free.
  'island-place': coverScore,
  // Declining is the worst.
  'peril-from-charter': ({ option }) => (option.kind === 'take-peril' ? option.spot : -1),
}

function coverScore({ facts, world, option }: ScoredOption): number {
  const building = buildingAt(world, option)
  return building === 0 ? -EMPTY : -(facts.use[building]?.gain ?? 0) - (facts.income[building] ?? 0)
}

function buildingAt({ legacy }: World, option: Option): number {
  return option.kind === 'plot' ? (legacy.buildings[option.spot] ?? 0) : 0
}
