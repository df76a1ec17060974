import type { World } from '../../world.ts'
import type { Evaluator } from '../evaluator.ts'
import { FEATURE_NAMES } from '../features.ts'
import { judge } from '../judge.ts'
import { fillInputs, INPUT_COUNT, INPUT_NAMES } from '../net/net-inputs.ts'

/** What a win model reads of a seat besides the inputs of the judge's net. */
const FACTS = ['wait', 'automa', 'automaLevel', 'inCampaign'] as const
/** The points that the judge expects, again by the time left, the size of the table and the stage. */
const VALUES = ['value', 'valueAtEnd', 'valueNearEnd', 'valueMidway', 'valueOfMany', 'valueLate'] as const

export const WIN_INPUT_NAMES: readonly string[] = [...INPUT_NAMES, ...FACTS, ...VALUES]
export const WIN_INPUT_COUNT = WIN_INPUT_NAMES.length

const FIRST_VALUE = INPUT_COUNT + FACTS.length
const I = Object.fromEntries(WIN_INPUT_NAMES.map((name, index) => [name, index]))
const indexOf = (name: string): number => I[name] ?? 0
const AT_END = indexOf('turnsUnder2')
const NEAR_END = indexOf('turnsUnder4')
const MIDWAY = indexOf('turnsUnder8')
const STAGE = indexOf('stage')
const TWO_SEATS = indexOf('twoSeats')
const MANY_SEATS = indexOf('manySeats')

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
  into[INPUT_COUNT + 3] = legacy.mode === 'campaign' ? 1 : 0
  let base = 0
  for (let index = 0; index < features.length; index++) base += (weights[index] ?? 0) * (features[index] ?? 0)
  return base
}

/** A game is won by its points alone, so it is judged as a single game, whatever the campaign keeps of it. */
function asSingleGame(world: World): World {
  const { legacy } = world
  return legacy.mode === 'single' ? world : { ...world, legacy: { ...legacy, mode: 'single' } }
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
}
