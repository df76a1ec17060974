import type { CampaignRecord, Decision, Step, Undo, View } from '@charterstone/engine'
import type { GameRef } from './game-ref.ts'
import type { Waiting } from './shared-screen.ts'

/** One answer of the game on the table as every seat may see it; the first step is the set-up. */
export type LogStep = Pick<Step, 'number' | 'seat' | 'key' | 'by' | 'events'>

/** The open game as a screen shows it; replaced at every change. */
export type Game = {
  readonly ref: GameRef
  /** Null at an online table: the server has the record. */
  readonly record: CampaignRecord | null
  /** The name of the village; empty when it has none. */
  readonly village: string
  /** The seat that looks at the screen; -1 for a spectator. */
  readonly seat: number
  readonly view: View
  /** The decision of that seat; null while others act and when nothing is asked. */
  readonly decision: Decision | null
  readonly waiting: Waiting | null
  /** The steps of the game on the table. Empty between games. */
  readonly log: readonly LogStep[]
  /** The index of the first step after this seat's last answer. */
  readonly since: number
  /** The step that was just made, for moments and animations; null after loading and undo. */
  readonly latest: LogStep | null
  /** What this seat may undo. */
  readonly undo: Undo
  /** The number of people who play: to go back further all of them must agree. */
  readonly persons: number
  /** Whether the person at the screen may pack up and start the next game. */
  readonly canGoOn: boolean
}
