import { makeBotClient } from '../bots/bot-client.ts'
import { useSettings } from '../settings/settings.ts'
import { PAGE_WORDS } from '../words/page-words.ts'
import { PAGE_CLOCK } from './clock.ts'
import { openRuleset } from './ruleset.ts'
import type { SessionDeps } from './session-deps.ts'

/** What the real page gives every session. */
export const PAGE_DEPS: SessionDeps = {
  openRuleset,
  words: PAGE_WORDS,
  startBots: makeBotClient,
  clock: PAGE_CLOCK,
  speed: () => useSettings.getState().speed,
}
