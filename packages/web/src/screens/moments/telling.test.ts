import { greengully } from '@charterstone/content'
import type { GameRecord } from '@charterstone/engine'
import { scenario } from '@charterstone/testkit'
import { expect, test } from 'vitest'
import { filled, paragraphsOf } from './telling.ts'

const { state } = scenario()
const legacy = { ...state.legacy, village: 'Brook' }
const seats = legacy.seats.map((seat) => ({ ...seat, name: `player of charter ${seat.charter}` }))
const first: GameRecord = { game: 1, seats, vp: [10, 12], winners: [1], turns: [9, 9] }

const story = {
  title: '',
  paragraphs: ['One.', 'Two.'],
  variants: [
    { when: 'seats:<6', after: 1, paragraph: 'Between.' },
    { when: 'spectral:bound', after: 0, paragraph: 'Before.' },
    { when: 'spectral:freed', after: 2, paragraph: 'After.' },
  ],
} as const

test('a paragraph that remembers a choice comes after as many others as it says', () => {
  expect(paragraphsOf(greengully, legacy, story, '')).toEqual(['One.', 'Between.', 'Two.'])
})

test('a paragraph that remembers a choice can come before all others, and after the last', () => {
  const bound = paragraphsOf(greengully, { ...legacy, spectral: 0 }, story, '')
  expect(bound[0]).toBe('Before.')
  const freed = paragraphsOf(greengully, { ...legacy, letters: ['J'] }, story, '')
  expect(freed.at(-1)).toBe('After.')
})

test('a choice that was not made is not remembered in a story', () => {
  expect(paragraphsOf(greengully, legacy, story, '')).not.toContain('Before.')
})

test('the village has its name everywhere in a story', () => {
  expect(filled(legacy, 'Brook', ['{village} and {village}'])).toEqual(['Brook and Brook'])
})

test('the winner in a story is that of the last game, and all of them when they share it', () => {
  const won = { ...legacy, history: [{ ...first, winners: [0] }, first] }
  expect(filled(won, '', ['{winner}'])).toEqual([seats[1]?.name])
  const shared = { ...legacy, history: [{ ...first, winners: [0, 1] }] }
  expect(filled(shared, '', ['{winner}'])).toEqual([seats.map(({ name }) => name).join(', ')])
})

test('before the first game nobody has won', () => {
  expect(filled({ ...legacy, history: [] }, '', ['[{winner}]'])).toEqual(['[]'])
})
