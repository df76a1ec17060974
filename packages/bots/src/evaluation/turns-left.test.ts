import { TRACK } from '@charterstone/engine'
import { expect, it } from 'vitest'
import { incomesLeft } from './turns-left.ts'

it('[R25.3] the incomes left are the income icons ahead of the token', () => {
  const spaces = Array.from({ length: TRACK.last + 1 }, (_, space) => space)
  expect(spaces.map(incomesLeft)).toEqual(
    spaces.map((space) => TRACK.income.filter((icon) => icon > space).length),
  )
  expect([0, 6, 21, 22].map(incomesLeft)).toEqual([5, 4, 1, 0])
})
