import { hasResult } from '../world.ts'
import type { RecordedStep } from './recorded-game.ts'

/** Steps that belong together: a turn, or a single answer before the first one. The seat is the one that chooses. */
export type Segment = {
  readonly seat: number
  readonly isTurn: boolean
  readonly steps: readonly RecordedStep[]
}

/** Positions are judged between segments only: in the middle of a turn something is paid that has not yet been received. */
export function segmentsOf(recorded: readonly RecordedStep[]): Segment[] {
  const segments: { seat: number; isTurn: boolean; steps: RecordedStep[] }[] = []
  let turn = ''
  for (const step of recorded) {
    const { before } = step
    const now = before.table.seats.map(({ turns }) => turns).join()
    const begins = before.decision?.kind === 'act' && now !== turn
    if (begins) turn = now
    const last = segments.at(-1)
    if (begins || last?.isTurn !== true || hasResult(before))
      segments.push({ seat: before.seat, isTurn: begins, steps: [step] })
    else last.steps.push(step)
  }
  return segments
}
