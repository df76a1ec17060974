import type { BuildingDef, Charter, Minion, Peril } from '@charterstone/engine'
import { glyphMarks } from '../icons/glyph-marks.ts'

import { kept } from '../ink/kept.ts'
import { circlePath, type Point } from '../ink/path.ts'
import { type Prop, resized, shaded } from '../ink/prop.ts'
import { signBoardOf } from '../strip/sign-board.ts'
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

/** A token and where it stands in tile space. */
type Standing = {
  readonly name: string
  readonly x: number
  readonly y: number
  readonly draw: () => Prop
}

/** Three levels that may cover each other: income, then peril and minion, then workers. */
export type TokenLevels = readonly [readonly Standing[], readonly Standing[], readonly Standing[]]

/** The tokens of a spot. Workers and minions stand on the upper edge of the sign. */
export function tokensOn(tokens: SpotTokens, building: BuildingDef | null, raise: number): TokenLevels {
  const { workers = [], minion, peril, income = [] } = tokens
  const foot = ((building === null ? null : signBoardOf(building))?.box.top ?? DOORSTEP) - raise
  return [
    income.map((charter, index) => incomeToken(charter, index, income.length)),
    [
      ...(peril === undefined ? [] : [perilToken(peril)]),
      ...(minion === undefined ? [] : [minionToken(minion.kind, minion.owner, foot - 14)]),
    ],
    workers.map((worker, index) => workerToken(worker, placeOfWorker(index, minion !== undefined, foot))),
  ]
}

/** The prop of a token at a point, in a space that is this much larger than tile space. */
export function propOf({ name, x, y, draw }: Standing, [left, top]: Point, scale: number): Prop {
  const at = [left + x * scale, top + y * scale] as const
  return kept(`${name} ${at.join(' ')} ${scale}`, () => resized(draw(), at[0], at[1], scale))
}

/** Up to three stand in one column; four to six are smaller, in two. */
function incomeToken(charter: Charter, index: number, count: number): Standing {
  const isSmall = count > 3
  const r = isSmall ? 6.9 : 8.5
  return {
    name: `income ${charter} ${r}`,
    x: isSmall ? -38 + (index % 2) * 14 : -34 + index * 2,
    y: isSmall ? -25 + Math.floor(index / 2) * 14 : -24 + index * 17.5,
    draw: () => seatOnBoard(charter, r),
  }
}

function perilToken(peril: Peril): Standing {
  return { name: peril, x: 34, y: -9, draw: () => perilOnBoard(peril) }
}

function minionToken(minion: Minion, owner: Charter | null, y: number): Standing {
  return { name: `${minion} of ${owner ?? 'nobody'}`, x: 33, y, draw: () => minionOnBoard(minion, owner) }
}

function workerToken({ charter, kind }: Worker, [x, y]: Point): Standing {
  return { name: `${kind} ${charter}`, x, y, draw: () => standingPeg(charter, kind, PEG_HEIGHT) }
}

/** Left of the door, then right of it, or before it where a minion stands. */
function placeOfWorker(index: number, hasMinion: boolean, foot: number): Point {
  if (index === 0) return [-27, foot]
  return hasMinion ? [-9, foot + 2] : [27, foot + 1]
}

/** The lock on the sign of a building that is closed now: above the edge of the board, right of the door. */
export function lockOn(building: BuildingDef | null, raise: number): Standing {
  const { top, right } = (building === null ? null : signBoardOf(building))?.box ?? {
    top: DOORSTEP,
    right: 12,
  }
  return { name: 'lock', x: Math.min(right - 8, 13), y: top - raise - 4, draw: drawLock }
}

function drawLock(): Prop {
  return [
    shaded(circlePath(0, 1.2, 8), 'var(--ink-art)', 0.25),
    {
      d: circlePath(0, 0, 8),
      fill: 'var(--sign)',
      line: 'var(--sign-line)',
      width: 1.3,
      opacity: 1,
      role: 'plain',
    },
    ...glyphMarks('lock', { x: 0, y: 0, size: 11.5, color: 'var(--sign-ink)', fill: 'none' }),
  ]
}
