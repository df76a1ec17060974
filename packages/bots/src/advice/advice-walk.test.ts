import { expect, test } from 'vitest'
import { type AdviceWalk, walkAdvice } from '../../test-support/advice-faults.ts'

const walks: readonly AdviceWalk[] = [
  { seats: 2, stage: 1, seed: 1, every: 11, level: 'medium', steps: 1000, played: 'easy' },
  { seats: 3, stage: 5, seed: 2, every: 29, level: 'hard', steps: 600, played: 'eager' },
  { seats: 6, stage: 12, seed: 3, every: 89, level: 'medium', steps: 1000, played: 'eager' },
]

test.each(walks)(
  'advice at $seats seats and stage $stage has the best option first, praises no other and lists all that scores',
  (walk) => {
    const { positions, faults } = walkAdvice(walk)
    expect(faults).toEqual([])
    expect(positions).toBeGreaterThan(4)
  },
)
