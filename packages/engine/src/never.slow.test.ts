import { miniCatalogue, walk } from '@charterstone/testkit'
import { describe, expect, it } from 'vitest'
import { HOUSE_RULE_IDS, houseRulesOf } from './state/house-rules.ts'

const SEATS = [1, 2, 3, 4, 5, 6]
const SEEDS = [101, 102, 103, 104]

describe('long walks', () => {
  it.each(SEATS)('[N1] whole campaigns of %i seats keep every promise', (seats) => {
    for (const seed of SEEDS)
      expect(walk({ catalogue: miniCatalogue, seed, seats, games: 12, every: 24 }).broken).toEqual([])
  })

  it.each([2, 3, 4, 5, 6])('[N1] so do campaigns of %i seats with automas', (seats) => {
    for (const seed of SEEDS)
      expect(
        walk({ catalogue: miniCatalogue, seed, seats, automas: Math.min(2, seats - 1), games: 12, every: 24 })
          .broken,
      ).toEqual([])
  })

  it.each(SEATS)('[N1] so do games after the campaign, with %i seats', (seats) => {
    expect(walk({ catalogue: miniCatalogue, seed: 111, seats, games: 15, every: 24 }).broken).toEqual([])
  })

  it.each(SEATS)('[N2] so do games on their own at the last stage, with %i seats', (seats) => {
    for (const seed of SEEDS)
      expect(walk({ catalogue: miniCatalogue, seed, seats, stage: 12, every: 4 }).broken).toEqual([])
  })

  it('[N2] so do all house rules at once, with dusk', () => {
    const houseRules = houseRulesOf(HOUSE_RULE_IDS.filter((id) => id !== 'H7'))
    for (const seed of SEEDS)
      expect(
        walk({ catalogue: miniCatalogue, seed, seats: 3, games: 12, houseRules, every: 24 }).broken,
      ).toEqual([])
  })
})
