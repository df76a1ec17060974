import { COIN, RESOURCES } from '@charterstone/engine'
import { type Case, within } from './case.ts'
import { F } from './features.ts'
import { incomesLeft } from './outlook.ts'

const BUILD_INFLUENCE = 3
const CRATE_COINS = 4
const CRATE_INFLUENCE = 2

/** Advancement cards by type: how near they are to be built, opened, made or paid out. */
export function judgeCards(one: Case): void {
  const { know, world, holder, turns, row } = one
  const { cards, goods, influence } = holder
  const count = { assistant: 0, building: 0, constructed: 0, item: 0, guest: 0, friend: 0, treasure: 0 }
  let fewest = 9
  let readyItem = 0
  let guests = 0
  for (let index = 0; index < cards.length; index++) {
    const card = cards[index] ?? 0
    const type = know.cardType[card]
    if (type === undefined) continue
    count[type]++
    if (type === 'building') fewest = Math.min(fewest, missing(know.needs[card], goods))
    else if (type === 'item')
      readyItem = Math.max(readyItem, itemProgress(know.itemNeeds[card], goods) * (know.itemWorth[card] ?? 0))
    else if (type === 'guest') guests += know.income[card] ?? 0
  }
  if (count.building > 0 && influence >= BUILD_INFLUENCE && turns > 0) {
    if (fewest === 0) row[F.buildReady] = within(turns, 1)
    else if (fewest === 1) row[F.buildNear] = within(turns, 3)
    else if (fewest === 2) row[F.buildFar] = within(turns, 5)
  }
  row[F.plans] = Math.min(count.building, 3) * within(turns, 8)
  const coins = goods[COIN] ?? 0
  if (count.constructed > 0 && influence >= CRATE_INFLUENCE && turns > 0) {
    if (coins >= CRATE_COINS) row[F.crateReady] = 1
    else row[F.crateNear] = (coins / CRATE_COINS) * within(turns, 5)
  }
  row[F.crates] = Math.min(count.constructed, 2) * within(turns, 8)
  row[F.assistants] = Math.min(count.assistant, 3) * within(turns, 8)
  row[F.items] = Math.min(count.item, 3) * within(turns, 5)
  row[F.itemReady] = readyItem * within(turns, 1)
  row[F.friends] = Math.min(count.friend, 3) * within(turns, 8)
  row[F.treasures] = Math.min(count.treasure, 3) * within(turns, 4)
  if (!world.legacy.rules.income) return
  const payments = Math.min(incomesLeft(world.table.progress), turns)
  const share = world.table.seats.length > 3 ? 0.6 : 1
  row[F.guests] = guests * share * payments
  row[F.income] = incomeOf(one) * payments
}

/** Resources that a building card still asks for. */
function missing(needs: readonly number[] | undefined, goods: readonly number[]): number {
  if (needs === undefined) return 9
  let lack = 0
  for (let resource = 0; resource < RESOURCES.length; resource++) {
    const short = (needs[resource] ?? 0) - (goods[resource] ?? 0)
    if (short > 0) lack += short
  }
  return lack
}

/** The share of an item's three resources that is there; little before all are. */
function itemProgress(needs: readonly number[] | undefined, goods: readonly number[]): number {
  const lack = missing(needs, goods)
  return lack === 0 ? 1 : lack === 1 ? 0.4 : 0
}

function incomeOf({ know, world, seat }: Case): number {
  const { incomeAt, inPlay } = world.table
  const bit = 1 << seat
  let worth = 0
  for (let index = 0; index < inPlay.length; index++) {
    const spot = inPlay[index] ?? 0
    if (((incomeAt[spot] ?? 0) & bit) !== 0) worth += know.income[world.legacy.buildings[spot] ?? 0] ?? 0
  }
  return worth
}
