import type { Charter } from '@charterstone/engine'
import { CHARTERS } from '@charterstone/engine'
import { groundOf } from '../ink/charter-look.ts'
import { HEX, isInHex } from '../ink/hex.ts'
import { d, ellipsePath } from '../ink/path.ts'
import { seeded } from '../ink/random.ts'
import { writtenPath } from '../ink/written-marks.ts'

/**
 * The hex under a building: the charter's colour and pattern, a path from the door, a soft shadow. The charter is null
 * for the commons.
 */
export function groundStrokes(charter: Charter | null, hasPath = true): string {
  return [
    writtenPath(HEX, { fill: groundOf(charter) }),
    writtenPath(patternOf(charter), {
      fill: 'none',
      stroke: charter === null ? 'var(--ink-art)' : `var(--${charter}-deep)`,
      'stroke-width': 1.1,
      'stroke-linecap': 'round',
      'stroke-opacity': 'var(--pattern-opacity)',
    }),
    hasPath ? DOORSTEP : '',
    writtenPath(HEX, {
      fill: 'none',
      stroke: 'var(--ink-art)',
      'stroke-opacity': 0.55,
      'stroke-width': 1.3,
    }),
  ].join('')
}

const DOORSTEP =
  writtenPath('M-7 22C-9 32-12 38-15 42.5L0 48.5L15 42.5C12 38 8 32 7 22Z', {
    fill: 'var(--path)',
    opacity: 0.9,
  }) + writtenPath(ellipsePath(0, 24, 37, 6.5), { fill: 'var(--ink-art)', opacity: 0.13 })

type Motif = { readonly dx: number; readonly dy: number; readonly draw: (x: number, y: number) => string }

/** What grows or lies on the ground: arches, chips, twigs, brick courses, lattice, ears, flagstones. */
const MOTIFS: Readonly<Record<Charter | 'commons', Motif>> = {
  purple: { dx: 16, dy: 12, draw: (x, y) => d`M${x - 4} ${y + 3}q4-8 8 0M${x} ${y - 1}v-2.5` },
  black: { dx: 12, dy: 10, draw: (x, y) => d`M${x - 1} ${y - 2}l2 1.5-1.5 2` },
  green: { dx: 13, dy: 12, draw: (x, y) => d`M${x} ${y - 3}v6M${x} ${y - 1}l2-2` },
  red: { dx: 18, dy: 7, draw: (x, y) => d`M${x - 8} ${y}h15M${x - 3} ${y}v-5.5` },
  blue: { dx: 12, dy: 6, draw: (x, y) => d`M${x - 5} ${y + 5}l10-10M${x - 5} ${y - 5}l10 10` },
  yellow: {
    dx: 11,
    dy: 11,
    draw: (x, y) => d`M${x - 1.5} ${y + 4}c0-4 1-6 3-8M${x - 1.5} ${y + 1}l-2-2M${x} ${y - 1}h3`,
  },
  commons: { dx: 15, dy: 9, draw: (x, y) => d`M${x - 5} ${y - 2}h5v4M${x + 2} ${y + 4}h4` },
}

function drawPattern(key: Charter | 'commons'): string {
  const { dx, dy, draw } = MOTIFS[key]
  const random = seeded(dx * 31 + dy)
  const isRegular = key === 'red' || key === 'blue'
  let path = ''
  for (let row = -7; row <= 7; row++) {
    const y = row * dy
    for (let column = -6; column <= 6; column++) {
      const shift = isRegular ? 0 : random() - 0.5
      const x = (column + (row % 2 === 0 ? 0 : 0.5)) * dx + shift * 3
      if (isInHex([x, y], key === 'blue' ? 43 : 41)) path += draw(x, y + shift * 2)
    }
  }
  return path
}

const PATTERNS: ReadonlyMap<Charter | 'commons', string> = new Map(
  ([...CHARTERS, 'commons'] as const).map((key) => [key, drawPattern(key)]),
)

function patternOf(charter: Charter | null): string {
  return PATTERNS.get(charter ?? 'commons') ?? ''
}
