import { roll, seedRng } from '@charterstone/engine'
import { expect, test } from 'vitest'
import { shownSums } from './shown-sums.ts'

test('rounded rows add up, whatever the values', () => {
  const rng = seedRng(4)
  for (let round = 0; round < 500; round++) {
    const [start = 0, luck = 0, own = 0, others = 0] = Array.from(
      { length: 4 },
      () => roll(rng, 2_000_000) - 1_000_000,
    )
    const sums = { start, luck, own, others, result: start + luck + own + others }
    const shown = shownSums(sums, 1000)
    expect(shown.start + shown.luck + shown.own + shown.others).toBe(shown.result)
    for (const part of ['start', 'luck', 'own', 'others', 'result'] as const)
      expect(Math.abs(shown[part] - sums[part] / 1000)).toBeLessThanOrEqual(1)
  }
})
