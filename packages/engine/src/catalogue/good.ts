import type { Minion, Peril, Resource } from './charter.ts'
import { MINIONS, PERILS, RESOURCES } from './charter.ts'

/**
 * Everything that is counted rather than named: resources, coins, minion and peril tokens.
 * A seat and the general supply hold goods as one row of numbers, indexed by these places.
 */
export type Good = Resource | 'coin' | Minion | Peril

export const COIN = 6
export const FIRST_MINION = 7
export const FIRST_PERIL = 13
export const GOODS: readonly Good[] = [...RESOURCES, 'coin', ...MINIONS, ...PERILS]

export const goodIndex = Object.fromEntries(GOODS.map((good, index) => [good, index])) as Record<Good, number>

/** What the box holds of each good (section 1 of the rules). */
export const BOX_GOODS: readonly number[] = GOODS.map((good) =>
  good === 'coin' ? 36 : isResource(good) ? 12 : 6,
)

export function isResource(good: Good): good is Resource {
  return goodIndex[good] < COIN
}
