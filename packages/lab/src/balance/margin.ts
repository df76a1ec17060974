import { mean } from '../statistics/sum.ts'
import type { ObservedGame } from './observation.ts'

/** How margins of the games turn into win share. */
export type MarginScale = {
  /** The spread of the margins in each game of the campaign. */
  readonly spreads: ReadonlyMap<number, number>
  /** Win share for a margin of one spread, near parity. */
  readonly slope: number
}

/** A seat's VP less the mean of the others. */
export function marginOf({ vp }: ObservedGame, seat: number): number {
  const own = vp[seat] ?? 0
  const others = vp.filter((_, other) => other !== seat)
  return own - mean(others)
}

/**
 * Wins say little, because a win by one point counts as much as one by thirty. A margin says more, but must be turned into win
 * share. How much of it a point is worth follows from the games themselves: we count how many seats would have won with a few
 * points more, and how many with as many points less. Half the difference, by those points, is the slope near parity. Scores
 * spread more in later games, so points are counted in spreads of the margins of that game of the campaign; that lets all games
 * share one slope. With two seats and normal scores the interval becomes a fifth narrower than that of counted wins, which takes
 * a third of the games less. It supposes that an advantage shifts scores and does not make them more or less alike.
 */
export function marginScaleOf(games: readonly ObservedGame[]): MarginScale {
  const spreads = spreadsOf(games)
  let more = 0
  let less = 0
  let seats = 0
  for (const game of games) {
    const spread = spreads.get(game.game) ?? 0
    if (spread === 0) continue
    game.vp.forEach((own, seat) => {
      const lead = (own - Math.max(...game.vp.filter((_, other) => other !== seat))) / spread
      more += winOf(lead + FEW_SPREADS)
      less += winOf(lead - FEW_SPREADS)
      seats += 1
    })
  }
  return { spreads, slope: seats === 0 ? 0 : (more - less) / seats / (2 * FEW_SPREADS) }
}

const FEW_SPREADS = 0.4

function winOf(lead: number): number {
  return lead > 0 ? 1 : lead === 0 ? 0.5 : 0
}

function spreadsOf(games: readonly ObservedGame[]): Map<number, number> {
  const squares = new Map<number, number[]>()
  for (const game of games) {
    const own = squares.get(game.game) ?? []
    squares.set(game.game, own)
    own.push(...game.vp.map((_, seat) => marginOf(game, seat) ** 2))
  }
  return new Map([...squares].map(([game, all]) => [game, Math.sqrt(mean(all))]))
}

/** Win share above an even one that this seat's margin stands for. */
export function advantageOf({ spreads, slope }: MarginScale, game: ObservedGame, seat: number): number {
  const spread = spreads.get(game.game) ?? 0
  return spread === 0 ? 0 : (slope * marginOf(game, seat)) / spread
}
