import type { StoreApi } from 'zustand'
import type { BotClient } from '../bots/bot-client.ts'
import type { OnlineSession } from '../online/online-session.ts'
import type { Readable } from '../words/table-words.ts'
import type { Forecasts } from './forecast.ts'
import type { Game } from './game.ts'
import type { GameRef } from './game-ref.ts'
import type { Release } from './hold.ts'
import type { LocalSession } from './local-session.ts'
import type { Ruleset } from './ruleset.ts'

/** An open game. Everything it needs was passed in, and all of its state goes with it. */
export type Session = LocalSession | OnlineSession

/** What a campaign of this browser and an online table have in common. */
export type BaseSession = Forecasts & {
  readonly ref: GameRef
  readonly ruleset: Ruleset
  /** The game as a screen shows it; null until the first one is there. */
  readonly game: StoreApi<Game | null>
  /** The words of everything opened so far; there before the game that needs them. */
  readonly words: StoreApi<Readable | null>
  /** Answers the decision with the key of an option, or `name:` and a name. */
  readonly answer: (key: string) => Promise<void>
  /** Back to the last answer of a person; beyond what is free only with consent (D6). */
  readonly undo: (hasConsent: boolean) => Promise<void>
  /** After the end of a game. */
  readonly packUp: () => Promise<void>
  /** Sets up the next game. */
  readonly startGame: () => Promise<void>
  /** Gives the village another name. */
  readonly rename: (village: string) => Promise<void>
  /** Keeps bots and other players' moves waiting while something is on screen. */
  readonly hold: () => Release
  /** Shows the moves of others that are under way at once. What holds the game still holds it. */
  readonly hurry: () => void
  /** A bot beside the game, for hints; it stops with the session at the latest. */
  readonly startBots: () => BotClient
  /** Resolves when everything is written. */
  readonly close: () => Promise<void>
}
