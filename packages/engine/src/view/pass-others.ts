import type { Frame } from '../loop/frame.ts'
import type { Play } from '../loop/play.ts'
import { run } from '../loop/run.ts'

/** More turns than a game has for one seat. */
const MAX_TURNS = 60

/**
 * For thinking ahead: the other seats stand still from now on, so that this seat takes one turn after another. The candle
 * waits too, since no player knows its length. False where no turn is played: at set-up and at the end.
 */
export function passOthers(play: Play, seat: number): boolean {
  const { state } = play
  const again: Frame = { kind: 'turn', seat, alone: MAX_TURNS }
  const end = state.stack.findIndex(({ kind }) => kind === 'next-seat')
  if (end < 0) return state.stack.some((frame) => frame.kind === 'turn' && frame.alone !== undefined)
  state.table.candle = -1
  if (state.pending?.seat === seat) {
    state.stack = state.stack.with(end, again)
    return true
  }
  state.stack = [again]
  run(play)
  return true
}
