import {
  CAPACITIES,
  COIN,
  charterOfSpot,
  FIRST_MINION,
  FIRST_PERIL,
  FIRST_PLOT,
  LAST_GAME,
  RANSOM,
  SPOTS,
} from '@charterstone/engine'
import { FEATURE } from './features.ts'
import { resourcesIn } from './goods-held.ts'
import { type Position, timeFactor } from './position.ts'

const VP_PER_STAR = 10
const GOAL_HORIZON = 8

/** What lasts beyond this game: the estate, the guidepost's goal, personas, goods to keep, freedom from the spectral worker. */
export function judgeCampaign(position: Position): void {
  const { world, holder, row } = position
  if (world.legacy.mode !== 'campaign') return
  row[FEATURE.estate] = estateOf(position)
  row[FEATURE.chest] = unusedPersonas(position)
  row[FEATURE.stars] = otherStars(position)
  row[FEATURE.freedom] = freedomOf(position)
  row[FEATURE.trophies] = world.legacy.charters[holder.charter]?.trophies ?? 0
  if (world.phase !== 'playing') {
    row[FEATURE.kept] = keptBy(position)
    return
  }
  row[FEATURE.goal] = goalChance(position)
  row[FEATURE.kept] = keepable(position)
  row[FEATURE.candle] = world.table.candleOut === position.seat ? 1 : 0
}

/** Stars without those for this game's points, which are judged as points already. */
function otherStars({ world, holder }: Position): number {
  const record = world.legacy.charters[holder.charter]
  if (record === undefined) return 0
  let stars = record.extraGlory
  for (const filled of record.glory) stars += filled
  return world.phase === 'finished' ? stars - Math.floor(holder.vp / VP_PER_STAR) : stars
}

function estateOf({ facts, world, holder }: Position): number {
  const { buildings } = world.legacy
  let value = 0
  for (let spot = FIRST_PLOT; spot < SPOTS; spot++)
    if (charterOfSpot(spot) === holder.charter) value += facts.value[buildings[spot] ?? 0] ?? 0
  return value
}

/** Unused personas, as many as there are games left: one scores in each game (R5.4). */
function unusedPersonas({ world, holder }: Position): number {
  const record = world.legacy.charters[holder.charter]
  if (record === undefined) return 0
  let unused = 0
  for (const persona of record.chest) if (!record.used.includes(persona)) unused++
  return Math.min(unused, LAST_GAME + 1 - world.legacy.game)
}

/** The chance to win the guidepost's goal. A lead counts for more the nearer the end is. */
function goalChance({ engine, facts, world, seat, turns }: Position): number {
  const goal = facts.guideposts.get(world.table.guidepost)?.goal
  if (goal === undefined || goal === 'candle') return 0
  const what = 'most' in goal ? goal.most : goal.fewest
  const sign = 'most' in goal ? 1 : -1
  const own = engine.count(world, seat, what) * sign
  let best = Number.NEGATIVE_INFINITY
  for (let rival = 0; rival < world.table.seats.length; rival++)
    if (rival !== seat) best = Math.max(best, engine.count(world, rival, what) * sign)
  const lead = own - best
  const chance = lead >= 1 ? 1 : lead === 0 ? 0.8 : lead === -1 ? 0.4 : lead === -2 ? 0.2 : 0
  return chance * (1 - 0.6 * timeFactor(turns, GOAL_HORIZON))
}

/** What capacity lets the seat keep after this game (R29); worth more when there is no time left to use it. */
function keepable({ world, holder, turns }: Position): number {
  const capacity = world.legacy.charters[holder.charter]?.capacity
  if (capacity === undefined || world.legacy.game === LAST_GAME) return 0
  const { goods, cards } = holder
  let minionKinds = 0
  for (let good = FIRST_MINION; good < FIRST_PERIL; good++) if ((goods[good] ?? 0) > 0) minionKinds++
  const held = {
    coin: goods[COIN] ?? 0,
    resource: resourcesIn(goods),
    card: cards.length * 2,
    minion: minionKinds * 1.5,
  }
  let worth = 0
  for (const kind of CAPACITIES) worth += Math.min(held[kind], capacity[kind] * (kind === 'card' ? 2 : 1))
  return worth * (1 - timeFactor(turns, 6))
}

/** What the charter has kept when the game is over. */
function keptBy({ world, holder }: Position): number {
  const record = world.legacy.charters[holder.charter]
  if (record === undefined || world.legacy.game === LAST_GAME) return 0
  let goods = 0
  for (let good = 0; good < record.keptGoods.length; good++) goods += record.keptGoods[good] ?? 0
  return goods + record.keptCards.length * 2
}

/** 1 for a seat that can win the campaign, also when it will be freed after this game; the owner of the spectral worker cannot (GS). */
function freedomOf(position: Position): number {
  const { world, holder } = position
  if (world.legacy.spectral !== holder.charter) return 1
  if (world.phase !== 'playing') return 0
  const coins = Math.min(holder.goods[COIN] ?? 0, RANSOM)
  return canBeFreed(position) ? 1 : (HALFWAY * coins) / RANSOM
}

const HALFWAY = 0.5

function canBeFreed({ facts, holder }: Position): boolean {
  if ((holder.goods[COIN] ?? 0) >= RANSOM) return true
  const { guests, treasures } = facts.catalogue
  return holder.cards.some((card) =>
    [...guests, ...treasures].some(({ number, frees }) => number === card && frees === true),
  )
}
