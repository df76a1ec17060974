import type { Event } from '@charterstone/engine'
import { expect, test } from 'vitest'
import { stopsOf } from '../../../test-support/campaign-walk.ts'
import { groupsSince, turnGroups } from './turn-groups.ts'

const started: Event = { kind: 'game-started', game: 1, first: 0 }
const turn = (seat: number): Event => ({ kind: 'turn-started', seat, round: 1 })
const placed = (seat: number): Event => ({ kind: 'placed', seat, building: 5, worker: 'large' })
const ended: Event = { kind: 'game-ended', vp: [3, 4], winners: [1] }

const steps = [
  { seat: -1, events: [started, turn(0)] },
  { seat: 0, events: [placed(0), turn(1)] },
  { seat: 1, events: [placed(1), ended] },
]

test('the groups of a log part the events of a game by turns, with set-up and end', () => {
  const groups = turnGroups(steps)
  expect(groups.map(({ kind, seat }) => [kind, seat])).toEqual([
    ['setup', -1],
    ['turn', 0],
    ['turn', 1],
    ['end', -1],
  ])
  expect(groups[1]?.events).toEqual([placed(0)])
})

test('the groups of a log leave out turns in which nothing happened', () => {
  expect(turnGroups([{ events: [started, turn(0), turn(1), placed(1)] }])).toHaveLength(2)
})

test('the groups of a log know what happened since the last answer of a seat', () => {
  expect(groupsSince(turnGroups(steps), steps, 0).map(({ kind }) => kind)).toEqual(['turn', 'end'])
})

test('the groups of a log say points of the end once, after the last round', () => {
  for (const seed of [1, 2, 3, 4]) {
    const groups = turnGroups(stopsOf({ seed, seats: 3 }).at(-1)?.log ?? [])
    const end = groups.findIndex(({ kind }) => kind === 'end')
    const scored = groups.flatMap(({ events }, index) =>
      events.flatMap((event) => (event.kind === 'reputation-scored' ? [index] : [])),
    )
    const unexplained = groups.flatMap(({ events }) =>
      events.filter((event) => event.kind === 'won-vp' && event.source === 0),
    )
    expect(scored, `seed ${seed}`).toEqual(scored.map(() => end))
    expect(unexplained, `seed ${seed}`).toEqual([])
  }
})
