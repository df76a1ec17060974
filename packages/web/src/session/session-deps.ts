import type { BotClient } from '../bots/bot-client.ts'
import type { Speed } from '../settings/settings.ts'
import type { WordSource } from '../words/table-words.ts'
import type { Clock } from './clock.ts'
import type { Ruleset } from './ruleset.ts'

/** What every session needs from the page. Tests pass their own. */
export type SessionDeps = {
  readonly openRuleset: () => Promise<Ruleset>
  readonly words: WordSource
  readonly startBots: () => BotClient
  readonly clock: Clock
  /** The speed that the player has chosen, now. */
  readonly speed: () => Speed
}
