import type { Engine, Seat } from '@charterstone/engine'
import type { World } from '../world.ts'
import type { CardFacts } from './card-facts.ts'
import { FEATURE_NAMES, FEATURES } from './features.ts'
import { judge } from './judge.ts'
import type { Theme } from './theme.ts'

/** What it takes to judge a position: the rules, the cards, and the weight of each feature. */
export type Evaluator = {
  readonly engine: Engine
  readonly facts: CardFacts
  readonly weights: Float64Array
}

const row = new Float64Array(FEATURE_NAMES.length)

/** The victory points that a seat can expect at the end. */
export function seatValue({ engine, facts, weights }: Evaluator, world: World, seat: number): number {
  judge(engine, facts, world, seat, row)
  let total = 0
  for (let index = 0; index < row.length; index++) total += (weights[index] ?? 0) * (row[index] ?? 0)
  return total
}

/** How far a seat is ahead of the others, in victory points. */
export function leadOf(evaluator: Evaluator, world: World, seat: number): number {
  return seatValue(evaluator, world, seat) - rivalsValue(evaluator, world, seat)
}

/** `leadOf` for many worlds that follow from `root`: the rivals are judged again only if something has changed for them. */
export function leadSince(evaluator: Evaluator, root: World, seat: number): (world: World) => number {
  const rivals = rivalsValue(evaluator, root, seat)
  return (world) =>
    seatValue(evaluator, world, seat) -
    (isSameForOthers(root, world, seat) ? rivals : rivalsValue(evaluator, world, seat))
}

/** Half the best rival, half the mean of all. */
function rivalsValue(evaluator: Evaluator, world: World, seat: number): number {
  const { length } = world.table.seats
  if (length < 2) return 0
  let best = Number.NEGATIVE_INFINITY
  let sum = 0
  for (let rival = 0; rival < length; rival++) {
    if (rival === seat) continue
    const value = seatValue(evaluator, world, rival)
    sum += value
    if (value > best) best = value
  }
  return (best + sum / (length - 1)) / 2
}

function isSameForOthers(a: World, b: World, seat: number): boolean {
  if (a.phase !== b.phase || a.table.ending !== b.table.ending) return false
  if (a.table.progress !== b.table.progress || a.table.reputation.length !== b.table.reputation.length)
    return false
  for (let index = 0; index < a.table.seats.length; index++)
    if (index !== seat && !isSameSeat(a.table.seats[index], b.table.seats[index])) return false
  return true
}

function isSameSeat(a: Seat | undefined, b: Seat | undefined): boolean {
  if (a === undefined || b === undefined) return a === b
  if (a.vp !== b.vp || a.influence !== b.influence || a.cards.length !== b.cards.length) return false
  if (a.workers[0] !== b.workers[0] || a.workers[1] !== b.workers[1]) return false
  for (let good = 0; good < a.goods.length; good++) if (a.goods[good] !== b.goods[good]) return false
  return true
}

/** `seatValue`, split by theme. */
export function valueByTheme(
  { engine, facts, weights }: Evaluator,
  world: World,
  seat: number,
): Map<Theme, number> {
  judge(engine, facts, world, seat, row)
  const values = new Map<Theme, number>()
  FEATURE_NAMES.forEach((name, index) => {
    const theme = FEATURES[name]
    values.set(theme, (values.get(theme) ?? 0) + (weights[index] ?? 0) * (row[index] ?? 0))
  })
  return values
}
