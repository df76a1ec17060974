import { roll } from '@charterstone/engine'
import type { Player } from './player.ts'

/** Any option, each as likely as the others. Names are left as printed. */
export const randomPlayer: Player = ({ options }, rng) =>
  options.length === 1 ? (options[0] ?? '') : (options[roll(rng, options.length)] ?? '')
