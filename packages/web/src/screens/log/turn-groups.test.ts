import type { Event } from '@charterstone/engine'
import { describe, expect, it } from 'vitest'
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

describe('turnGroups', () => {
  it('parts the events of a game by turns, with set-up and end', () => {
    const groups = turnGroups(steps)
    expect(groups.map(({ kind, seat }) => [kind, seat])).toEqual([
      ['setup', -1],
      ['turn', 0],
      ['turn', 1],
      ['end', -1],
    ])
    expect(groups[1]?.events).toEqual([placed(0)])
  })

  it('leaves out turns in which nothing happened', () => {
    expect(turnGroups([{ events: [started, turn(0), turn(1), placed(1)] }])).toHaveLength(2)
  })

  it('knows what happened since the last answer of a seat', () => {
    expect(groupsSince(turnGroups(steps), steps, 0).map(({ kind }) => kind)).toEqual(['turn', 'end'])
  })
})
