import {
  COIN,
  FIRST_MINION,
  FIRST_PERIL,
  GOODS,
  PLOTS,
  plotSpot,
  QUOTA,
  TILES,
  tileSpot,
} from '@charterstone/engine'
import { type Case, within } from './case.ts'
import { F } from './features.ts'

const HOME = -1
const FEW_RESOURCES = 5

/** Influence, workers, resources, coins, minions and peril: each further one is worth less. */
export function judgeGoods(one: Case): void {
  const { holder, turns, row } = one
  const { influence, goods, workers } = holder
  row[F.influence1] = Math.min(influence, 1) * within(turns, 2)
  row[F.influence3] = Math.min(influence, 3) * within(turns, 3)
  row[F.influence6] = Math.min(influence, 6) * within(turns, 6)
  row[F.influence] = influence * within(turns, 10)
  row[F.spent] = Math.min(holder.spent, 4) * within(turns, 8)
  const home = (workers[0] === HOME ? 1 : 0) + (workers[1] === HOME ? 1 : 0)
  row[F.worker1] = home > 0 ? within(turns, 2) : 0
  row[F.worker2] = home > 1 ? within(turns, 3) : 0
  row[F.extraTurn] = one.world.table.chained && one.world.table.active === one.seat ? 1 : 0
  let resources = 0
  let kinds = 0
  for (let good = 0; good < COIN; good++) {
    const count = goods[good] ?? 0
    resources += count
    if (count > 0) kinds++
  }
  row[F.resources] = Math.min(resources, FEW_RESOURCES) * within(turns, 4)
  row[F.resourceKinds] = kinds * within(turns, 4)
  row[F.resourcesPlenty] = Math.max(0, resources - FEW_RESOURCES) * within(turns, 6)
  const coins = goods[COIN] ?? 0
  row[F.coins2] = Math.min(coins, 2) * within(turns, 3)
  row[F.coins4] = Math.min(coins, 4) * within(turns, 4)
  row[F.coins] = coins * within(turns, 6)
  row[F.sellReady] = influence > 0 && turns > 0 && canSell(one, resources, coins) ? 1 : 0
  judgeTokens(one)
}

function judgeTokens({ world, holder, turns, row }: Case): void {
  const { goods, charter } = holder
  let minions = 0
  for (let good = FIRST_MINION; good < FIRST_PERIL; good++) minions += goods[good] ?? 0
  let out = 0
  if (minions > 0 && !world.table.stray) {
    const { minionAt } = world.table
    const plots = plotSpot(charter, 0)
    const tiles = tileSpot(charter, 0)
    for (let spot = plots; spot < plots + PLOTS; spot++) if ((minionAt[spot] ?? 0) > 0) out++
    for (let spot = tiles; spot < tiles + TILES; spot++) if ((minionAt[spot] ?? 0) > 0) out++
  }
  row[F.minionsHome] = (minions - out) * within(turns, 5)
  row[F.minionsOut] = out * within(turns, 4)
  let perils = 0
  for (let good = FIRST_PERIL; good < GOODS.length; good++) perils += goods[good] ?? 0
  row[F.perils] = Math.min(perils, 6) * within(turns, 4)
}

/** Whether something could be sold next turn: goods for an open space of the quota table (R22.1). */
function canSell({ world, holder }: Case, resources: number, coins: number): boolean {
  const { quota } = world.table
  for (let space = 0; space < QUOTA.length; space++) {
    if (quota[space] !== 0) continue
    const row = QUOTA[space]
    if (row === undefined || row.row === 'minion' || row.row === 'peril') continue
    const stock = row.row === 'resource' ? resources : row.row === 'coin' ? coins : holder.cards.length
    if (stock >= row.count) return true
  }
  return false
}
