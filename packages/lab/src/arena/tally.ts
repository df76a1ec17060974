import { mean, quantile } from '../statistics/quantiles.ts'
import { wilson } from '../statistics/wilson.ts'
import { type Duels, eloOf, noteDuel } from './rating.ts'
import type { Outcome } from './worker.ts'

/** All games of one contestant. */
export type ContestantResult = {
  readonly name: string
  readonly games: number
  readonly winShare: number
  readonly low: number
  readonly high: number
  readonly elo: number
  readonly meanVp: number
  readonly msPerTurn: number
  readonly p95MsPerTurn: number
}

type Count = { games: number; wins: number; vp: number; readonly milliseconds: number[] }

/** Win rates by name, best first; seats that tie share the win. */
export function tally(outcomes: readonly Outcome[]): ContestantResult[] {
  const counts = new Map<string, Count>()
  const duels: Duels = new Map()
  for (const outcome of outcomes) count(outcome, counts, duels)
  const elo = eloOf([...counts.keys()], duels)
  return [...counts]
    .map(([name, { games, wins, vp, milliseconds }]) => ({
      name,
      games,
      winShare: wins / games,
      ...wilson(wins, games),
      elo: elo.get(name) ?? 0,
      meanVp: vp / games,
      msPerTurn: mean(milliseconds),
      p95MsPerTurn: quantile(milliseconds, 0.95),
    }))
    .sort((a, b) => b.winShare - a.winShare)
}

function count({ match, games, milliseconds }: Outcome, counts: Map<string, Count>, duels: Duels): void {
  match.players.forEach(({ name }, seat) => {
    const own = counts.get(name) ?? { games: 0, wins: 0, vp: 0, milliseconds: [] }
    counts.set(name, own)
    own.milliseconds.push(...(milliseconds[seat] ?? []))
    for (const { vp } of games) {
      const points = vp[seat] ?? 0
      const best = Math.max(...vp)
      own.games += 1
      own.vp += points
      if (points === best) own.wins += 1 / vp.filter((each) => each === best).length
      match.players.forEach((rival, index) => {
        const theirs = vp[index] ?? 0
        if (rival.name !== name)
          noteDuel(duels, name, rival.name, points > theirs ? 1 : points === theirs ? 0.5 : 0)
      })
    }
  })
}
