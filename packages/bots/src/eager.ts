import { roll } from '@charterstone/engine'
import type { Player } from './player.ts'

/** How much an option is liked, by the word before its colon or by the whole key; everything else counts 10. */
const LIKED: Readonly<Record<string, number>> = {
  'place:zeppelin': 120,
  'place:charterstone': 120,
  'place:grandstand': 60,
  'place:cloud-port': 20,
  'place:market': 25,
  use: 30,
  power: 30,
  scroll: 30,
  minion: 20,
  name: 20,
  retrieve: 3,
  pass: 1,
  skip: 1,
  end: 4,
}
const ORDINARY = 10

/** Random, but with a taste for what makes a village grow: constructing, opening, scoring, selling, taking and using cards. */
export const eagerPlayer: Player = ({ options }, rng) => {
  const [only] = options
  if (options.length === 1 && only !== undefined) return only
  let total = 0
  for (let index = 0; index < options.length; index++) total += likingOf(options[index] ?? '')
  let left = roll(rng, total)
  for (let index = 0; index < options.length; index++) {
    const option = options[index] ?? ''
    left -= likingOf(option)
    if (left < 0) return option
  }
  return options.at(-1) ?? ''
}

const known = new Map<string, number>()

function likingOf(option: string): number {
  const found = known.get(option)
  if (found !== undefined) return found
  const liking = LIKED[option] ?? LIKED[option.split(':', 1)[0] ?? ''] ?? ORDINARY
  known.set(option, liking)
  return liking
}
