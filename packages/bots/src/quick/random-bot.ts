import { roll } from '@charterstone/engine'
import type { QuickBot } from './quick-bot.ts'

/** Draws any option, all equally likely. A single option takes no number from the generator. */
export const randomBot: QuickBot = ({ options }, rng) =>
  options.length === 1 ? (options[0] ?? '') : (options[roll(rng, options.length)] ?? '')
