import type { Engine } from '@charterstone/engine'
import type { QuickLevel } from '../bot-name.ts'
import { makePreferenceBot } from './preference-bot.ts'
import { EAGER, HASTY } from './preferences.ts'
import type { QuickBot } from './quick-bot.ts'
import { randomBot } from './random-bot.ts'

export function makeQuickBots(engine: Engine): Readonly<Record<QuickLevel, QuickBot>> {
  return {
    random: randomBot,
    eager: makePreferenceBot(engine, EAGER),
    hasty: makePreferenceBot(engine, HASTY),
  }
}
