import { expect, it } from 'vitest'
import { FEATURE, FEATURE_NAMES } from './features.ts'
import { TUNED, weightRow } from './weights.ts'

it('in a campaign it is worth more to build and to open, and nothing is worth less', () => {
  const single = weightRow(TUNED, 'balanced', false)
  const campaign = weightRow(TUNED, 'balanced', true)
  for (const name of ['buildReady', 'plans', 'crateReady', 'estate'] as const)
    expect(campaign[FEATURE[name]]).toBeGreaterThan(single[FEATURE[name]] ?? 0)
  for (const index of FEATURE_NAMES.keys())
    expect(Math.abs(campaign[index] ?? 0)).toBeGreaterThanOrEqual(Math.abs(single[index] ?? 0))
})

it('a personality thinks more of its own themes', () => {
  const balanced = weightRow(TUNED, 'balanced', false)
  expect(weightRow(TUNED, 'courtier', false)[FEATURE.reputationNow]).toBeGreaterThan(
    balanced[FEATURE.reputationNow] ?? 0,
  )
  expect(weightRow(TUNED, 'collector', false)[FEATURE.treasures]).toBeGreaterThan(
    balanced[FEATURE.treasures] ?? 0,
  )
})
