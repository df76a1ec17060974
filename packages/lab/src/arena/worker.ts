import { serve } from '@charterstone/bots/pool'
import { engine } from '../ruleset.ts'
import type { Match } from './match.ts'
import { playMatch } from './play-match.ts'

/** The result of a match: the scores of each of its games, and the milliseconds of every turn, by seat. */
export type Outcome = {
  readonly match: Match
  readonly games: readonly { readonly vp: readonly number[]; readonly turns: readonly number[] }[]
  readonly milliseconds: readonly (readonly number[])[]
}

serve(() => (match: Match): Outcome => {
  const games: { vp: readonly number[]; turns: readonly number[] }[] = []
  const milliseconds = playMatch(engine, match, {
    ended: (_state, { vp, turns }) => games.push({ vp, turns }),
  })
  return { match, games, milliseconds }
})
