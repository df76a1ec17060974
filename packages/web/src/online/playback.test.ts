import type { Event } from '@charterstone/engine'
import type { Entry } from '@charterstone/protocol'
import { expect, test } from 'vitest'
import { makeFakeClock, settle } from '../../test-support/fake-clock.ts'
import { makeHolds } from '../session/hold.ts'
import { makePace } from '../session/pace.ts'
import type { Speed } from '../settings/settings.ts'
import { type Change, makePlayback, type PlaybackFrame } from './playback.ts'
import { type CompleteView, EMPTY_SNAPSHOT, type TableSnapshot } from './table-snapshot.ts'

const TURN: Event = { kind: 'turn-started', seat: 1, round: 1 }

/** A frame after a step of a seat, as seat 0 sees it. */
function frame(step: number, seat: number, change: Change = 'news'): PlaybackFrame {
  const entries = [
    { step: step - 1, seat, events: [TURN] },
    { step, seat, events: [TURN] },
  ] as unknown as readonly Entry[]
  const sight = { seat: 0, step } as unknown as CompleteView
  return { snapshot: { ...EMPTY_SNAPSHOT, seq: step, entries, sight }, change }
}

function make(speed: Speed = 'calm') {
  const clock = makeFakeClock()
  const holds = makeHolds()
  const drawn: { readonly step: number | null; readonly change: Change; readonly isNewest: boolean }[] = []
  let isVisible = true
  let prepare: (snapshot: TableSnapshot) => Promise<void> = () => Promise.resolve()
  const pace = makePace({ clock, speed: () => speed, released: holds.released })
  const playback = makePlayback({
    clock,
    pace,
    isVisible: () => isVisible,
    prepare: (snapshot) => prepare(snapshot),
    draw: ({ snapshot, change }, isNewest) => drawn.push({ step: snapshot.seq, change, isNewest }),
  })
  return {
    clock,
    pace,
    holds,
    drawn,
    playback,
    steps: () => drawn.map(({ step }) => step),
    setVisible: (next: boolean) => {
      isVisible = next
    },
    setPrepare: (next: typeof prepare) => {
      prepare = next
    },
  }
}

test('the first frame is drawn at once', async () => {
  const { playback, drawn } = make()
  playback.add(frame(1, 1, 'quiet'))
  await settle()
  expect(drawn).toEqual([{ step: 1, change: 'quiet', isNewest: true }])
})

test('moves of others follow each other at the speed of the person who watches', async () => {
  const { playback, clock, steps } = make()
  for (const step of [1, 2, 3]) playback.add(frame(step, 1))
  await clock.pass(1499)
  expect(steps()).toEqual([1])
  await clock.pass(1)
  expect(steps()).toEqual([1, 2])
  await clock.pass(1500)
  expect(steps()).toEqual([1, 2, 3])
})

test('a person in a hurry sees the moves that have come at once, and later ones at the usual speed', async () => {
  const { playback, clock, pace, steps } = make()
  for (const step of [1, 2, 3, 4]) playback.add(frame(step, 1))
  await clock.pass(100)
  expect(steps()).toEqual([1])
  pace.hurry()
  await settle()
  expect(steps()).toEqual([1, 2, 3, 4])
  playback.add(frame(5, 1))
  await clock.pass(1499)
  expect(steps()).toEqual([1, 2, 3, 4])
  await clock.pass(1)
  expect(steps()).toEqual([1, 2, 3, 4, 5])
})

test('only the newest frame asks for an answer', async () => {
  const { playback, clock, drawn } = make()
  playback.add(frame(1, 1))
  playback.add(frame(2, 1))
  await clock.pass(5000)
  expect(drawn.map(({ isNewest }) => isNewest)).toEqual([false, true])
})

test('an own move is drawn without a pause', async () => {
  const { playback, steps } = make()
  playback.add(frame(1, 1))
  playback.add(frame(2, 0))
  await settle()
  expect(steps()).toEqual([1, 2])
})

test('an undo and a quiet frame are drawn without a pause', async () => {
  const { playback, steps } = make()
  playback.add(frame(1, 1))
  playback.add(frame(2, 1, 'undo'))
  playback.add(frame(3, 1, 'quiet'))
  await settle()
  expect(steps()).toEqual([1, 2, 3])
})

