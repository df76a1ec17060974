/** How often one name has beaten another at the same table; a tie is half a win for both. */
export type Duels = Map<string, Map<string, number>>

export function noteDuel(duels: Duels, winner: string, loser: string, wins: number): void {
  const row = duels.get(winner) ?? new Map<string, number>()
  duels.set(winner, row)
  row.set(loser, (row.get(loser) ?? 0) + wins)
}

const ROUNDS = 500
const MEAN = 1500

/** Elo ratings around 1500 that fit the duels best (Bradley-Terry, with half a win and half a loss added to each pair). */
export function eloOf(names: readonly string[], duels: Duels): Map<string, number> {
  let strength = names.map(() => 1)
  const wins = (a: string, b: string): number => (duels.get(a)?.get(b) ?? 0) + 0.5
  for (let round = 0; round < ROUNDS; round++) {
    const next = names.map((name, index) => {
      let won = 0
      let faced = 0
      names.forEach((rival, rivalIndex) => {
        if (rivalIndex === index) return
        won += wins(name, rival)
        const games = wins(name, rival) + wins(rival, name)
        faced += games / ((strength[index] ?? 1) + (strength[rivalIndex] ?? 1))
      })
      return faced === 0 ? 1 : won / faced
    })
    const mean = Math.exp(next.reduce((sum, value) => sum + Math.log(value), 0) / next.length)
    strength = next.map((value) => value / mean)
  }
  return new Map(
    names.map((name, index) => [name, Math.round(MEAN + 400 * Math.log10(strength[index] ?? 1))]),
  )
}
