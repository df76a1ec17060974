import type { Game } from '../../session/game.ts'
import { hasEnded, type PastGame } from '../past/past.ts'

/** Before the end of a game only a person who plays alone may look back: with others at the table it would be help. */
export function canReview({ record, persons }: Pick<Game, 'record' | 'persons'>, past: PastGame): boolean {
  return hasEnded(past) || (record !== null && persons === 1 && past.isWhole && past.steps.length > 1)
}