test('at instant speed nothing waits', async () => {
  const { playback, steps } = make('instant')
  for (const step of [1, 2, 3]) playback.add(frame(step, 1))
  await settle()
  expect(steps()).toEqual([1, 2, 3])
})

test('a pause that has passed already is not waited for again', async () => {
  const { playback, clock, steps } = make()
  playback.add(frame(1, 1))
  await clock.pass(3000)
  playback.add(frame(2, 1))
  await settle()
  expect(steps()).toEqual([1, 2])
})

test('moves of others wait while a moment is on screen', async () => {
  const { playback, clock, holds, steps } = make()
  playback.add(frame(1, 1))
  await settle()
  const release = holds.hold()
  playback.add(frame(2, 1))
  await clock.pass(60_000)
  expect(steps()).toEqual([1])
  release()
  await settle()
  expect(steps()).toEqual([1, 2])
})

test('more than a dozen frames are not played one by one', async () => {
  const { playback, clock, drawn } = make()
  playback.add(frame(0, 1))
  await settle()
  for (let step = 1; step <= 13; step += 1) playback.add(frame(step, 1))
  await clock.pass(1500)
  expect(drawn.map(({ step }) => step)).toEqual([0, 13])
  expect(drawn.at(-1)).toMatchObject({ change: 'news', isNewest: true })
})

test('many frames with an undo among them are no news', async () => {
  const { playback, clock, drawn } = make()
  playback.add(frame(0, 1))
  await settle()
  for (let step = 1; step <= 13; step += 1) playback.add(frame(step, 1, step === 5 ? 'undo' : 'news'))
  await clock.pass(1500)
  expect(drawn.at(-1)).toMatchObject({ step: 13, change: 'undo' })
})

test('a hidden page jumps to the newest frame without a pause', async () => {
  const { playback, setVisible, steps } = make()
  playback.add(frame(1, 1))
  await settle()
  setVisible(false)
  for (const step of [2, 3, 4]) playback.add(frame(step, 1))
  await settle()
  expect(steps()).toEqual([1, 4])
})

test('a frame is drawn after its words have come, in its order', async () => {
  const { playback, setPrepare, steps } = make('instant')
  const arrivals: (() => void)[] = []
  setPrepare(() => new Promise((resolve) => arrivals.push(resolve)))
  playback.add(frame(1, 1))
  playback.add(frame(2, 1))
  await settle()
  expect(steps()).toEqual([])
  arrivals[0]?.()
  await settle()
  arrivals[1]?.()
  await settle()
  expect(steps()).toEqual([1, 2])
})

test('a change of the table reaches the frame on screen, the one that is prepared and those that wait', async () => {
  const seen: (string | undefined)[] = []
  const arrivals: (() => void)[] = []
  const clock = makeFakeClock()
  const playback = makePlayback({
    clock,
    pace: makePace({ clock, speed: () => 'instant', released: () => Promise.resolve() }),
    isVisible: () => true,
    prepare: ({ seq }) => (seq === 1 ? Promise.resolve() : new Promise((resolve) => arrivals.push(resolve))),
    draw: ({ snapshot: { seq, table } }) => seen.push(`${seq} ${table?.village}`),
  })
  for (const step of [1, 2, 3]) playback.add(frame(step, 1))
  await settle()
  const table = { village: 'Brzozów' } as NonNullable<TableSnapshot['table']>
  playback.updateTable({ ...EMPTY_SNAPSHOT, table })
  arrivals[0]?.()
  await settle()
  arrivals[1]?.()
  await settle()
  expect(seen).toEqual(['1 undefined', '1 Brzozów', '2 Brzozów', '3 Brzozów'])
})

test('before the first frame there is nothing to draw again', () => {
  const { playback, drawn } = make()
  playback.redraw()
  playback.updateTable(EMPTY_SNAPSHOT)
  expect(drawn).toEqual([])
})

test('a closed playback draws nothing, not even a frame that was being prepared', async () => {
  const { playback, setPrepare, clock, drawn } = make()
  const arrivals: (() => void)[] = []
  setPrepare(() => new Promise((resolve) => arrivals.push(resolve)))
  playback.add(frame(1, 1))
  playback.add(frame(2, 1))
  await settle()
  playback.close()
  arrivals[0]?.()
  await clock.pass(60_000)
  expect(drawn).toEqual([])
})
