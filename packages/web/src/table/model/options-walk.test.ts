import type { DecisionKind } from '@charterstone/engine'
import { describe, expect, it } from 'vitest'
import { QUICK_WALKS } from '../../../test-support/campaign-walk.ts'
import { askedIn, flawsIn, OPTION_CHECKS } from '../../../test-support/option-checks.ts'

const asked = askedIn(QUICK_WALKS)

describe('the options of random campaigns', () => {
  it('the walks reach the questions of a whole campaign', () => {
    const kinds = new Set(asked.map(({ decision }) => decision.kind))
    const some: readonly DecisionKind[] = [
      'act',
      'card',
      'choose',
      'companion',
      'glory',
      'guidepost',
      'island-place',
      'keep',
      'pay',
      'plot',
      'sell',
      'take-any',
      'unlock',
    ]
    expect(some.filter((kind) => !kinds.has(kind))).toEqual([])
    expect(kinds.size).toBeGreaterThan(30)
  })

  it.each(Object.entries(OPTION_CHECKS))('%s', (_, check) => {
    expect(flawsIn(asked, check)).toEqual([])
  })
})
