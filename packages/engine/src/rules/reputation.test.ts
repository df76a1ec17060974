import { scenario } from '@charterstone/testkit'
import { expect, test } from 'vitest'
import { STANDARD_BOARD } from '../catalogue/board.ts'
import { reputationRanks } from './reputation.ts'

const wanting = { village: { yellow: ['field', 'granary'] }, players: [{ goods: { grain: 1, coin: 1 } }] }
const full = (tokens: number): { reputation: number[] } => ({ reputation: new Array<number>(tokens).fill(1) })

test('[R23.1] to gain 1 reputation I place 1 influence on the next open space', () => {
  const s = scenario({ ...wanting, table: { reputation: [1, 0] } }).answer('place:granary', 'take')
  expect([s.state.table.reputation, s.seat(0).influence, s.seat(0).spent]).toEqual([[1, 0, 0], 11, 0])
})

test.each([
  [1, 4],
  [2, 6],
  [3, 8],
  [4, 10],
  [5, 12],
  [6, 14],
])('[R23.2] with %i players the track has %i open spaces', (seats, spaces) => {
  const last = scenario({ ...wanting, seats, table: full(spaces - 1) }).answer('place:granary')
  expect(last.asked()).toBe('0 reputation')
  const none = scenario({ ...wanting, seats, table: full(spaces) }).answer('place:granary')
  expect([none.asked(), none.seat(0).influence]).toEqual([seats === 1 ? '0 act' : '1 act', 12])
})

test('[R23.2] without influence I gain no reputation', () => {
  const s = scenario({ ...wanting, players: [{ goods: { grain: 1, coin: 1 }, influence: 0 }] }).answer(
    'place:granary',
  )
  expect([s.asked(), s.state.table.reputation]).toEqual(['1 act', []])
})

test('[R23.3] the most reputation tokens earn 10 VP, the next number 7, the next 4', () => {
  expect(reputationRanks(STANDARD_BOARD, [3, 2, 1])).toEqual([10, 7, 4])
  expect(reputationRanks(STANDARD_BOARD, [1, 4, 2, 3])).toEqual([0, 10, 4, 7])
})

test('[R23.3] all who are tied in reputation take the VP of the rank', () => {
  expect(reputationRanks(STANDARD_BOARD, [4, 4, 2, 1, 0])).toEqual([10, 10, 7, 4, 0])
  expect(reputationRanks(STANDARD_BOARD, [2, 2, 2])).toEqual([10, 10, 10])
})

test('[R23.3] without a reputation token there are no VP for reputation', () => {
  expect(reputationRanks(STANDARD_BOARD, [0, 0])).toEqual([0, 0])
  expect(reputationRanks(STANDARD_BOARD, [0, 1])).toEqual([0, 10])
})

test('[R23.3] reputation is paid when the game ends, and not before', () => {
  const s = scenario({ seats: 3, table: { ending: true, reputation: [0, 0, 1] } }).answer(
    'place:patch',
    'place:seam',
  )
  expect([0, 1, 2].map((seat) => s.seat(seat).vp)).toEqual([0, 0, 0])
  s.answer('place:lot')
  expect([0, 1, 2].map((seat) => s.seat(seat).vp)).toEqual([10, 7, 0])
})
