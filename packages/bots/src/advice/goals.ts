import {
  type BuildingDef,
  buildingOf,
  COIN,
  CONSTRUCTED,
  type Cost,
  type Countable,
  defOf,
  type Engine,
  GOODS,
  isQuotaRowInForce,
  printedBoard,
  type Quantity,
  quantity,
  quotaNoun,
  RESOURCES,
  type Seat,
} from '@charterstone/engine'
import type { PlayedLine } from './play-line.ts'
import { type SizedPurpose, sized } from './purpose.ts'
import { commonsEffect, visitOf } from './visit.ts'

/** A turn that was played, and what the seat knew before it. */
export type Turn = PlayedLine & {
  readonly engine: Engine
  readonly own: Seat
  readonly ownAfter: Seat
  readonly known: ReadonlySet<number>
  /** Whether the seat took a card that nobody knows: what it counts of cards afterwards is made up. */
  readonly hasHidden: boolean
}

/** Nearly there is worth most of what it leads to. */
const READY = 0.8
const NEAR = 0.5
/** Only buildings that give this many points are worth saving up for. */
const MIN_VISIT_VP = 2

/** What the turn brings nearer: buildings, crates, objectives, spaces of the quota table, dear buildings. */
export function goalPurposes(turn: Turn): readonly SizedPurpose[] {
  const nearest = <Goal extends SizedPurpose>(goals: readonly Goal[]): readonly Goal[] =>
    [...goals].sort((a, b) => b.size - a.size).slice(0, 1)
  const main = [
    ...nearest(turn.own.cards.flatMap((card) => [...buildingGoal(turn, card), ...crateGoal(turn, card)])),
    ...nearest(objectiveGoals(turn)),
  ]
  return main.length > 0 ? main : nearest([...quotaGoals(turn), ...visitGoals(turn)])
}

function buildingGoal(turn: Turn, card: number): readonly SizedPurpose[] {
  const { engine, own, ownAfter } = turn
  const building = defOf(engine.catalogue, 'building', card)
  const construct = commonsEffect(engine.catalogue, 'construct')
  if (building === undefined || construct === undefined || building.build.length === 0) return []
  if (!ownAfter.cards.includes(card) || ownAfter.influence < construct.influence) return []
  const goods = gainedFor(building, own, ownAfter)
  const missing = missingFor(building, ownAfter)
  if (goods.length === 0 || countOf(missing) >= countOf(missingFor(building, own))) return []
  if (missing.length > 0)
    return [
      sized((construct.vp * NEAR) / countOf(missing), {
        kind: 'gathers-for-building',
        building: card,
        goods,
        missing,
      }),
    ]
  const vp = quantity('vp', construct.vp)
  return [
    sized(construct.vp * READY, {
      kind: 'completes-building',
      building: card,
      vp,
      goods,
      ...visitOf(building),
    }),
  ]
}

/** The resources on a building card that a seat does not have. */
export function missingFor({ build }: BuildingDef, { goods }: Seat): readonly Quantity[] {
  return RESOURCES.flatMap((resource, index) => {
    const missing = needOf(build, resource) - (goods[index] ?? 0)
    return missing > 0 ? [quantity(resource, missing)] : []
  })
}

/** Of what was gained, the part that the building card was still missing. */
function gainedFor({ build }: BuildingDef, own: Seat, ownAfter: Seat): readonly Quantity[] {
  return RESOURCES.flatMap((resource, index) => {
    const had = Math.min(own.goods[index] ?? 0, needOf(build, resource))
    const has = Math.min(ownAfter.goods[index] ?? 0, needOf(build, resource))
    return has > had ? [quantity(resource, has - had)] : []
  })
}

function needOf(build: BuildingDef['build'], resource: string): number {
  return build.filter((needed) => needed === resource).length
}

function countOf(list: readonly Quantity[]): number {
  return list.reduce((sum, { count }) => sum + count, 0)
}

function crateGoal(turn: Turn, card: number): readonly SizedPurpose[] {
  const { engine, own, ownAfter } = turn
  const unlock = commonsEffect(engine.catalogue, 'unlock')
  if (card < CONSTRUCTED || unlock === undefined || !ownAfter.cards.includes(card)) return []
  const had = own.goods[COIN] ?? 0
  const has = ownAfter.goods[COIN] ?? 0
  if (has <= had || had >= unlock.coin || ownAfter.influence < unlock.influence) return []
  const building = card - CONSTRUCTED
  if (has >= unlock.coin)
    return [sized(unlock.vp * READY, { kind: 'completes-crate', building, vp: quantity('vp', unlock.vp) })]
  return [
    sized((unlock.vp * NEAR) / (unlock.coin - has), {
      kind: 'gathers-for-crate',
      building,
      coins: quantity('coin', has - had),
      missing: quantity('coin', unlock.coin - has),
    }),
  ]
}

