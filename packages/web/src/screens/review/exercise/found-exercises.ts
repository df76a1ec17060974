import type { TurnReview } from '@charterstone/bots'
import type { GameRef } from '../../../session/game-ref.ts'
import { recalled, remember } from '../../../shell/device-memory.ts'

/** The exercises of a campaign that were solved on this device. */
export function foundExercises(ref: GameRef): ReadonlySet<string> {
  return new Set((recalled(nameOf(ref)) ?? '').split(BETWEEN).filter((name) => name !== ''))
}

export function noteFound(ref: GameRef, exercise: string): void {
  remember(nameOf(ref), [...new Set([...foundExercises(ref), exercise])].join(BETWEEN))
}

/** The same turn has the same name in every review. */
export function exerciseName(game: number, { weakStep }: Pick<TurnReview, 'weakStep'>): string {
  return `${game}/${weakStep}`
}

const BETWEEN = ' '

function nameOf({ kind, id }: GameRef): string {
  return `charterstone-exercises-${kind}-${id}`
}
