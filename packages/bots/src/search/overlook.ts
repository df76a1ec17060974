import {
  charterOfSpot,
  type Engine,
  FIRST_PLOT,
  keyOf,
  type Option,
  roll,
  seedRng,
} from '@charterstone/engine'
import type { World } from '../world.ts'
import type { Line } from './search-turn.ts'

const CHANCES = 1000

/**
 * Drops lines that a beginner does not see: buildings in the charters of others, minions and cards to play. `share` of such
 * options are overlooked, other ones every turn; what lies in front of a player never is.
 */
export function withoutOverlooked(
  engine: Engine,
  world: World,
  lines: readonly Line[],
  { share, seed }: { readonly share: number; readonly seed: number },
): readonly Line[] {
  if (share === 0 || world.pending?.kind !== 'act') return lines
  const rng = seedRng(seed)
  const missed = new Set<string>()
  for (const option of engine.options(world)) {
    const isMissed = roll(rng, CHANCES) < share * CHANCES
    if (isMissed && isInconspicuous(world, option)) missed.add(keyOf(option))
  }
  const seen = lines.filter(({ key }) => !missed.has(key))
  return seen.length > 0 ? seen : lines
}

function isInconspicuous({ table, pending }: World, option: Option): boolean {
  if (option.kind === 'send-minion' || option.kind === 'card') return true
  const charter = table.seats[pending?.seat ?? 0]?.charter
  return option.kind === 'place' && option.spot >= FIRST_PLOT && charterOfSpot(option.spot) !== charter
}
