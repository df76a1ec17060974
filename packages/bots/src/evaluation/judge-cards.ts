import { COIN } from '@charterstone/engine'
import { FEATURE } from './features.ts'
import { missingResources } from './goods-held.ts'
import { type Position, timeFactor } from './position.ts'
import { incomesLeft } from './turns-left.ts'

const BUILD_INFLUENCE = 3
const CRATE_COINS = 4
const CRATE_INFLUENCE = 2
const MANY_MISSING = 9

/** Advancement cards by type: how soon they can be built, opened, used or paid out. */
export function judgeCards(position: Position): void {
  const { facts, world, holder, turns, row } = position
  const { cards, goods, influence } = holder
  const count = { assistant: 0, building: 0, constructed: 0, item: 0, guest: 0, friend: 0, treasure: 0 }
  let fewestMissing = MANY_MISSING
  let readyItem = 0
  let guests = 0
  for (let index = 0; index < cards.length; index++) {
    const card = cards[index] ?? 0
    const type = facts.cardType[card]
    if (type === undefined) continue
    count[type]++
    if (type === 'building') fewestMissing = Math.min(fewestMissing, missingFor(facts.needs[card], goods))
    else if (type === 'item')
      readyItem = Math.max(
        readyItem,
        itemProgress(facts.itemNeeds[card], goods) * (facts.itemWorth[card] ?? 0),
      )
    else if (type === 'guest') guests += facts.income[card] ?? 0
  }
  if (count.building > 0 && influence >= BUILD_INFLUENCE && turns > 0) {
    if (fewestMissing === 0) row[FEATURE.buildReady] = timeFactor(turns, 1)
    else if (fewestMissing === 1) row[FEATURE.buildNear] = timeFactor(turns, 3)
    else if (fewestMissing === 2) row[FEATURE.buildFar] = timeFactor(turns, 5)
  }
  row[FEATURE.plans] = Math.min(count.building, 3) * timeFactor(turns, 8)
  const coins = goods[COIN] ?? 0
  if (count.constructed > 0 && influence >= CRATE_INFLUENCE && turns > 0) {
    if (coins >= CRATE_COINS) row[FEATURE.crateReady] = 1
    else row[FEATURE.crateNear] = (coins / CRATE_COINS) * timeFactor(turns, 5)
  }
  row[FEATURE.crates] = Math.min(count.constructed, 2) * timeFactor(turns, 8)
  row[FEATURE.assistants] = Math.min(count.assistant, 3) * timeFactor(turns, 8)
  row[FEATURE.items] = Math.min(count.item, 3) * timeFactor(turns, 5)
  row[FEATURE.itemReady] = readyItem * timeFactor(turns, 1)
  row[FEATURE.friends] = Math.min(count.friend, 3) * timeFactor(turns, 8)
  row[FEATURE.treasures] = Math.min(count.treasure, 3) * timeFactor(turns, 4)
  if (!world.legacy.rules.income) return
  const payments = Math.min(incomesLeft(position.facts.board.progress, world.table.progress), turns)
  const share = world.table.seats.length > 3 ? 0.6 : 1
  row[FEATURE.guests] = guests * share * payments
  row[FEATURE.income] = incomeOf(position) * payments
}

function missingFor(needs: readonly number[] | undefined, goods: readonly number[]): number {
  return needs === undefined ? MANY_MISSING : missingResources(needs, goods)
}

/** 1 when all resources of an item are there, some of it when one is missing. */
function itemProgress(needs: readonly number[] | undefined, goods: readonly number[]): number {
  const missing = missingFor(needs, goods)
  return missing === 0 ? 1 : missing === 1 ? 0.4 : 0
}

function incomeOf({ facts, world, seat }: Position): number {
  const { incomeAt, inPlay } = world.table
  const bit = 1 << seat
  let worth = 0
  for (let index = 0; index < inPlay.length; index++) {
    const spot = inPlay[index] ?? 0
    if (((incomeAt[spot] ?? 0) & bit) !== 0) worth += facts.income[world.legacy.buildings[spot] ?? 0] ?? 0
  }
  return worth
}
