import type { World } from '../../world.ts'
import { type Evaluator, seatValue } from '../evaluator.ts'
import { turnsLeft } from '../turns-left.ts'
import { power } from './power.ts'

/** What it takes to say who will win. */
export type WinModel = { readonly evaluator: Evaluator }

/** A position as a review values it: the chance of each seat to win, with the sum 1, and the points it will probably have. */
export type WinJudgement = { readonly win: readonly number[]; readonly vp: readonly number[] }

/** Who will win, from what all seats see. A game that is over is judged by its result. */
export function judgeWin(model: WinModel, world: World): WinJudgement {
  const last = world.legacy.history.at(-1)
  if (last !== undefined && last.game === world.legacy.game) {
    const share = 1 / last.winners.length
    return {
      win: last.vp.map((_, seat) => (last.winners.includes(seat) ? share : 0)),
      vp: last.vp,
    }
  }
  const vp = world.table.seats.map((_, seat) => seatValue(model.evaluator, world, seat))
  const turns = turnsLeft(model.evaluator.facts.board, world, world.table.active)
  return { win: sharesOf(vp.map((value) => value / (3 + turns))), vp }
}

/** Strengths to shares: each counts by its distance to the largest. */
function sharesOf(strengths: readonly number[]): number[] {
  const most = Math.max(...strengths)
  const powers = strengths.map((strength) => power(strength - most))
  let sum = 0
  for (const each of powers) sum += each
  return powers.map((each) => each / sum)
}
