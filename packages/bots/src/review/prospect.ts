import { turnsLeft } from '../evaluation/turns-left.ts'
import { judgeWin, type WinModel } from '../evaluation/win/win-model.ts'
import { playAhead } from '../search/look-ahead.ts'
import type { Sample } from '../search/sampled-world.ts'
import type { Line } from '../search/search-turn.ts'
import { stepBudget } from '../search/step-budget.ts'
import { WIN_UNIT, wholeVp } from './fixed-point.ts'

/** What a line leads to, for the seat that plays it: its chance to win in parts of WIN_UNIT, and its points in parts of VP_UNIT. */
export type Prospect = { readonly win: number; readonly vp: number }

/** More answers than two rounds have. */
const STEPS = 6000
/** Own turns played after the line, before a position is judged. */
const TURNS = 1
/** With so few turns left, games are played to their end. */
const LAST_TURNS = 2

/** The mean over sampled worlds in which all seats play on for another round, each for its own good. */
export function prospectOf(model: WinModel, samples: readonly Sample[], line: Line): Prospect {
  let win = 0
  let vp = 0
  for (const sample of samples) {
    const seat = sample.world.pending?.seat ?? 0
    const after = playAhead(sample, line, { turns: turnsAhead(sample, seat), careful: 0 }, stepBudget(STEPS))
    const judged = judgeWin(model, after)
    win += judged.win[seat] ?? 0
    vp += judged.vp[seat] ?? 0
  }
  return { win: Math.round((win / samples.length) * WIN_UNIT), vp: wholeVp(vp / samples.length) }
}

function turnsAhead({ evaluator, world }: Sample, seat: number): number {
  return turnsLeft(evaluator.facts.board, world, seat) <= LAST_TURNS ? LAST_TURNS : TURNS
}
