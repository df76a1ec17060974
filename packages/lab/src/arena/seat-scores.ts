import { mean } from '../statistics/sum.ts'
import type { CampaignScore, GameScore, Outcome } from './outcome.ts'

/** What a seat won: 1, or a part of it when several tie. */
export function winOf({ vp }: GameScore, seat: number): number {
  const best = Math.max(...vp)
  return vp[seat] === best ? 1 / vp.filter((each) => each === best).length : 0
}

export function championshipOf({ champions }: CampaignScore, seat: number): number {
  return champions.includes(seat) ? 1 / champions.length : 0
}

/** The mean of the seats of a name, less the mean of all other seats; undefined where there are none. */
export function marginOfName(
  { match }: Outcome,
  scores: readonly number[],
  name: string,
): number | undefined {
  const isOwn = (seat: number): boolean => match.players[seat]?.name === name
  const own = scores.filter((_, seat) => isOwn(seat))
  const others = scores.filter((_, seat) => !isOwn(seat))
  return own.length === 0 || others.length === 0 ? undefined : mean(own) - mean(others)
}

/**
 * Matches with the same seed: every contestant had every seat of the same village. They are one unit, because luck that
 * the village brings to a seat cancels out within it.
 */
export function groupsOf(outcomes: readonly Outcome[]): Outcome[][] {
  const groups = new Map<number, Outcome[]>()
  for (const outcome of outcomes) {
    const group = groups.get(outcome.match.seed)
    if (group === undefined) groups.set(outcome.match.seed, [outcome])
    else group.push(outcome)
  }
  return [...groups.values()]
}
