import type { SeatInfo } from '@charterstone/protocol'

/** A person's seat without a key: it came with a file, or was handed over. */
export function isUnheld({ player, bot, isLent, isClaimed }: SeatInfo): boolean {
  return !isClaimed && (isLent || (player === 'person' && bot === null))
}
