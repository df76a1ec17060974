import type { World } from '../../world.ts'
import type { Evaluator } from '../evaluator.ts'
import { FEATURE_NAMES } from '../features.ts'
import { judge } from '../judge.ts'
import { fillInputs, INPUT_COUNT, INPUT_NAMES } from '../net/net-inputs.ts'

/** What a win model reads of a seat besides the inputs of the judge's net. */
const FACTS = ['wait', 'automa', 'automaLevel', 'inCampaign'] as const
/** Whether the seat still has its turn in this round, again by the time left, the stage and the size of the table. */
const TO_MOVE = [
  'toMove',
  'toMoveAtEnd',
  'toMoveNearEnd',
  'toMoveMidway',
  'toMoveLate',
  'toMoveOfTwo',
] as const
/** The points that the judge expects, again by the time left, the size of the table, the stage and the kind of game. */
const VALUES = [
  'value',
  'valueAtEnd',
  'valueNearEnd',
  'valueMidway',
  'valueOfMany',
  'valueLate',
  'valueByTurns',
  'valueByProgress',
  'valueInCampaign',
  'vpInCampaign',
] as const

export const WIN_INPUT_NAMES: readonly string[] = [...INPUT_NAMES, ...FACTS, ...TO_MOVE, ...VALUES]
export const WIN_INPUT_COUNT = WIN_INPUT_NAMES.length
/** Inputs on top of those of the judge's net: with them alone a strength is already a good one. */
export const MAIN_WIN_INPUTS: readonly string[] = [...FACTS, ...TO_MOVE, ...VALUES, 'vp', 'active']

const FIRST_TO_MOVE = INPUT_COUNT + FACTS.length
const FIRST_VALUE = FIRST_TO_MOVE + TO_MOVE.length
const I = Object.fromEntries(WIN_INPUT_NAMES.map((name, index) => [name, index]))
const indexOf = (name: string): number => I[name] ?? 0
const VP = indexOf('vp')
const AT_END = indexOf('turnsUnder2')
const NEAR_END = indexOf('turnsUnder4')
const MIDWAY = indexOf('turnsUnder8')
const TURNS = indexOf('turns')
const PROGRESS = indexOf('progress')
const STAGE = indexOf('stage')
const TWO_SEATS = indexOf('twoSeats')
const MANY_SEATS = indexOf('manySeats')
const IN_CAMPAIGN = indexOf('inCampaign')

const VALUE_SCALE = 0.05
const AUTOMA_LEVELS = 4

/** Overwritten by every call below. */
const features = new Float64Array(FEATURE_NAMES.length)

/** Fills in all inputs of a seat but the values. Returns what the judge without its net expects. */
export function fillWinFacts(evaluator: Evaluator, world: World, seat: number, into: Float64Array): number {
  const { engine, facts, weights } = evaluator
  into.fill(0)
  const holder = world.table.seats[seat]
  if (holder === undefined) return 0
  const single = asSingleGame(world)
  const turns = judge(engine, facts, single, seat, features)
  fillInputs({ facts, world: single, seat, holder, turns, features }, into)
  const { table, legacy } = world
  const seats = table.seats.length
  into[INPUT_COUNT] = ((seat - table.active + seats) % seats) / seats
  into[INPUT_COUNT + 1] = holder.automa ? 1 : 0
  into[INPUT_COUNT + 2] = holder.automa ? legacy.automaLevel / AUTOMA_LEVELS : 0
  into[IN_CAMPAIGN] = legacy.mode === 'campaign' ? 1 : 0
  if (isToMove(world, seat)) fillToMove(into)
  let base = 0
  for (let index = 0; index < features.length; index++) base += (weights[index] ?? 0) * (features[index] ?? 0)
  return base
}

/** A game is won by its points alone, so it is judged as a single game, whatever the campaign keeps of it. */
function asSingleGame(world: World): World {
  const { legacy } = world
  return legacy.mode === 'single' ? world : { ...world, legacy: { ...legacy, mode: 'single' } }
}

/** A game ends with a whole round (R26.1), so seats that are still to move have a turn more than the others. */
function isToMove({ table }: World, seat: number): boolean {
  const { first, active, seats } = table
  const turnOrder = (index: number): number => (index - first + seats.length) % seats.length
  return turnOrder(seat) >= turnOrder(active)
}

function fillToMove(into: Float64Array): void {
  into[FIRST_TO_MOVE] = 1
  into[FIRST_TO_MOVE + 1] = into[AT_END] ?? 0
  into[FIRST_TO_MOVE + 2] = into[NEAR_END] ?? 0
  into[FIRST_TO_MOVE + 3] = into[MIDWAY] ?? 0
  into[FIRST_TO_MOVE + 4] = into[STAGE] ?? 0
  into[FIRST_TO_MOVE + 5] = into[TWO_SEATS] ?? 0
}

/** Fills in the values of a row whose facts are there, with the points that the judge and its net expect. */
export function fillWinValues(rows: Float64Array | Float32Array, from: number, expected: number): void {
  const value = expected * VALUE_SCALE
  const first = from + FIRST_VALUE
  rows[first] = value
  rows[first + 1] = value * (rows[from + AT_END] ?? 0)
  rows[first + 2] = value * (rows[from + NEAR_END] ?? 0)
  rows[first + 3] = value * (rows[from + MIDWAY] ?? 0)
  rows[first + 4] = value * (1 - (rows[from + TWO_SEATS] ?? 0)) * (1 + (rows[from + MANY_SEATS] ?? 0))
  rows[first + 5] = value * (rows[from + STAGE] ?? 0)
  rows[first + 6] = value * (rows[from + TURNS] ?? 0)
  rows[first + 7] = value * (rows[from + PROGRESS] ?? 0)
  rows[first + 8] = value * (rows[from + IN_CAMPAIGN] ?? 0)
  rows[first + 9] = (rows[from + VP] ?? 0) * (rows[from + IN_CAMPAIGN] ?? 0)
}
