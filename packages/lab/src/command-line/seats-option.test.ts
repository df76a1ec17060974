import { BOT_NAMES, LEVELS, PLAY_STYLES } from '@charterstone/bots'
import { expect, test } from 'vitest'
import { BOTS_HELP } from './bots-help.ts'
import { MAX_SEATS, playersOption, readSeatName } from './seats-option.ts'

const byDefault = (seats = 2): string[] => new Array<string>(seats).fill('random')
const players = (options: Record<string, unknown>): readonly string[] =>
  playersOption(options, ['person', 'automa'], byDefault)

test('--players names one player for each seat', () => {
  expect(players({ players: 'person,medium:builder,automa' })).toEqual(['person', 'medium:builder', 'automa'])
  expect(players({ players: 'person,hard', seats: 2 })).toEqual(['person', 'hard'])
})

test('--players with a single name fills all seats', () => {
  expect(players({ players: 'eager', seats: 4 })).toEqual(['eager', 'eager', 'eager', 'eager'])
  expect(players({ players: 'eager' })).toEqual(['eager'])
})

test('--players may be left out', () => {
  expect(players({})).toEqual(['random', 'random'])
  expect(players({ seats: 5 })).toHaveLength(5)
})

test('--players must fit the number of seats', () => {
  expect(() => players({ players: 'easy,easy,easy', seats: 2 })).toThrow('--players names 3 for 2 seats')
  expect(() => players({ players: new Array(7).fill('easy').join() })).toThrow('a table has 1 to 6 seats')
  expect(() => players({ seats: MAX_SEATS + 1 })).toThrow('--seats')
})

test.each(BOT_NAMES)('%s is a name for a seat', (name) => {
  expect(readSeatName(` ${name.toUpperCase()} `, [])).toBe(name)
})

test('other words are names only where a command accepts them', () => {
  expect(readSeatName('Automa', ['automa'])).toBe('automa')
  expect(() => readSeatName('automa', ['person'])).toThrow('--players must be one of person, random')
})

test('the help names every level and every play style', () => {
  for (const word of [...LEVELS, ...PLAY_STYLES.slice(1)]) expect(BOTS_HELP).toContain(word)
})
