import { judgeWin, type WinModel } from '../evaluation/win/win-model.ts'
import type { World } from '../world.ts'
import { WIN_UNIT, wholeShares, wholeVp } from './fixed-point.ts'

/** The value of a position for every seat, or a change of it, in whole numbers: chances to win and points at the end. */
export type Value = { readonly win: readonly number[]; readonly vp: readonly number[] }

export function positionValue(model: WinModel, world: World): Value {
  const { win, vp } = judgeWin(model, world)
  return { win: wholeShares(win), vp: vp.map(wholeVp) }
}

/** The mean of values; the chances to win still have the sum WIN_UNIT. */
export function meanValue(values: readonly Value[]): Value {
  const [first] = values
  const sums = (of: (value: Value) => readonly number[]): number[] =>
    (first === undefined ? [] : of(first)).map((_, seat) =>
      values.reduce((sum, value) => sum + (of(value)[seat] ?? 0), 0),
    )
  return {
    win: wholeShares(sums(({ win }) => win)),
    vp: sums(({ vp }) => vp).map((sum) => Math.round(sum / values.length)),
  }
}

export function differenceOf(from: Value, to: Value): Value {
  return {
    win: to.win.map((win, seat) => win - (from.win[seat] ?? 0)),
    vp: to.vp.map((vp, seat) => vp - (from.vp[seat] ?? 0)),
  }
}

export function sumOf(a: Value, b: Value): Value {
  return {
    win: a.win.map((win, seat) => win + (b.win[seat] ?? 0)),
    vp: a.vp.map((vp, seat) => vp + (b.vp[seat] ?? 0)),
  }
}

/** The points of a hundred that a loss counts for: at two seats as it is, at n seats n/2 of it. */
export function scaledPoints(loss: number, seats: number): number {
  return ((loss / WIN_UNIT) * 100 * Math.max(2, seats)) / 2
}