/** What can be counted only by knowing a seat's cards. */
const CARD_COUNTS: ReadonlySet<Countable> = new Set([
  'card-types',
  'assistants',
  'plans',
  'items',
  'guests',
  'friends',
  'treasures',
])

function objectiveGoals(turn: Turn): readonly SizedPurpose[] {
  const { engine, before, after, seat, own, ownAfter, known } = turn
  const score = commonsEffect(engine.catalogue, 'score')
  if (score === undefined || ownAfter.influence < 1) return []
  const open = before.table.objectives.filter(
    (_, index) => ((after.table.scorers[index] ?? 0) & (1 << seat)) === 0,
  )
  const held = own.objectives.filter((card) => ownAfter.objectives.includes(card) && known.has(card))
  return [...open, ...held].flatMap((card) => {
    const objective = defOf(engine.catalogue, 'objective', card)
    if (objective === undefined || (turn.hasHidden && CARD_COUNTS.has(objective.condition.count))) return []
    const { count, atLeast, atMost } = objective.condition
    const had = engine.count(before, seat, count)
    const has = engine.count(after, seat, count)
    const missing = (n: number): number =>
      Math.max(0, (atLeast ?? 0) - n) + Math.max(0, n - (atMost ?? Number.POSITIVE_INFINITY))
    if (missing(has) >= missing(had) || missing(has) > Math.max(1, (atLeast ?? 0) / 2)) return []
    const vp = after.legacy.houseRules.objectiveVp === 'printed' ? objective.vp : score.vp
    return missing(has) === 0
      ? [sized(vp * READY, { kind: 'meets-objective', card, vp: quantity('vp', vp) })]
      : [sized((vp * NEAR) / (1 + missing(has)), { kind: 'nears-objective', card, missing: missing(has) })]
  })
}

/** The dearest space of the quota table that can be paid now and could not before. */
function quotaGoals({ engine, after, own, ownAfter }: Turn): readonly SizedPurpose[] {
  const sell = commonsEffect(engine.catalogue, 'sell')
  if (sell === undefined || ownAfter.influence < 1) return []
  return printedBoard(engine.catalogue).quota.flatMap((space, index) => {
    if ((after.table.quota[index] ?? 0) !== 0 || !isQuotaRowInForce(space.row, after.legacy.rules)) return []
    if (space.row !== 'resource' && space.row !== 'coin') return []
    const isMet = ({ goods }: Seat): boolean => stockOf(goods, space.row === 'coin') >= space.count
    if (isMet(own) || !isMet(ownAfter)) return []
    const bonus = space.bonus === 'none' ? 0 : 1
    const vp = sell.vp + (space.bonus === 'vp' ? 1 : 0)
    const size = (sell.vp + bonus - space.count) * READY
    const goods = gained(own, ownAfter, (index) => (index === COIN) === (space.row === 'coin'))
    return [sized(size, { kind: 'affords-quota', goods, what: quotaNoun(space), vp: quantity('vp', vp) })]
  })
}

function stockOf(goods: readonly number[], isCoins: boolean): number {
  if (isCoins) return goods[COIN] ?? 0
  return goods.slice(0, COIN).reduce((sum, count) => sum + count, 0)
}

/** The resources and coins of which the seat has more than before. */
function gained(own: Seat, ownAfter: Seat, isWanted: (index: number) => boolean): readonly Quantity[] {
  return [...RESOURCES, 'coin' as const].flatMap((good, index) => {
    const more = (ownAfter.goods[index] ?? 0) - (own.goods[index] ?? 0)
    return more > 0 && isWanted(index) ? [quantity(good, more)] : []
  })
}

/** Buildings in the village that give points and can be paid now, but could not before. */
function visitGoals({ engine, after, own, ownAfter }: Turn): readonly SizedPurpose[] {
  return after.table.inPlay.flatMap((spot) => {
    const building = buildingOf(engine.catalogue, after.legacy.buildings[spot] ?? 0)
    if (building === undefined || canPay(own, building.cost) || !canPay(ownAfter, building.cost)) return []
    const visit = visitOf(building)
    const vp = visit.gains.find(({ noun }) => noun === 'vp')?.count ?? 0
    if (vp < MIN_VISIT_VP) return []
    const goods = gained(own, ownAfter, () => true)
    return [sized(vp * NEAR, { kind: 'affords-building', building: building.number, goods, ...visit })]
  })
}

/** For costs of goods and influence; with other costs this cannot be told here. */
function canPay({ goods, influence }: Seat, cost: Cost): boolean {
  let spare = 0
  for (const [index, good] of GOODS.entries()) {
    if (index > COIN) break
    const left = (goods[index] ?? 0) - ((cost as Readonly<Record<string, number | undefined>>)[good] ?? 0)
    if (left < 0) return false
    if (index < COIN) spare += left
  }
  return spare >= (cost.any ?? 0) && influence >= (cost.influence ?? 0)
}
