import type { BotQuestion } from '@charterstone/bots'
import { expect, test } from 'vitest'
import { makeFairThink } from './fair-think.ts'
import { makeOrigins } from './origins.ts'

const question = (seed: number): BotQuestion => ({ bot: { seed } }) as unknown as BotQuestion
const { signal } = new AbortController()

test('the bot of another address waits for one question, not for fifty tables', async () => {
  const order: number[] = []
  const { think, waiting } = makeFairThink(async ({ bot }) => {
    await Promise.resolve()
    order.push(bot.seed ?? -1)
    return { key: '', why: [] }
  }, 1)
  const many = Array.from({ length: 50 }, (_, index) => think(question(index), signal, 'attacker'))
  const one = think(question(99), signal, 'another')
  // One question of each address runs.
  expect(waiting()).toBe(49)
  const third = think(question(77), signal, 'third')
  await one
  expect(order.indexOf(99)).toBeLessThanOrEqual(1)
  await third
  expect(order.indexOf(77)).toBeLessThanOrEqual(3)
  await Promise.all(many)
  expect(order).toHaveLength(52)
})

test('a bot that fails or is stopped does not hold up the next', async () => {
  const { think } = makeFairThink(({ bot }) => {
    return bot.seed === 0 ? Promise.reject(new Error('no')) : Promise.resolve({ key: 'a', why: [] })
  }, 1)
  const failed = think(question(0), signal, 'a')
  const next = think(question(1), signal, 'a')
  await expect(failed).rejects.toThrow('no')
  expect(await next).toMatchObject({ key: 'a' })
})

test('the origins of tables are bounded; the oldest is forgotten', () => {
  const origins = makeOrigins(2)
  origins.note('one', 'a')
  origins.note('two', 'b')
  origins.note('one', 'c')
  origins.note('three', 'd')
  expect(['one', 'two', 'three'].map(origins.of)).toEqual(['c', '', 'd'])
})
