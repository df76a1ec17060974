import { expect, test } from 'vitest'
import type { Plan } from './plan.ts'
import { playUnits } from './play-units.ts'
import { summarise } from './summary.ts'

const plan: Plan = {
  units: 12,
  games: 'first',
  stage: 1,
  seed: 2,
  seats: 3,
  players: ['random', 'eager', 'hasty'],
}

test('the result does not depend on how many threads play', async () => {
  let units = 0
  const alone = await playUnits(plan, 1, () => {})
  const together = await playUnits(plan, 3, (count) => {
    units += count
  })
  expect(units).toBe(plan.units)
  expect(together).toEqual(alone)
})

test('a campaign of every number of seats is played without a violation, by everybody who can play', async () => {
  for (let seats = 1; seats <= 6; seats++) {
    const campaign: Plan = { ...plan, units: 1, games: 'campaign', seats, players: [] }
    const results = await playUnits(campaign, 1, () => {})
    expect(results[0]?.fault ?? null, `${seats} seats`).toBeNull()
    expect(summarise(campaign, results, 0)).toMatchObject({ games: 12, ended: 12, violations: 0, scored: 1 })
  }
})

test('every stage can be played alone', async () => {
  for (let stage = 1; stage <= 12; stage++) {
    const results = await playUnits({ ...plan, units: 2, games: 'stage', stage }, 1, () => {})
    expect(results.map(({ ended, fault }) => [ended, fault])).toEqual([
      [1, null],
      [1, null],
    ])
  }
})
