import { type PrintedBoard, startSpace, type Track } from '@charterstone/engine'
import type { World } from '../world.ts'

const MAX_TURNS = 20

/** Rounds that a game usually takes, and what each seat without influence adds to the spaces that the token moves in a round. */
const USUAL_ROUNDS = 20
const PACE_WITHOUT_INFLUENCE = 0.6
/** After this many rounds the pace of this game counts as much as the usual one. */
const USUAL_PACE_ROUNDS = 8

/** Turns that a seat will probably still have. In the last round the number is certain (R26.1). */
export function turnsLeft(board: PrintedBoard, { phase, table }: World, seat: number): number {
  if (phase !== 'playing') return 0
  const { seats, ending, first, active, progress, round } = table
  if (ending) {
    const turnOrder = (index: number): number => (index - first + seats.length) % seats.length
    return turnOrder(seat) > turnOrder(active) ? 1 : 0
  }
  const { last } = board.progress
  const start = startSpace(board, seats.length, 'by-players')
  const usualPace = (last - start) / USUAL_ROUNDS
  const moved = Math.max(0, progress - start)
  let pace = (usualPace * USUAL_PACE_ROUNDS + moved) / (USUAL_PACE_ROUNDS + round - 1)
  for (const { influence } of seats) if (influence === 0) pace += PACE_WITHOUT_INFLUENCE
  return Math.min(MAX_TURNS, Math.max(1, (last - progress) / pace))
}

/** Income icons still ahead of the progress token (R25.3). */
export function incomesLeft({ income }: Track, progress: number): number {
  let left = 0
  for (let index = 0; index < income.length; index++) if ((income[index] ?? 0) > progress) left++
  return left
}
