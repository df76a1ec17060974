import { expect, it } from 'vitest'
import { type Duels, eloOf, noteDuel } from './rating.ts'

it('three wins of four are 191 points of Elo', () => {
  const duels: Duels = new Map()
  noteDuel(duels, 'a', 'b', 7500)
  noteDuel(duels, 'b', 'a', 2500)
  const elo = eloOf(['a', 'b'], duels)
  expect((elo.get('a') ?? 0) - (elo.get('b') ?? 0)).toBeCloseTo(191, -0.5)
  expect((elo.get('a') ?? 0) + (elo.get('b') ?? 0)).toBe(3000)
})

it('who never met is rated through others', () => {
  const duels: Duels = new Map()
  for (const [winner, loser] of [
    ['a', 'b'],
    ['b', 'c'],
  ] as const) {
    noteDuel(duels, winner, loser, 75)
    noteDuel(duels, loser, winner, 25)
  }
  const elo = eloOf(['a', 'b', 'c'], duels)
  expect(elo.get('a')).toBeGreaterThan(elo.get('b') ?? 0)
  expect(elo.get('b')).toBeGreaterThan(elo.get('c') ?? 0)
})
