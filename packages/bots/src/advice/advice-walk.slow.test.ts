import { expect, test } from 'vitest'
import { walkAdvice } from '../../test-support/advice-faults.ts'

const walks = [1, 4, 8, 12].flatMap((stage) =>
  [1, 2, 4, 6].flatMap((seats) =>
    (['easy', 'medium', 'hard'] as const).map((level, seed) => ({
      seats,
      stage,
      level,
      seed,
      every: 13,
      steps: 2000,
      played: 'easy' as const,
    })),
  ),
)

test.each(walks)(
  'advice of a $level bot at $seats seats and stage $stage has the best option first, praises no other and lists all that scores',
  (walk) => {
    const { positions, faults } = walkAdvice(walk)
    expect(faults).toEqual([])
    expect(positions).toBeGreaterThan(1)
  },
)
