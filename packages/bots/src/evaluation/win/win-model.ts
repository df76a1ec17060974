import type { Engine } from '@charterstone/engine'
import type { World } from '../../world.ts'
import { cardFactsOf } from '../card-facts.ts'
import { createEvaluator, type Evaluator, isSameForOthers } from '../evaluator.ts'
import { LEARNED_NET } from '../net/learned-net.ts'
import { type Net, netValue } from '../net/net.ts'
import { readNet } from '../net/stored-net.ts'
import { TUNED, weightRow } from '../weights.ts'
import { FITTED_WIN } from './fitted-win.ts'
import { sharesOf } from './shares.ts'
import { fillWinFacts, fillWinValues, WIN_INPUT_COUNT } from './win-inputs.ts'

/** What it takes to say who will win a game: the judge of the best bots, and what was fitted on top of it. */
export type WinModel = {
  readonly evaluator: Evaluator
  readonly judgeNet: Net
  /** From the inputs of a seat to its strength, and to the points that it will still score. */
  readonly wins: Net
  readonly points: Net
  /** Overwritten by every judgement: the inputs of a seat, and one number for each hidden unit of the largest net. */
  readonly scratch: { readonly row: Float64Array; readonly sums: Float64Array }
}

/** Chances to win, by seat, with the sum 1; and the points that each seat will probably have. */
export type WinJudgement = { readonly win: readonly number[]; readonly vp: readonly number[] }

export function winModelOf(engine: Engine): WinModel {
  const judgeNet = readNet(LEARNED_NET)
  const wins = readNet(FITTED_WIN.wins)
  const points = readNet(FITTED_WIN.points)
  const units = Math.max(judgeNet.units, wins.units, points.units)
  return {
    evaluator: createEvaluator({
      engine,
      facts: cardFactsOf(engine.catalogue),
      weights: weightRow(TUNED, 'balanced', false),
      correction: { net: judgeNet, share: 1 },
    }),
    judgeNet,
    wins,
    points,
    scratch: { row: new Float64Array(WIN_INPUT_COUNT), sums: new Float64Array(units) },
  }
}

/** Who will win, from what all seats see. A game that is over is judged by its result. */
export function judgeWin(model: WinModel, world: World): WinJudgement {
  const result = resultOf(world)
  if (result !== null) return result
  const { row, sums } = model.scratch
  const vp: number[] = []
  const strengths = world.table.seats.map((holder, seat) => {
    fillRow(model, world, seat)
    vp.push(holder.vp + netValue(model.points, row, sums))
    return netValue(model.wins, row, sums)
  })
  return { win: sharesOf(strengths), vp }
}

/** The chance of one seat in many worlds that follow from one turn: rivals are judged again only if something changed for them. */
export function winJudge(model: WinModel, seat: number): (world: World) => number {
  let known: { readonly world: World; readonly strengths: number[] } | null = null
  return (world) => {
    const result = resultOf(world)
    if (result !== null) return result.win[seat] ?? 0
    if (known?.world.table.active !== world.table.active || !isSameForOthers(known.world, world, seat))
      known = { world, strengths: world.table.seats.map((_, rival) => strengthOf(model, world, rival)) }
    else known.strengths[seat] = strengthOf(model, world, seat)
    return sharesOf(known.strengths)[seat] ?? 0
  }
}

/** What points are worth to a seat in chance to win: the judge then expects that much more for it. */
export function winGain(model: WinModel, world: World, seat: number, points: number): number {
  if (resultOf(world) !== null) return 0
  const before = world.table.seats.map((_, rival) => strengthOf(model, world, rival))
  const after = [...before]
  after[seat] = strengthOf(model, world, seat, points)
  return Math.max(0, (sharesOf(after)[seat] ?? 0) - (sharesOf(before)[seat] ?? 0))
}

function strengthOf(model: WinModel, world: World, seat: number, points = 0): number {
  fillRow(model, world, seat, points)
  return netValue(model.wins, model.scratch.row, model.scratch.sums)
}

function fillRow({ evaluator, judgeNet, scratch }: WinModel, world: World, seat: number, points = 0): void {
  const { row, sums } = scratch
  const base = fillWinFacts(evaluator, world, seat, row) + points
  const isAutoma = world.table.seats[seat]?.automa === true
  fillWinValues(row, 0, base + (isAutoma ? 0 : netValue(judgeNet, row, sums)))
}

/** Winners share the win. */
function resultOf({ legacy }: World): WinJudgement | null {
  const last = legacy.history.at(-1)
  if (last?.game !== legacy.game) return null
  const share = 1 / last.winners.length
  return { win: last.vp.map((_, seat) => (last.winners.includes(seat) ? share : 0)), vp: last.vp }
}
