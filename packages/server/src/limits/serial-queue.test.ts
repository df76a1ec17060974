import { expect, test } from 'vitest'
import { makeSerialQueue } from './serial-queue.ts'

test('tasks run one after another, and one that fails holds up none after it', async () => {
  const { run, waiting } = makeSerialQueue()
  const seen: string[] = []
  const task = (name: string) => async () => {
    seen.push(`begin ${name}`)
    await Promise.resolve()
    seen.push(`end ${name}`)
    if (name === 'b') throw new Error('b fails')
    return name
  }
  const all = Promise.allSettled([run(task('a')), run(task('b')), run(task('c'))])
  expect(waiting()).toBe(3)
  const results = await all
  expect(seen).toEqual(['begin a', 'end a', 'begin b', 'end b', 'begin c', 'end c'])
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(waiting()).toBe(0)
})
