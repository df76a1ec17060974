import type { Event } from '@charterstone/engine'
import { expect, test } from 'vitest'
import { SPEEDS } from '../settings/settings.ts'
import { answersInTurn, pauseBefore, TIMETABLE } from './timetable.ts'

const MANY = 40

function turnOf(speed: (typeof SPEEDS)[number], answers: number): number {
  return Array.from({ length: answers }, (_, index) => pauseBefore(speed, index)).reduce((a, b) => a + b, 0)
}

test('at brisk a turn takes at most 600 ms in all, however many answers it has', () => {
  for (let answers = 1; answers <= MANY; answers += 1)
    expect(turnOf('brisk', answers)).toBeLessThanOrEqual(600)
})

test('at brisk flights and a rising house end within the turn, and the house delays no next turn', () => {
  const { flights, flight, house, turn } = TIMETABLE.brisk
  expect(flights).toBeLessThanOrEqual(600)
  expect(flight).toBeLessThanOrEqual(flights)
  expect(house).toBeLessThanOrEqual(turn)
})

test('the slower the speed, the longer a turn; instant takes no time', () => {
  expect(turnOf('calm', 3)).toBeGreaterThan(turnOf('brisk', 3))
  expect(turnOf('step', 3)).toBe(turnOf('calm', 3))
  expect(turnOf('instant', 3)).toBe(0)
})

test('a move that is played again stays long enough to be read, at every speed', () => {
  for (const speed of SPEEDS) expect(TIMETABLE[speed].again).toBeGreaterThanOrEqual(1000)
})

test('the answers of a turn are counted from its start', () => {
  const turn: Event = { kind: 'turn-started', seat: 1, round: 2 }
  const passed: Event = { kind: 'passed', seat: 1 }
  expect(answersInTurn([{ events: [passed, turn] }])).toBe(0)
  expect(answersInTurn([{ events: [turn] }, { events: [passed] }, { events: [] }])).toBe(2)
  expect(answersInTurn([{ events: [turn] }, { events: [passed, turn] }])).toBe(0)
  expect(answersInTurn([{ events: [passed] }])).toBe(1)
})
