import type { CampaignRecord, Decision, Undo, View } from '@charterstone/engine'
import { create } from 'zustand'
import type { GameRef } from './game-ref.ts'
import type { LogEntry } from './log.ts'
import type { Waiting } from './seating.ts'

/** Whether the last answer is safe. `full` and `failed` still hold it in memory. */
export type Storage = 'saved' | 'saving' | 'full' | 'failed'

/** The open campaign as a screen sees it; replaced at every change. */
export type Game = {
  readonly ref: GameRef
  /** Null at an online table, whose record lies with the server. */
  readonly record: CampaignRecord | null
  /** Who looks at the screen; -1 for a spectator. */
  readonly seat: number
  readonly view: View
  /** What this person is asked now; null while others act and when nothing is asked. */
  readonly decision: Decision | null
  readonly waiting: Waiting | null
  /** What has happened in this game, by answers. Empty between games. */
  readonly log: readonly LogEntry[]
  /** The place of the first entry since this person's last answer. */
  readonly since: number
  /** What has just happened, for moments and animations; null after loading and undo. */
  readonly latest: LogEntry | null
  /** What this person may take back. */
  readonly undo: Undo
  /** How many people play: to go back further all of them must agree. */
  readonly persons: number
  /** Whether this person may pack up and begin the next game. */
  readonly canGoOn: boolean
}

export type SessionStatus = 'closed' | 'loading' | 'open' | 'missing' | 'failed'

type Session = {
  readonly status: SessionStatus
  readonly game: Game | null
  readonly storage: Storage
  /** A bot does not answer: it can be asked again. */
  readonly isBotStuck: boolean
}

export const CLOSED: Session = { status: 'closed', game: null, storage: 'saved', isBotStuck: false }

export const useSession = create<Session>(() => CLOSED)
