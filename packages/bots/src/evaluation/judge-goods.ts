import { COIN, PLOTS, plotSpot, TILES, tileSpot } from '@charterstone/engine'
import { FEATURE } from './features.ts'
import { minionsIn, perilsIn, resourcesIn } from './goods-held.ts'
import { type Position, timeFactor } from './position.ts'

const HOME = -1
const USUAL_RESOURCES = 5

/** Influence, workers, resources, coins, minions and peril; each additional one is worth less. */
export function judgeGoods(position: Position): void {
  const { holder, turns, row } = position
  const { influence, goods, workers } = holder
  row[FEATURE.influence1] = Math.min(influence, 1) * timeFactor(turns, 2)
  row[FEATURE.influence3] = Math.min(influence, 3) * timeFactor(turns, 3)
  row[FEATURE.influence6] = Math.min(influence, 6) * timeFactor(turns, 6)
  row[FEATURE.influence] = influence * timeFactor(turns, 10)
  row[FEATURE.spent] = Math.min(holder.spent, 4) * timeFactor(turns, 8)
  const home = (workers[0] === HOME ? 1 : 0) + (workers[1] === HOME ? 1 : 0)
  row[FEATURE.worker1] = home > 0 ? timeFactor(turns, 2) : 0
  row[FEATURE.worker2] = home > 1 ? timeFactor(turns, 3) : 0
  row[FEATURE.extraTurn] =
    position.world.table.chained && position.world.table.active === position.seat ? 1 : 0
  const resources = resourcesIn(goods)
  let kinds = 0
  for (let resource = 0; resource < COIN; resource++) if ((goods[resource] ?? 0) > 0) kinds++
  row[FEATURE.resources] = Math.min(resources, USUAL_RESOURCES) * timeFactor(turns, 4)
  row[FEATURE.resourceKinds] = kinds * timeFactor(turns, 4)
  row[FEATURE.resourcesPlenty] = Math.max(0, resources - USUAL_RESOURCES) * timeFactor(turns, 6)
  const coins = goods[COIN] ?? 0
  row[FEATURE.coins2] = Math.min(coins, 2) * timeFactor(turns, 3)
  row[FEATURE.coins4] = Math.min(coins, 4) * timeFactor(turns, 4)
  row[FEATURE.coins] = coins * timeFactor(turns, 6)
  row[FEATURE.sellReady] = influence > 0 && turns > 0 && canSell(position, resources, coins) ? 1 : 0
  judgeTokens(position)
}

function judgeTokens({ world, holder, turns, row }: Position): void {
  const { goods, charter } = holder
  const minions = minionsIn(goods)
  let out = 0
  if (minions > 0 && !world.table.stray) {
    const { minionAt } = world.table
    const plots = plotSpot(charter, 0)
    const tiles = tileSpot(charter, 0)
    for (let spot = plots; spot < plots + PLOTS; spot++) if ((minionAt[spot] ?? 0) > 0) out++
    for (let spot = tiles; spot < tiles + TILES; spot++) if ((minionAt[spot] ?? 0) > 0) out++
  }
  row[FEATURE.minionsHome] = (minions - out) * timeFactor(turns, 5)
  row[FEATURE.minionsOut] = out * timeFactor(turns, 4)
  row[FEATURE.perils] = Math.min(perilsIn(goods), 6) * timeFactor(turns, 4)
}

/** Whether the seat holds the goods for a free space of the quota table (R22.1). */
function canSell({ facts, world, holder }: Position, resources: number, coins: number): boolean {
  const { quota } = world.table
  const spaces = facts.board.quota
  for (let space = 0; space < spaces.length; space++) {
    if (quota[space] !== 0) continue
    const row = spaces[space]
    if (row === undefined || row.row === 'minion' || row.row === 'peril') continue
    const stock = row.row === 'resource' ? resources : row.row === 'coin' ? coins : holder.cards.length
    if (stock >= row.count) return true
  }
  return false
}
