import { expect, test } from 'vitest'
import {
  BOT_NAMES,
  botNameOf,
  isQuickLevel,
  LEVELS,
  OFFERED_LEVELS,
  PLAY_STYLES,
  readBotName,
  THINKING_LEVELS,
} from './bot-name.ts'

test('every bot is read from its own name', () => {
  for (const level of LEVELS)
    for (const style of PLAY_STYLES)
      expect(readBotName(botNameOf({ level, style }))).toEqual({ level, style })
})

test('a level alone is the balanced style, which older saves name as well', () => {
  expect(readBotName('hard')).toEqual({ level: 'hard', style: 'balanced' })
  expect(readBotName('hard:balanced')).toEqual({ level: 'hard', style: 'balanced' })
  expect(botNameOf({ level: 'hard', style: 'balanced' })).toBe('hard')
  expect(botNameOf({ level: 'hard', style: 'builder' })).toBe('hard:builder')
})

test.each([
  '',
  'person',
  'automa',
  'genius',
  'Hard',
  ' hard',
  'hard:',
  'hard:lazy',
  'hard:builder:x',
  ':builder',
  'toString',
])('"%s" is the name of no bot', (name) => {
  expect(readBotName(name)).toBeNull()
})

test('the list of bots names every level, and every play style of the levels that think', () => {
  expect(new Set(BOT_NAMES).size).toBe(BOT_NAMES.length)
  for (const level of LEVELS) expect(BOT_NAMES).toContain(level)
  expect(BOT_NAMES).toHaveLength(3 + THINKING_LEVELS.length * PLAY_STYLES.length)
  for (const name of BOT_NAMES) expect(readBotName(name)).not.toBeNull()
})

test('every level that a person may choose is a level, and thinking levels are not quick', () => {
  for (const level of OFFERED_LEVELS) expect(LEVELS).toContain(level)
  expect(LEVELS.filter((level) => !isQuickLevel(level))).toEqual([...THINKING_LEVELS])
})
