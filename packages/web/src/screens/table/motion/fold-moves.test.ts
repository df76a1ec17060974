import { expect, test } from 'vitest'
import { foldMoves } from './fold-moves.ts'

test('moves that have room are all shown', () => {
  expect(foldMoves(0, 5, null)).toEqual({ from: 0, to: 0 })
  expect(foldMoves(5, 5, 2)).toEqual({ from: 0, to: 5 })
})

test('while no move is played, the newest are shown beside a count of the others', () => {
  expect(foldMoves(11, 5, null)).toEqual({ from: 7, to: 11 })
})

test('the moves that are shown follow the one that is played', () => {
  const shown = Array.from({ length: 11 }, (_, at) => foldMoves(11, 5, at))
  expect(shown.map(({ from }) => from)).toEqual([0, 0, 0, 2, 3, 4, 5, 6, 7, 7, 7])
  expect(shown.map(({ to }) => to)).toEqual([4, 4, 4, 5, 6, 7, 8, 9, 11, 11, 11])
})

test('the row never has more places than there is room, and shows the current move with its neighbours', () => {
  const wrong: string[] = []
  for (let room = 3; room <= 12; room++)
    for (let count = 1; count <= 30; count++)
      for (let at = 0; at < count; at++) {
        const { from, to } = foldMoves(count, room, at)
        const after = count - to
        const hasRoom = to - from + Math.sign(from) + Math.sign(after) <= room
        const isShown = from <= at && at < to
        const areBeside = from <= Math.max(0, at - 1) && Math.min(count, at + 2) <= to
        const isClear = room < 5 || (areBeside && from !== 1 && after !== 1)
        if (!hasRoom || !isShown || !isClear) wrong.push(`${count} moves, room for ${room}, at ${at}`)
      }
  expect(wrong).toEqual([])
})
