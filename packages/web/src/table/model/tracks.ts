import type { Board } from '@charterstone/engine'
import type { LogStep } from '../../session/game.ts'

/** Where the sun stood when the game began. */
export function startOf(board: Board, log: readonly LogStep[]): number {
  for (const event of log[0]?.events ?? [])
    if (event.kind === 'progressed' && event.why === 'setup') return event.to
  return board.progress.start
}

/** How far it is to the next space of each kind; null when none is ahead. */
export function aheadOf({ space, reputation, income }: Board['progress']): {
  readonly reputation: number | null
  readonly income: number | null
} {
  return { reputation: distance(space, reputation), income: distance(space, income) }
}

function distance(from: number, spaces: readonly number[]): number | null {
  const next = spaces.find((space) => space > from)
  return next === undefined ? null : next - from
}
