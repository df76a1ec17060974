import type { Engine, Seat } from '@charterstone/engine'
import type { World } from '../world.ts'
import type { Knowledge } from './knowledge.ts'

/** One seat of a world that is being judged, and the row of features to fill in. */
export type Case = {
  readonly engine: Engine
  readonly know: Knowledge
  readonly world: World
  readonly seat: number
  readonly holder: Seat
  /** Turns that the seat will probably still have. */
  readonly turns: number
  readonly row: Float64Array
}

/** As much of a thing's worth as there is time left to use it. */
export function within(turns: number, needed: number): number {
  return turns >= needed ? 1 : turns / needed
}
