import { mean, quantile } from './quantiles.ts'
import { type Duels, eloOf, noteDuel, wilson } from './rating.ts'
import type { Outcome } from './worker.ts'

/** How one contestant did. */
export type Standing = {
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

/** Win shares of all games, by name; friends who tie share the win. */
export function tally(outcomes: readonly Outcome[]): Standing[] {
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
    const one = counts.get(name) ?? { games: 0, wins: 0, vp: 0, milliseconds: [] }
    counts.set(name, one)
    one.milliseconds.push(...(milliseconds[seat] ?? []))
    for (const { vp } of games) {
      const own = vp[seat] ?? 0
      const best = Math.max(...vp)
      one.games += 1
      one.vp += own
      if (own === best) one.wins += 1 / vp.filter((other) => other === best).length
      match.players.forEach((rival, place) => {
        const theirs = vp[place] ?? 0
        if (rival.name !== name)
          noteDuel(duels, name, rival.name, own > theirs ? 1 : own === theirs ? 0.5 : 0)
      })
    }
  })
}
