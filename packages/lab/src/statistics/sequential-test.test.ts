import { roll, seedRng } from '@charterstone/engine'
import { expect, test } from 'vitest'
import { type SequentialTest, sequentialVerdict, type Verdict } from './sequential-test.ts'

const TEST: SequentialTest = { even: 0.5, better: 0.55, error: 0.05 }
const SIDES = 10_000
const MOST = 20_000

/** Pairs of games, each won with this chance. */
function* pairsOfCoins(chance: number, seed: number): Generator<number> {
  const rng = seedRng(seed)
  const coin = (): number => (roll(rng, SIDES) < chance * SIDES ? 1 : 0)
  for (let index = 0; index < MOST; index++) yield (coin() + coin()) / 2
}

function verdicts(chance: number, experiments = 400): Verdict[] {
  return Array.from({ length: experiments }, (_, index) =>
    sequentialVerdict(pairsOfCoins(chance, index + 1), TEST),
  )
}

function shareOfBetter(all: readonly Verdict[]): number {
  return all.filter(({ answer }) => answer === 'better').length / all.length
}

function meanUsed(all: readonly Verdict[]): number {
  return all.reduce((sum, { used }) => sum + used, 0) / all.length
}

test('the sequential test calls an even player better in about 5 % of experiments', () => {
  const wrong = shareOfBetter(verdicts(0.5))
  expect(wrong).toBeGreaterThan(0.015)
  expect(wrong).toBeLessThan(0.075)
})

test('the sequential test misses a player that wins 55 % in about 5 % of experiments', () => {
  const missed = 1 - shareOfBetter(verdicts(0.55))
  expect(missed).toBeGreaterThan(0.015)
  expect(missed).toBeLessThan(0.075)
})

test('the sequential test needs less than the games of a fixed test, and far less for a clear difference', () => {
  // A fixed test with the same errors takes 541 pairs: (2 * 1.645 / 0.05)^2 * 0.125.
  expect(meanUsed(verdicts(0.5))).toBeLessThan(350)
  expect(meanUsed(verdicts(0.55))).toBeLessThan(350)
  expect(meanUsed(verdicts(0.7, 100))).toBeLessThan(60)
})

test('the sequential test is for margins as well: values of any spread', () => {
  const margins = (mean: number, seed: number): number[] => {
    const rng = seedRng(seed)
    return Array.from({ length: 5000 }, () => mean + (roll(rng, 41) - 20) * 0.8)
  }
  const better = (mean: number): number =>
    Array.from({ length: 200 }, (_, index) =>
      sequentialVerdict(margins(mean, index + 1), { even: 0, better: 2, error: 0.05 }),
    ).filter(({ answer }) => answer === 'better').length / 200
  expect(better(0)).toBeLessThan(0.09)
  expect(better(2)).toBeGreaterThan(0.91)
})

test('the sequential test is undecided when the values run out', () => {
  expect(sequentialVerdict([1, 0, 1, 0], TEST)).toMatchObject({ answer: 'undecided', used: 4 })
  expect(sequentialVerdict([], TEST)).toMatchObject({ answer: 'undecided', used: 0, evidence: 0 })
})

test('the sequential test decides when all values are the same, but not by a handful of them', () => {
  expect(sequentialVerdict(new Array<number>(50).fill(1), TEST)).toMatchObject({
    answer: 'better',
    used: 20,
  })
  expect(sequentialVerdict(new Array<number>(10).fill(1), TEST).answer).toBe('undecided')
})
