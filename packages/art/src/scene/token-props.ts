import type { BuildingDef, Charter, Minion, Peril } from '@charterstone/engine'
import { glyphMarks } from '../icons/glyph-marks.ts'

import { circlePath, ellipsePath, type Point } from '../ink/path.ts'
import { type Prop, resized, shaded } from '../ink/prop.ts'
import { signOf } from '../strip/sign-strokes.ts'
import {
  minionOnBoard,
  perilOnBoard,
  seatOnBoard,
  standingPeg,
  type WorkerKind,
} from '../tokens/token-marks.ts'

type Worker = { readonly charter: Charter; readonly kind: WorkerKind }

/** What lies and stands on a building. */
export type SpotTokens = {
  readonly workers?: readonly Worker[]
  /** The owner is null for a minion that belongs to nobody. */
  readonly minion?: { readonly kind: Minion; readonly owner: Charter | null }
  readonly peril?: Peril
  /** Seats with an income token here. */
  readonly income?: readonly Charter[]
}

const PEG_HEIGHT = 27
const DOORSTEP = 29

/** The tokens of a spot in tile space, in three levels that may cover each other: income, then peril and minion, then workers. */
export function tokenProps(
  tokens: SpotTokens,
  building: BuildingDef | null,
  raise: number,
): readonly [Prop[], Prop[], Prop[]] {
  const { workers = [], minion, peril, income = [] } = tokens
  const foot = ((building === null ? null : signOf(building))?.box.top ?? DOORSTEP) - raise
  return [
    income.map((charter, index) => incomeProp(charter, index, income.length)),
    [
      ...(peril === undefined ? [] : [resized(perilOnBoard(peril), 34, -9, 1)]),
      ...(minion === undefined ? [] : [resized(minionOnBoard(minion.kind, minion.owner), 33, foot - 14, 1)]),
    ],
    workers.map(({ charter, kind }, index) => {
      const [x, y] = placeOfWorker(index, minion !== undefined, foot)
      return resized(standingPeg(charter, kind, PEG_HEIGHT), x, y, 1)
    }),
  ]
}

/** Up to three stand in one column; four to six are smaller, in two. */
function incomeProp(charter: Charter, index: number, count: number): Prop {
  if (count <= 3) return resized(seatOnBoard(charter, 8.5), -34 + index * 2, -24 + index * 17.5, 1)
  return resized(seatOnBoard(charter, 6.9), -38 + (index % 2) * 14, -25 + Math.floor(index / 2) * 14, 1)
}

/** Left of the door, then right of it, or before it where a minion stands. */
function placeOfWorker(index: number, hasMinion: boolean, foot: number): Point {
  if (index === 0) return [-27, foot]
  return hasMinion ? [-9, foot + 2] : [27, foot + 1]
}

/** The lock on the sign of a building that is closed now: above the edge of the board, right of the door. */
export function lockProp(building: BuildingDef | null, raise: number): Prop {
  const { top, right } = (building === null ? null : signOf(building))?.box ?? { top: DOORSTEP, right: 12 }
  const x = Math.min(right - 8, 13)
  const y = top - raise - 4
  return [
    shaded(ellipsePath(x, y + 1.2, 8, 8), 'var(--ink-art)', 0.25),
    {
      d: circlePath(x, y, 8),
      fill: 'var(--sign)',
      line: 'var(--sign-line)',
      width: 1.3,
      opacity: 1,
      role: 'plain',
    },
    ...glyphMarks('lock', { x, y, size: 11.5, color: 'var(--sign-ink)', fill: 'none' }),
  ]
}
