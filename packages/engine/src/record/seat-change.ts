import type { SeatRefusal } from '../campaign/seats.ts'
import type { Engine } from '../engine.ts'
import type { SeatConfig } from '../state/legacy.ts'
import type { State } from '../state/state.ts'

/** A player joined or left between two games (R2.3, R2.4). */
export type SeatChange =
  | { readonly kind: 'join'; readonly seat: SeatConfig }
  | { readonly kind: 'leave'; readonly charter: number }

export function changeSeat(engine: Engine, state: State, change: SeatChange): SeatRefusal | undefined {
  return change.kind === 'join' ? engine.join(state, change.seat) : engine.leave(state, change.charter)
}
