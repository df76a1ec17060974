import { expect, test } from 'vitest'
import { makeFakeClock, settle } from '../../test-support/fake-clock.ts'
import { makeHolds } from './hold.ts'
import { makePace } from './pace.ts'

function make() {
  const clock = makeFakeClock()
  const holds = makeHolds()
  const pace = makePace({ clock, speed: () => 'calm', released: holds.released })
  let isDone = false
  const wait = async (milliseconds: number) => {
    isDone = false
    await pace.wait(milliseconds)
    isDone = true
  }
  return { clock, holds, pace, wait, isDone: () => isDone }
}

test('a pause takes its time', async () => {
  const { clock, wait, isDone } = make()
  void wait(500)
  await clock.pass(499)
  expect(isDone()).toBe(false)
  await clock.pass(1)
  await settle()
  expect(isDone()).toBe(true)
})

test('hurry ends the pause under way and leaves no timer behind', async () => {
  const { clock, pace, wait, isDone } = make()
  void wait(500)
  pace.hurry()
  await settle()
  expect(isDone()).toBe(true)
  expect(clock.due()).toBe(0)
})

test('in a hurry the speed is instant, until all moves have been shown', async () => {
  const { pace, wait, isDone } = make()
  pace.hurry()
  expect(pace.speed()).toBe('instant')
  void wait(500)
  await settle()
  expect(isDone()).toBe(true)
  pace.settle()
  expect(pace.speed()).toBe('calm')
  void wait(500)
  await settle()
  expect(isDone()).toBe(false)
})

test('hurry does not end what holds the game', async () => {
  const { pace, holds, wait, isDone } = make()
  const release = holds.hold()
  void wait(500)
  pace.hurry()
  await settle()
  expect(isDone()).toBe(false)
  release()
  await settle()
  expect(isDone()).toBe(true)
})
