import type { World } from '../../world.ts'
import type { Evaluator } from '../evaluator.ts'
import { judge } from '../judge.ts'
import { type Counted, INPUT_NAMES } from '../net/input-names.ts'
import { fillInputs } from '../net/net-inputs.ts'

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

type WinInput = Counted | (typeof FACTS)[number] | (typeof TO_MOVE)[number] | (typeof VALUES)[number] | 'vp'

/** The index of each input in a row. */
export const WIN_INPUT = Object.fromEntries(WIN_INPUT_NAMES.map((name, index) => [name, index])) as Readonly<
  Record<WinInput, number>
>

const VALUE_SCALE = 0.05
const AUTOMA_LEVELS = 4

/** Fills in all inputs of a seat but the values. Returns what the judge without its net expects. */
export function fillWinFacts(evaluator: Evaluator, world: World, seat: number, into: Float64Array): number {
  const { facts, weights, scratch } = evaluator
  const { features } = scratch
  into.fill(0)
  const holder = world.table.seats[seat]
  if (holder === undefined) return 0
  const single = asSingleGame(world)
  const turns = judge(evaluator, single, seat, features)
  fillInputs({ facts, world: single, seat, holder, turns, features }, into)
  const { table, legacy } = world
  const seats = table.seats.length
  into[WIN_INPUT.wait] = ((seat - table.active + seats) % seats) / seats
  into[WIN_INPUT.automa] = holder.automa ? 1 : 0
  into[WIN_INPUT.automaLevel] = holder.automa ? legacy.automaLevel / AUTOMA_LEVELS : 0
  into[WIN_INPUT.inCampaign] = legacy.mode === 'campaign' ? 1 : 0
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
  into[WIN_INPUT.toMove] = 1
  into[WIN_INPUT.toMoveAtEnd] = into[WIN_INPUT.turnsUnder2] ?? 0
  into[WIN_INPUT.toMoveNearEnd] = into[WIN_INPUT.turnsUnder4] ?? 0
  into[WIN_INPUT.toMoveMidway] = into[WIN_INPUT.turnsUnder8] ?? 0
  into[WIN_INPUT.toMoveLate] = into[WIN_INPUT.stage] ?? 0
  into[WIN_INPUT.toMoveOfTwo] = into[WIN_INPUT.twoSeats] ?? 0
}

/** Fills in the values of a row whose facts are there, with the points that the judge and its net expect. */
export function fillWinValues(rows: Float64Array | Float32Array, from: number, expected: number): void {
  const value = expected * VALUE_SCALE
  const inputOf = (index: number): number => rows[from + index] ?? 0
  rows[from + WIN_INPUT.value] = value
  rows[from + WIN_INPUT.valueAtEnd] = value * inputOf(WIN_INPUT.turnsUnder2)
  rows[from + WIN_INPUT.valueNearEnd] = value * inputOf(WIN_INPUT.turnsUnder4)
  rows[from + WIN_INPUT.valueMidway] = value * inputOf(WIN_INPUT.turnsUnder8)
  rows[from + WIN_INPUT.valueOfMany] =
    value * (1 - inputOf(WIN_INPUT.twoSeats)) * (1 + inputOf(WIN_INPUT.manySeats))
  rows[from + WIN_INPUT.valueLate] = value * inputOf(WIN_INPUT.stage)
  rows[from + WIN_INPUT.valueByTurns] = value * inputOf(WIN_INPUT.turns)
  rows[from + WIN_INPUT.valueByProgress] = value * inputOf(WIN_INPUT.progress)
  rows[from + WIN_INPUT.valueInCampaign] = value * inputOf(WIN_INPUT.inCampaign)
  rows[from + WIN_INPUT.vpInCampaign] = inputOf(WIN_INPUT.vp) * inputOf(WIN_INPUT.inCampaign)
}
