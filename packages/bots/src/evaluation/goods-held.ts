import { COIN, FIRST_MINION, FIRST_PERIL, GOODS } from '@charterstone/engine'

/** How many resources, minions or perils there are in a row of goods. */
export function resourcesIn(goods: readonly number[]): number {
  return sumOf(goods, 0, COIN)
}

export function minionsIn(goods: readonly number[]): number {
  return sumOf(goods, FIRST_MINION, FIRST_PERIL)
}

export function perilsIn(goods: readonly number[]): number {
  return sumOf(goods, FIRST_PERIL, GOODS.length)
}

/** How many of the resources that a card needs are not there. */
export function missingResources(needs: readonly number[], goods: readonly number[]): number {
  let missing = 0
  for (let resource = 0; resource < COIN; resource++)
    missing += Math.max(0, (needs[resource] ?? 0) - (goods[resource] ?? 0))
  return missing
}

function sumOf(goods: readonly number[], from: number, to: number): number {
  let sum = 0
  for (let good = from; good < to; good++) sum += goods[good] ?? 0
  return sum
}
