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
import { type Ceiling, OPEN_SKY } from './ceiling.ts'

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

/** The tokens of a spot. Workers and minions stand on the upper edge of the sign; the others lie below the signs above. */
export function tokensOn(
  tokens: SpotTokens,
  building: BuildingDef | null,
  raise: number,
  ceiling: Ceiling = OPEN_SKY,
): TokenLevels {
  const { workers = [], minion, peril, income = [] } = tokens
  const foot = ((building === null ? null : signBoardOf(building))?.box.top ?? DOORSTEP) - raise
  return [
    incomeTokens(income, ceiling.left),
    [
      ...(peril === undefined ? [] : [perilToken(peril, ceiling.right, minion !== undefined)]),
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

/** A token may touch a sign above it, and no more. */
const TOUCH = 1.5
/** So low, a column would reach the workers. */
const LOW = 10

/** Up to three stand in one column; four to six are smaller, in two. So are those that a sign pushes down. */
function incomeTokens(income: readonly Charter[], ceiling: number): readonly Standing[] {
  const low = Math.max(0, ceiling + 8.5 + TOUCH + 24)
  const isSmall = income.length > 3 || (income.length > 1 && low > LOW)
  const r = isSmall ? 6.9 : 8.5
  const top = Math.max(isSmall ? -25 : -24, ceiling + r + TOUCH)
  return income.map((charter, index) => ({
    name: `income ${charter} ${r}`,
    x: isSmall ? -38 + (index % 2) * 14 : -34 + index * 2,
    y: isSmall ? top + Math.floor(index / 2) * 14 : top + index * 17.5,
    draw: () => seatOnBoard(charter, r),
  }))
}

/** From the tip of the triangle to its middle. */
const TIP = 11.5

/** At the upper right. A sign above pushes it down, and a minion aside. */
function perilToken(peril: Peril, ceiling: number, hasMinion: boolean): Standing {
  const y = Math.max(-9, ceiling + TIP + TOUCH)
  const isAside = hasMinion && y > 0
  return { name: peril, x: isAside ? 13 : 34, y, draw: () => perilOnBoard(peril) }
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
