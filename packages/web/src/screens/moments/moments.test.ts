import { expect, test } from 'vitest'
import { makeHolds } from '../../session/hold.ts'
import { makeMoments } from './moments.ts'
import type { Moment } from './moments-of.ts'

const STORY = { kind: 'crate', crate: 3 } as unknown as Moment
const RULES = { kind: 'rules', rules: [] } as unknown as Moment

function make() {
  let holding = 0
  let taken = 0
  const moments = makeMoments({
    hold: () => {
      holding += 1
      taken += 1
      return () => {
        holding -= 1
      }
    },
  })
  return { moments, queue: () => moments.store.getState().queue, holding: () => holding, taken: () => taken }
}

test('a moment holds the session until it is closed', () => {
  const { moments, queue, holding } = make()
  moments.add([STORY])
  expect(queue()).toEqual([STORY])
  expect(holding()).toBe(1)
  moments.closeFirst()
  expect(queue()).toEqual([])
  expect(holding()).toBe(0)
})

test('moments queue up under one hold, and close one after the other', () => {
  const { moments, queue, holding, taken } = make()
  moments.add([STORY])
  moments.add([RULES])
  expect(taken()).toBe(1)
  moments.closeFirst()
  expect(queue()).toEqual([RULES])
  expect(holding()).toBe(1)
  moments.closeFirst()
  expect(holding()).toBe(0)
})

test('all moments can be skipped at once', () => {
  const { moments, queue, holding } = make()
  moments.add([STORY, RULES])
  moments.closeAll()
  expect(queue()).toEqual([])
  expect(holding()).toBe(0)
})

test('no moments hold nothing, and closing nothing changes nothing', () => {
  const { moments, holding, taken } = make()
  moments.add([])
  moments.closeFirst()
  moments.closeAll()
  expect([holding(), taken()]).toEqual([0, 0])
})

test('bots of the session go on when the last moment is closed', async () => {
  const holds = makeHolds()
  const moments = makeMoments(holds)
  moments.add([STORY, RULES])
  let isReleased = false
  const waiting = holds.released().then(() => {
    isReleased = true
  })
  moments.closeFirst()
  await Promise.resolve()
  expect(isReleased).toBe(false)
  moments.closeFirst()
  await waiting
  expect(isReleased).toBe(true)
})
