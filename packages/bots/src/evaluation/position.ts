import type { Engine, Seat } from '@charterstone/engine'
import type { World } from '../world.ts'
import type { CardFacts } from './card-facts.ts'

/** One seat of a world that is being judged, and the row of features to fill in. */
export type Position = {
  readonly engine: Engine
  readonly facts: CardFacts
  readonly world: World
  readonly seat: number
  readonly holder: Seat
  /** Turns that the seat will probably still have. */
  readonly turns: number
  readonly row: Float64Array
}

/** How much of a thing's worth there is still time for: 1 with enough turns left, then falling to 0. */
export function timeFactor(turns: number, needed: number): number {
  return turns >= needed ? 1 : turns / needed
}
