import type { Catalogue } from '@charterstone/engine'
import type { QuickLevel } from '../bot-name.ts'
import { makePreferenceBot } from './preference-bot.ts'
import { EAGER, HASTY } from './preferences.ts'
import type { QuickBot } from './quick-bot.ts'
import { randomBot } from './random-bot.ts'

export function makeQuickBots(catalogue: Catalogue): Readonly<Record<QuickLevel, QuickBot>> {
  return {
    random: randomBot,
    eager: makePreferenceBot(catalogue, EAGER),
    hasty: makePreferenceBot(catalogue, HASTY),
  }
}
