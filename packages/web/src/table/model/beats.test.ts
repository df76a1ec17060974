import type { Event } from '@charterstone/engine'
import { describe, expect, it } from 'vitest'
import type { LogStep } from '../../session/game.ts'
import { beatsOf } from './beats.ts'

const turn = (seat: number): Event => ({ kind: 'turn-started', seat, round: 1 })
const passed = (seat: number): Event => ({ kind: 'passed', seat })
const won = (seat: number): Event => ({ kind: 'won-vp', seat, vp: 1, source: 0 })

function logOf(
  ...steps: readonly (readonly [seat: number, ...events: readonly Event[]])[]
): readonly LogStep[] {
  return steps.map(([seat, ...events], number) => ({ number, seat, key: '', by: '', events }))
}

function shown(log: readonly LogStep[], seat = 0): readonly string[] {
  return beatsOf(log, seat).map(
    (beat) => `${beat.seat}: ${beat.cues.map(({ step, events }) => `${step} ${events.length}`).join(', ')}`,
  )
}

describe('beatsOf', () => {
  it('there is one beat for each turn of the others since the last answer', () => {
    expect(shown(logOf([0, passed(0), turn(1)], [1, passed(1), turn(2)], [2, passed(2), turn(0)]))).toEqual([
      '1: 1 1',
      '2: 2 1',
    ])
  })

  it('a turn of several answers is one beat with a cue for each', () => {
    expect(shown(logOf([0, turn(1)], [1, won(1)], [1, won(1), passed(1), turn(0)]))).toEqual(['1: 1 1, 2 2'])
  })

  it('automas play within the answer before theirs', () => {
    expect(shown(logOf([0, passed(0), turn(1), passed(1), turn(2), passed(2), turn(0)]))).toEqual([
      '1: 0 1',
      '2: 0 1',
    ])
  })

  it('a turn of one’s own without a question is a beat as well', () => {
    expect(shown(logOf([0, turn(1)], [1, passed(1), turn(0), passed(0), turn(1)]))).toEqual([
      '1: 1 1',
      '0: 1 1',
    ])
  })

  it('what others answer before the first turn is theirs; the set-up is no beat', () => {
    expect(shown(logOf([-1, won(0)], [1, won(1)], [2, won(2), turn(0)]))).toEqual(['1: 1 1', '2: 2 1'])
  })

  it('after an answer of one’s own there is nothing to show', () => {
    expect(shown(logOf([0, turn(1)], [1, passed(1), turn(0)], [0, won(0)]))).toEqual([])
  })

  it('a turn in which nothing is said is no beat', () => {
    expect(shown(logOf([0, turn(1)], [1, { kind: 'shuffled', deck: 'advancement' }, turn(0)]))).toEqual([])
  })
})
