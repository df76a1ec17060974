import { expect, test } from 'vitest'
import { newCampaign, playOn } from '../../../test-support/session-deps.ts'
import type { PastGame } from '../past/past.ts'
import { canReview } from './can-review.ts'

const { record, steps } = playOn(newCampaign(['person', 'easy']))
const running: PastGame = {
  game: 1,
  isWhole: true,
  isOver: false,
  steps: steps.slice(0, 5).map(({ number, seat, events }) => ({
    number,
    seat,
    events: events.filter(({ kind }) => kind !== 'game-ended'),
    legacy: record.checkpoint.legacy,
    covers: [],
    progress: 0,
    vp: [],
  })),
}
const over: PastGame = {
  ...running,
  steps: running.steps.map((step) => ({ ...step, events: [...steps.flatMap(({ events }) => events)] })),
}

test('a game that is over can be reviewed by everybody, at online tables too', () => {
  expect(canReview({ record, persons: 3 }, over)).toBe(true)
  expect(canReview({ record: null, persons: 3 }, over)).toBe(true)
})

test('a running game can be reviewed only by a person who plays alone', () => {
  expect(canReview({ record, persons: 1 }, running)).toBe(true)
  expect(canReview({ record, persons: 2 }, running)).toBe(false)
  expect(canReview({ record: null, persons: 1 }, running)).toBe(false)
})
