import { expect, test } from 'vitest'
import { canTake, forkPlayers } from './fork-seats.ts'

const seats = [
  { charter: 0, name: 'Mira', player: 'person' },
  { charter: 2, name: 'Jonas', player: 'person' },
  { charter: 4, name: 'Automa', player: 'automa' },
] as const

test('seats that are taken over are people, the others bots of their levels, automas stay', () => {
  const levelOf = (seat: number) => (seat === 0 ? 'hard' : 'easy')
  expect(forkPlayers(seats, new Set([1]), levelOf)).toEqual(['hard', 'person', 'person'])
  expect(forkPlayers(seats, new Set(), levelOf)).toEqual(['hard', 'easy', 'person'])
  expect(seats.map(canTake)).toEqual([true, true, false])
})
