import type { GameReview, TurnReview } from '@charterstone/bots'

/** The turns of a seat that lost something, the costliest first. */
export function weakTurnsOf({ turns }: GameReview, seat: number): readonly TurnReview[] {
  return turns
    .filter((turn) => turn.seat === seat && turn.grade !== 'fine')
    .toSorted((a, b) => b.loss - a.loss)
}
