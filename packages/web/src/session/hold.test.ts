import { expect, test } from 'vitest'
import { settle } from '../../test-support/fake-clock.ts'
import { makeHolds } from './hold.ts'

/** Whether a promise has settled by now. */
async function isDone(promise: Promise<void>): Promise<boolean> {
  let isSettled = false
  void promise.then(() => {
    isSettled = true
  })
  await settle()
  return isSettled
}

test('nothing waits while nothing holds', async () => {
  expect(await isDone(makeHolds().released())).toBe(true)
})

test('a hold keeps everyone waiting until it is released', async () => {
  const { hold, released } = makeHolds()
  const release = hold()
  const waiting = [released(), released()]
  expect(await Promise.all(waiting.map(isDone))).toEqual([false, false])
  release()
  expect(await Promise.all(waiting.map(isDone))).toEqual([true, true])
})

test('the last of several holds releases, and a hold released twice counts once', async () => {
  const { hold, released } = makeHolds()
  const first = hold()
  const second = hold()
  first()
  first()
  const waiting = released()
  expect(await isDone(waiting)).toBe(false)
  second()
  expect(await isDone(waiting)).toBe(true)
})

test('a hold after a release holds again', async () => {
  const { hold, released } = makeHolds()
  hold()()
  const release = hold()
  const waiting = released()
  expect(await isDone(waiting)).toBe(false)
  release()
  expect(await isDone(waiting)).toBe(true)
})
