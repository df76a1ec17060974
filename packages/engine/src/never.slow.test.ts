import { miniCatalogue, walk } from '@charterstone/testkit'
import { expect, test } from 'vitest'
import { HOUSE_RULE_IDS, houseRulesOf } from './state/house-rules.ts'

const SEATS = [1, 2, 3, 4, 5, 6]
const SEEDS = [101, 102, 103, 104]

test.each(SEATS)('[N1] whole campaigns of %i seats keep every promise', (seats) => {
  for (const seed of SEEDS)
    expect(walk({ catalogue: miniCatalogue, seed, seats, games: 12, every: 24 }).broken).toEqual([])
})

test.each([2, 3, 4, 5, 6])('[N1] whole campaigns of %i seats with automas keep every promise', (seats) => {
  for (const seed of SEEDS)
    expect(
      walk({ catalogue: miniCatalogue, seed, seats, automas: Math.min(2, seats - 1), games: 12, every: 24 })
        .broken,
    ).toEqual([])
})

test.each(SEATS)('[N1] games after the campaign with %i seats keep every promise', (seats) => {
  expect(walk({ catalogue: miniCatalogue, seed: 111, seats, games: 15, every: 24 }).broken).toEqual([])
})

test.each(SEATS)('[N2] games on their own at the last stage with %i seats keep every promise', (seats) => {
  for (const seed of SEEDS)
    expect(walk({ catalogue: miniCatalogue, seed, seats, stage: 12, every: 4 }).broken).toEqual([])
})

test('[N2] games with all house rules at once, and with dusk, keep every promise', () => {
  const houseRules = houseRulesOf(HOUSE_RULE_IDS.filter((id) => id !== 'H7'))
  for (const seed of SEEDS)
    expect(
      walk({ catalogue: miniCatalogue, seed, seats: 3, games: 12, houseRules, every: 24 }).broken,
    ).toEqual([])
})
