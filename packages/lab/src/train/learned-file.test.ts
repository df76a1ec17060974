import { FEATURE_NAMES, TUNED, type Weights } from '@charterstone/bots'
import { expect, test } from 'vitest'
import { fileOf } from './learned-file.ts'
import { FIXED, scaleOf } from './self-play.ts'

test('the file of learned weights has the command, the seed and every weight of each stage', () => {
  const other: Weights = { ...TUNED, coins: 0.125 }
  const file = fileOf({ 1: TUNED, 4: other }, 'charterstone train --seed 3', 3)
  expect(file).toContain("command: 'charterstone train --seed 3'")
  expect(file).toContain('seed: 3,')
  for (const name of FEATURE_NAMES) expect(file.match(new RegExp(`^      ${name}: `, 'gm'))).toHaveLength(2)
  expect(file).toContain('coins: 0.125')
  expect(file).toContain("import type { LearnedWeights } from './weights.ts'")
})

test('a weight is changed in steps of its own size, a small one in steps of a quarter point', () => {
  expect(scaleOf(TUNED, 'buildReady')).toBe(TUNED.buildReady)
  expect(scaleOf({ ...TUNED, coins: -2 }, 'coins')).toBe(2)
  expect(scaleOf({ ...TUNED, coins: 0.01 }, 'coins')).toBe(0.25)
})

test('points and what only a campaign can teach are not learned in single games', () => {
  for (const name of FIXED) expect(scaleOf(TUNED, name)).toBe(0)
  expect(FIXED.has('vp')).toBe(true)
  expect(FIXED.has('coins')).toBe(false)
})
