import type { Outcome } from './outcome.ts'
import { type Duels, noteDuel } from './rating.ts'

/** Who had more points than whom, in every game and for every pair of seats with different names. */
export function duelsOf(outcomes: readonly Outcome[]): Duels {
  const duels: Duels = new Map()
  for (const { match, games } of outcomes)
    for (const { vp } of games)
      match.players.forEach(({ name }, seat) => {
        match.players.forEach((rival, other) => {
          const lead = (vp[seat] ?? 0) - (vp[other] ?? 0)
          if (rival.name !== name) noteDuel(duels, name, rival.name, lead > 0 ? 1 : lead === 0 ? 0.5 : 0)
        })
      })
  return duels
}
