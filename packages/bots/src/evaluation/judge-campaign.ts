import {
  CAPACITIES,
  COIN,
  charterOfSpot,
  FIRST_MINION,
  FIRST_PERIL,
  FIRST_PLOT,
  SPOTS,
} from '@charterstone/engine'
import { type Case, within } from './case.ts'
import { F } from './features.ts'

const GAMES = 12
const RANSOM = 9
const VP_A_STAR = 10
const GOAL_SIGHT = 8

/** What outlasts the evening: the estate, the guidepost's goal, personas, what can be kept, freedom from the spectral worker. */
export function judgeCampaign(one: Case): void {
  const { world, holder, row } = one
  if (world.legacy.mode !== 'campaign') return
  row[F.estate] = estateOf(one)
  row[F.chest] = unusedPersonas(one)
  row[F.stars] = otherStars(one)
  row[F.trophies] = world.legacy.charters[holder.charter]?.trophies ?? 0
  if (world.phase !== 'playing') return
  row[F.goal] = goalShare(one)
  row[F.kept] = keepable(one)
  row[F.candle] = world.table.candleOut === one.seat ? 1 : 0
  if (world.legacy.spectral === holder.charter) row[F.freedom] = canBeFreed(one) ? 1 : 0
}

/** Stars that do not come from this game's points: those are judged as points. */
function otherStars({ world, holder }: Case): number {
  const record = world.legacy.charters[holder.charter]
  if (record === undefined) return 0
  let stars = record.extraGlory
  for (const filled of record.glory) stars += filled
  return world.phase === 'finished' ? stars - Math.floor(holder.vp / VP_A_STAR) : stars
}

function estateOf({ know, world, holder }: Case): number {
  const { buildings } = world.legacy
  let value = 0
  for (let spot = FIRST_PLOT; spot < SPOTS; spot++)
    if (charterOfSpot(spot) === holder.charter) value += know.value[buildings[spot] ?? 0] ?? 0
  return value
}

/** Personas that can still be used in some game, one a game (R5.4). */
function unusedPersonas({ world, holder }: Case): number {
  const record = world.legacy.charters[holder.charter]
  if (record === undefined) return 0
  let unused = 0
  for (const persona of record.chest) if (!record.used.includes(persona)) unused++
  return Math.min(unused, GAMES + 1 - world.legacy.game)
}

/** Surer the nearer the end is. */
function goalShare({ engine, know, world, seat, turns }: Case): number {
  const goal = know.guideposts.get(world.table.guidepost)?.goal
  if (goal === undefined || goal === 'candle') return 0
  const what = 'most' in goal ? goal.most : goal.fewest
  const sign = 'most' in goal ? 1 : -1
  const own = engine.count(world, seat, what) * sign
  let best = Number.NEGATIVE_INFINITY
  for (let other = 0; other < world.table.seats.length; other++)
    if (other !== seat) best = Math.max(best, engine.count(world, other, what) * sign)
  const lead = own - best
  const hope = lead >= 1 ? 1 : lead === 0 ? 0.8 : lead === -1 ? 0.4 : lead === -2 ? 0.2 : 0
  return hope * (1 - 0.6 * within(turns, GOAL_SIGHT))
}

/** What capacity lets the seat keep after this game (R29); worth more as its use in this game ends. */
function keepable({ world, holder, turns }: Case): number {
  const capacity = world.legacy.charters[holder.charter]?.capacity
  if (capacity === undefined || world.legacy.game === GAMES) return 0
  const { goods, cards } = holder
  let resources = 0
  for (let good = 0; good < COIN; good++) resources += goods[good] ?? 0
  let minions = 0
  for (let good = FIRST_MINION; good < FIRST_PERIL; good++) if ((goods[good] ?? 0) > 0) minions++
  const held = { coin: goods[COIN] ?? 0, resource: resources, card: cards.length * 2, minion: minions * 1.5 }
  let worth = 0
  for (const kind of CAPACITIES) worth += Math.min(held[kind], capacity[kind] * (kind === 'card' ? 2 : 1))
  return worth * (1 - within(turns, 6))
}

function canBeFreed({ know, holder }: Case): boolean {
  if ((holder.goods[COIN] ?? 0) >= RANSOM) return true
  const { guests, treasures } = know.catalogue
  return holder.cards.some((card) =>
    [...guests, ...treasures].some(({ number, frees }) => number === card && frees === true),
  )
}
