import { expect, test } from 'vitest'
import { newCampaign, playOn } from '../../test-support/session-deps.ts'
import { isCampaign, isSameRef, localRef, tableRef } from './game-ref.ts'
import { eventsSince, firstSince } from './log.ts'

test('the first step since a seat’s last answer follows that answer', () => {
  const log = [-1, 0, 1, 0, 1, 1].map((seat) => ({ seat }))
  expect(firstSince(log, 0)).toBe(4)
  expect(firstSince(log, 1)).toBe(6)
})

test('a seat that has not answered yet has everything before it', () => {
  expect(firstSince([{ seat: -1 }, { seat: 1 }], 0)).toBe(0)
  expect(firstSince([], 0)).toBe(0)
})

test('what the others did since a seat’s last turn includes the automas', () => {
  const { steps } = playOn(newCampaign(['person', 'automa']), (now) =>
    now.steps.some(({ events }) => events.some(({ kind }) => kind === 'automa-drew')),
  )
  const events = eventsSince(steps, 0)
  expect(events.some(({ kind }) => kind === 'automa-drew')).toBe(true)
  expect(events[0]).toMatchObject({ kind: 'turn-started', seat: 1 })
})

test('what a seat itself did is not among what the others did', () => {
  const { steps } = playOn(newCampaign(['person', 'person']), (now) => now.steps.at(-1)?.seat === 1)
  const seats = eventsSince(steps, 1).flatMap((event) => (event.kind === 'answered' ? [event.seat] : []))
  expect(seats).not.toContain(1)
})

test('a campaign and a table with the same id are two games', () => {
  expect(isSameRef(localRef('a'), localRef('a'))).toBe(true)
  expect(isSameRef(localRef('a'), tableRef('a'))).toBe(false)
  expect(isSameRef(localRef('a'), localRef('b'))).toBe(false)
  expect(isSameRef(null, localRef('a'))).toBe(false)
})

test('the campaign of the lessons is a campaign of this browser, never a table', () => {
  expect(isCampaign(localRef('a'), 'a')).toBe(true)
  expect(isCampaign(tableRef('a'), 'a')).toBe(false)
  expect(isCampaign(localRef('a'), null)).toBe(false)
})
