import type { Engine, Seat } from '@charterstone/engine'
import type { World } from '../world.ts'
import type { CardFacts } from './card-facts.ts'
import { FEATURE_NAMES } from './features.ts'
import { judge } from './judge.ts'
import { INPUT_COUNT } from './net/input-names.ts'
import { type Net, netValue } from './net/net.ts'
import { fillInputs } from './net/net-inputs.ts'

/** What a judge reads: the rules and the cards, the weight of each feature, and the learned correction. */
export type EvaluatorConfig = {
  readonly engine: Engine
  readonly facts: CardFacts
  readonly weights: Float64Array
  /** The net and the share of its value that counts; null for a judge without one. */
  readonly correction: Correction | null
}

export type Correction = { readonly net: Net; readonly share: number }

/** What it takes to judge a position. */
export type Evaluator = EvaluatorConfig & {
  /** Overwritten by every judgement: a search makes thousands of them, so their rows are made once. */
  readonly scratch: Scratch
}

type Scratch = {
  readonly features: Float64Array
  readonly inputs: Float64Array
  /** One number for each hidden unit of the net. */
  readonly sums: Float64Array
}

export function createEvaluator(config: EvaluatorConfig): Evaluator {
  const scratch: Scratch = {
    features: new Float64Array(FEATURE_NAMES.length),
    inputs: new Float64Array(INPUT_COUNT),
    sums: new Float64Array(config.correction?.net.units ?? 0),
  }
  return { ...config, scratch }
}

/** The victory points that a seat can expect at the end. */
export function seatValue(evaluator: Evaluator, world: World, seat: number): number {
  const { facts, weights, correction, scratch } = evaluator
  const { features, inputs, sums } = scratch
  const turns = judge(evaluator, world, seat, features)
  let total = 0
  for (let index = 0; index < features.length; index++)
    total += (weights[index] ?? 0) * (features[index] ?? 0)
  if (correction === null || world.phase !== 'playing') return total
  const holder = world.table.seats[seat]
  if (holder === undefined || holder.automa) return total
  fillInputs({ facts, world, seat, holder, turns, features }, inputs)
  return total + correction.share * netValue(correction.net, inputs, sums)
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

export function isSameForOthers(a: World, b: World, seat: number): boolean {
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
