import { FIRST_PLOT, isTile } from '@charterstone/engine'
import type { Choice, Likings } from './liking.ts'

const EMPTY = 100

/** Where to build and where to let islands float. */
export const plotLikings: Likings = {
  // An empty spot first; over something only where least is lost.
  plot: ({ know, world, value }) => {
    const building = world.legacy.buildings[value] ?? 0
    if (building === 0) return EMPTY - (isTile(value) ? 0 : 1)
    return -(know.value[building] ?? 0) - (know.use[building]?.gain ?? 0) * 0.1
  },
  // A bare tile is one more spot to build on; else the one whose building does most.
  'island-tile': ({ know, world, value }) => {
    const building = world.legacy.buildings[value] ?? 0
    return building === 0 ? EMPTY : (know.use[building]?.gain ?? 0)
  },
  // Cover what is missed least, but keep bare plots free.
  'island-place': covering,
  'peril-from-charter': ({ value }) => (value < FIRST_PLOT ? -1 : value),
}

function covering({ know, world, value }: Choice): number {
  const building = world.legacy.buildings[value] ?? 0
  return building === 0 ? -EMPTY : -(know.use[building]?.gain ?? 0) - (know.income[building] ?? 0)
}
