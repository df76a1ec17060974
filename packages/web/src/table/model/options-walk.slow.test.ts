import { describe, expect, it } from 'vitest'
import type { WalkSetup } from '../../../test-support/campaign-walk.ts'
import { askedIn, flawsIn, OPTION_CHECKS } from '../../../test-support/option-checks.ts'

/** Whole campaigns and late games with every number of seats. */
const LONG_WALKS: readonly WalkSetup[] = [1, 2, 3, 4, 5, 6].flatMap((seats) => [
  { seed: 100 + seats, seats, games: 12 },
  { seed: 200 + seats, seats, automas: Math.min(2, seats - 1), games: 12 },
  ...[4, 8, 12].map((stage) => ({ seed: 300 + stage, seats, stage })),
])

describe.each(LONG_WALKS)('the options of the walk $seed with $seats seats', (walk) => {
  const asked = askedIn([walk])

  it.each(Object.entries(OPTION_CHECKS))('%s', (_, check) => {
    expect(flawsIn(asked, check)).toEqual([])
  })
})
