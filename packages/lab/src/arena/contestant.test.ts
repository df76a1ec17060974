import { createBot } from '@charterstone/bots'
import { expect, it } from 'vitest'
import { engine } from '../ruleset.ts'
import { arena } from './arena.ts'
import { contestantOf, contestantsOf } from './contestant.ts'
import { matchesOf } from './match.ts'
import { playMatch } from './play-match.ts'

it('a bot of another tree has the prefix in its name, and is the bot that follows it', () => {
  expect(contestantOf('other/expert')).toEqual({
    name: 'other/expert',
    bot: { level: 'expert', style: 'balanced' },
    isOther: true,
  })
  expect(contestantOf('other/Hard:builder').bot).toEqual({ level: 'hard', style: 'builder' })
  expect(contestantOf('expert').isOther).toBeUndefined()
  expect(() => contestantOf('other/genius')).toThrow('--players')
})

it('a bot of another tree differs from its namesake: they swap seats', () => {
  const [first, second] = matchesOf(contestantsOf('random,other/random', 2), 2, 1, 1)
  expect(first?.players.map(({ name }) => name)).toEqual(['random', 'other/random'])
  expect(second?.players.map(({ name }) => name)).toEqual(['other/random', 'random'])
  expect(second?.seed).toBe(first?.seed)
})

it('the arena refuses a bot of another tree without --other', async () => {
  await expect(arena([], { players: 'random,other/random' })).rejects.toThrow('--other')
})

it('only the seat of another tree gets a bot from there', () => {
  const [match] = matchesOf(contestantsOf('random,other/random', 2), 1, 1, 1)
  if (match === undefined) throw new Error('no match')
  const made: string[] = []
  const otherBots: typeof createBot = (config) => {
    made.push(config.level)
    return createBot(config)
  }
  playMatch(engine, match, { otherBots })
  expect(made).toEqual(['random'])
  expect(() => playMatch(engine, match)).toThrow('--other')
})
