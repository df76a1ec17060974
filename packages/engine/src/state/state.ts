import type { Decision } from '../loop/decision.ts'
import type { Frame } from '../loop/frame.ts'
import type { Legacy } from './legacy.ts'
import type { Table } from './table.ts'

export const STATE_FORMAT = 1

/** Everything about a campaign at one moment. Plain JSON: no callback, class instance or reference. */
export type State = {
  readonly format: typeof STATE_FORMAT
  phase: 'between' | 'playing' | 'finished'
  legacy: Legacy
  table: Table
  /** What is still to be resolved; the last frame is next. Frames are never written in place. */
  stack: Frame[]
  /** What is asked now; null between games and when a game is over. */
  pending: Decision | null
  /** The generator of chance, four 32-bit words. */
  rng: number[]
}
