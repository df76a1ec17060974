import type { Charter, Minion, Peril } from '@charterstone/engine'
import { glyphMarks } from '../icons/glyph-marks.ts'
import { PEG } from '../icons/icon-shape.ts'
import { EMBLEMS } from '../ink/charter-look.ts'
import { type Mark, NONE } from '../ink/mark.ts'
import { circlePath, ellipsePath, roundedPath } from '../ink/path.ts'
import { drawn, type Prop, resized, shaded } from '../ink/prop.ts'

/*
 * Tokens as marks round (0,0), without their shadow: a page draws one of them, the board all of them together.
 */

export type WorkerKind = 'large' | 'small' | 'spectral'

function face(d: string, fill: string, line: string, width: number): Mark {
  return { d, fill, line, width, opacity: 1, role: 'plain' }
}

/** Seats, influence on tracks, income: always a circle with the charter's emblem. */
export function seatMarks(charter: Charter, r: number): Prop {
  return [
    face(circlePath(0, 0, r), `var(--${charter})`, 'var(--token-ring)', 1.4),
    ...glyphMarks(EMBLEMS[charter], {
      x: 0,
      y: 0,
      size: r * 1.38,
      color: `var(--${charter}-on)`,
      fill: NONE,
    }),
  ]
}

const SQUARE = roundedPath(-10.5, -10.5, 21, 21, 6)

/** Minions are rounded squares; the dot is their owner's. The owner is null for a minion that belongs to nobody. */
export function minionMarks(minion: Minion, owner: Charter | null): Prop {
  const square = face(
    SQUARE,
    'var(--sign)',
    owner === null ? 'var(--sign-line)' : `var(--${owner}-shade)`,
    2.2,
  )
  return [
    owner === null ? { ...square, dash: [4, 2.5] } : square,
    ...(owner === null ? [] : [face(circlePath(9, 9, 4.5), `var(--${owner})`, 'var(--ink-art)', 1.1)]),
    ...glyphMarks(minion, { x: 0, y: 0, size: 16.5, color: 'var(--sign-ink)', fill: NONE }),
  ]
}

const TRIANGLE = 'M0-11.5 11.5 9.5H-11.5Z'

/** Perils are triangles. */
export function perilMarks(peril: Peril): Prop {
  return [
    face(TRIANGLE, 'var(--peril)', 'var(--peril-line)', 1.8),
    ...glyphMarks(peril, { x: 0, y: 3.2, size: 12.5, color: 'var(--peril-ink)', fill: NONE }),
  ]
}

const SHINE = 'M9.9 5.6c.3-.9.9-1.5 1.8-1.7M8.3 12.7c.4-.9.9-1.6 1.5-2.1'
const MIST = 'M5 21.5c-2-2.2-1.6-4.6-.4-6.8M19 21.5c2-2.2 1.6-4.6.4-6.8M12 1.2c-1.5-1 .8-1.8-.3-3'
const EMBLEM = { x: 12, y: 15.4, size: 9.5, fill: NONE } as const
const FOOT = 21.5

/** A worker on the grid of 24 of the icons. */
export function pegMarks(charter: Charter, kind: WorkerKind): Prop {
  const emblem = EMBLEMS[charter]
  if (kind === 'spectral')
    // Half somewhere else: pale, with a broken outline, and its charter only as an emblem.
    return [
      shaded(PEG, 'var(--spectral)', 0.82),
      drawn(MIST, 1.4, 0.9, 'var(--spectral)'),
      { ...drawn(PEG, 1.6, 1, `var(--${charter}-shade)`), dash: [2.6, 2.3] },
      ...glyphMarks(emblem, { ...EMBLEM, color: `var(--${charter}-shade)` }),
    ]
  return [
    face(PEG, `var(--${charter})`, 'var(--token-ring)', 1.6),
    drawn(SHINE, 1.2, 1, `var(--${charter}-lit)`),
    ...glyphMarks(emblem, { ...EMBLEM, color: `var(--${charter}-on)` }),
  ]
}

/** A worker standing at (0,0), with this height if it is large. Small workers are 0.78 of large ones. */
export function standingPeg(charter: Charter, kind: WorkerKind, height: number): Prop {
  const scale = (height / 20) * (kind === 'small' ? 0.78 : 1)
  const shadow = shaded(ellipsePath(12, FOOT, 9, 2.5), 'var(--ink-art)', 0.25)
  return resized([shadow, ...pegMarks(charter, kind)], -12 * scale, -FOOT * scale, scale)
}

/** A token with its shadow, to lie on a drawing. */
export function seatOnBoard(charter: Charter, r: number): Prop {
  return [shaded(circlePath(0, 1.2, r), 'var(--ink-art)', 0.25), ...seatMarks(charter, r)]
}

export function minionOnBoard(minion: Minion, owner: Charter | null): Prop {
  return [...shadowOf(SQUARE, 1.2), ...minionMarks(minion, owner)]
}

export function perilOnBoard(peril: Peril): Prop {
  return [...shadowOf(TRIANGLE, 1.4), ...perilMarks(peril)]
}

function shadowOf(d: string, below: number): Prop {
  return resized([shaded(d, 'var(--ink-art)', 0.22)], 0, below, 1)
}
