import { LANGUAGES, STANDARD_BOARD } from '@charterstone/engine'
import { expect, it } from 'vitest'
import { words } from './words.ts'

it.each(LANGUAGES)('[R23.3] the rule of reputation names the VP of the ranks in %s', (language) => {
  const numbers = words[language].rules.reputation.text.match(/\d+/g)?.map(Number) ?? []
  expect(numbers.filter((number) => number > 1)).toEqual(STANDARD_BOARD.reputation.vp)
})
