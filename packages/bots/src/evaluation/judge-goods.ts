import {
  COIN,
  FIRST_MINION,
  FIRST_PERIL,
  GOODS,
  PLOTS,
  plotSpot,
  TILES,
  tileSpot,
} from '@charterstone/engine'
import { F } from './features.ts'
import { type Position, timeFactor } from './position.ts'

const HOME = -1
const USUAL_RESOURCES = 5

/** Influence, workers, resources, coins, minions and peril; each additional one is worth less. */
export function judgeGoods(position: Position): void {
  const { holder, turns, row } = position
  const { influence, goods, workers } = holder
  row[F.influence1] = Math.min(influence, 1) * timeFactor(turns, 2)
  row[F.influence3] = Math.min(influence, 3) * timeFactor(turns, 3)
  row[F.influence6] = Math.min(influence, 6) * timeFactor(turns, 6)
  row[F.influence] = influence * timeFactor(turns, 10)
  row[F.spent] = Math.min(holder.spent, 4) * timeFactor(turns, 8)
  const home = (workers[0] === HOME ? 1 : 0) + (workers[1] === HOME ? 1 : 0)
  row[F.worker1] = home > 0 ? timeFactor(turns, 2) : 0
  row[F.worker2] = home > 1 ? timeFactor(turns, 3) : 0
  row[F.extraTurn] = position.world.table.chained && position.world.table.active === position.seat ? 1 : 0
  let resources = 0
  let kinds = 0
  for (let good = 0; good < COIN; good++) {
    const count = goods[good] ?? 0
    resources += count
    if (count > 0) kinds++
  }
  row[F.resources] = Math.min(resources, USUAL_RESOURCES) * timeFactor(turns, 4)
  row[F.resourceKinds] = kinds * timeFactor(turns, 4)
  row[F.resourcesPlenty] = Math.max(0, resources - USUAL_RESOURCES) * timeFactor(turns, 6)
  const coins = goods[COIN] ?? 0
  row[F.coins2] = Math.min(coins, 2) * timeFactor(turns, 3)
  row[F.coins4] = Math.min(coins, 4) * timeFactor(turns, 4)
  row[F.coins] = coins * timeFactor(turns, 6)
  row[F.sellReady] = influence > 0 && turns > 0 && canSell(position, resources, coins) ? 1 : 0
  judgeTokens(position)
}

function judgeTokens({ world, holder, turns, row }: Position): void {
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
  row[F.minionsHome] = (minions - out) * timeFactor(turns, 5)
  row[F.minionsOut] = out * timeFactor(turns, 4)
  let perils = 0
  for (let good = FIRST_PERIL; good < GOODS.length; good++) perils += goods[good] ?? 0
  row[F.perils] = Math.min(perils, 6) * timeFactor(turns, 4)
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
