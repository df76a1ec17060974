import { scenario } from '@charterstone/testkit'
import { expect, test } from 'vitest'
import { isRevelation, revelationIn } from './revelation.ts'

const deck = ['amulet', 'kiln', 'sherpa', 'broker', 'engineer', 'maestro']

test('[D6] searching the deck with a tome is a look, logged without naming a card', () => {
  const s = scenario({ rules: ['treasures'], deck, players: [{ cards: ['tome'] }] }).answer('use:tome')
  expect(s.eventsOf('looked')).toEqual([
    { kind: 'looked', seat: 0, where: 'deck', count: 6, source: s.number('tome') },
  ])
  expect(revelationIn(s.events)).toBe('look')
})

test('[D6] a search that finds nothing has looked all the same', () => {
  const s = scenario({ rules: ['treasures'], deck: ['amulet'], players: [{ cards: ['tome'] }] })
  s.answer('use:tome')
  expect([s.asked(), s.eventsOf('looked').length]).toEqual(['0 card', 1])
})

test('[D6] before the tome is used nothing has been made known', () => {
  const s = scenario({ rules: ['treasures'], deck, players: [{ cards: ['tome'] }] })
  expect(revelationIn(s.answer('place:patch').events)).toBeNull()
})

test('[D6] personas that are dealt to one seat are a look', () => {
  const s = scenario({
    begin: 'setup',
    game: 13,
    rules: ['personas', 'post-campaign'],
    legacy: { mode: 'post-campaign' },
    charters: { purple: { chest: [200, 219, 223, 224] }, black: { chest: [201, 233, 235] } },
  })
  expect(s.eventsOf('looked').map(({ seat, where, count }) => [seat, where, count])).toEqual([
    [0, 'personas', 3],
  ])
  s.answer(s.options()[0] ?? '')
  expect(s.eventsOf('looked').at(-1)).toMatchObject({ seat: 1, where: 'personas', count: 3 })
})

test('[D6] the victory cards that others left show what they took: a look', () => {
  const players = [{ influence: 11 }, { influence: 12 }, { influence: 11 }]
  const s = scenario({ begin: 'end', game: 7, guidepost: 406, seats: 3, seed: 1, players })
  s.answer('row:1', 'row:1', 'row:1', 'path:K', 'victory:victory-3')
  expect(s.eventsOf('looked').at(-1)).toMatchObject({ seat: 2, where: 'victory-cards', count: 5 })
})

test('[D6] the most important revelation counts: a crate before its cards and its shuffling', () => {
  const shuffled = { kind: 'shuffled', deck: 'advancement' } as const
  const crate = { kind: 'crate-opened', seat: 0, crate: 1, card: 1 } as const
  expect(revelationIn([shuffled, crate])).toBe('crate')
  expect(revelationIn([shuffled])).toBe('shuffle')
  expect(revelationIn([])).toBeNull()
})

test('[D6] a lettered crate, a guidepost and the end of the candle are known once they happened', () => {
  expect(isRevelation({ kind: 'letter-opened', letter: 'A' })).toBe(true)
  expect(isRevelation({ kind: 'guidepost-revealed', guidepost: 400 })).toBe(true)
  expect(isRevelation({ kind: 'candle-out', seat: 0 })).toBe(true)
  expect(isRevelation({ kind: 'passed', seat: 0 })).toBe(false)
})
