import type { Charter } from '@charterstone/engine'
import { CHARTER_LOOKS, groundOf } from '../ink/charter-look.ts'
import { HEX } from '../ink/hex.ts'
import { joined } from '../ink/mark.ts'
import { paint } from '../ink/paint.ts'
import { ellipsePath } from '../ink/path.ts'
import { newPen } from '../ink/pen.ts'
import { inkedGroup, writtenGroup, writtenPath } from '../ink/written-marks.ts'
import { cloud } from './commons-pictures.ts'
import { bush, tree } from './plants.ts'

/** A building stands smaller on an island. */
const ON_ISLAND = 'translate(0 1.5) scale(.86)'
const LIFT = `translate(0 -9)`

const ROCK =
  'M-38 20C-30 12 30 12 38 20C36 25 30 26 25 30C22 34 17 33 13 38C10 41 6 40 2 46C-2 43-5 38-9 38C-14 37-16 32-21 31C-26 29-36 27-38 20Z'
const CRACKS = 'M10 30C14 31 15 27 20 28M-20 26C-16 29-12 27-9 32M0 33C2 36 5 34 5 38'
const TURF = 'M-39 20C-30 11 30 11 39 20C30 29-30 29-39 20Z'

/** What is on an island: nothing yet, a building, or trees on islands that only drift by. */
export type IslandKind = 'plot' | 'built' | 'trees'

/** Rock, turf and two clouds, lifted over its shadow; `standing` are the strokes of its building, or of its landmark. */
export function islandStrokes(charter: Charter, kind: IslandKind, standing = ''): string {
  const { deep } = CHARTER_LOOKS[charter]
  return writtenGroup(
    { transform: LIFT },
    [
      writtenGroup(
        { fill: 'none', stroke: 'var(--ink-art)', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' },
        [
          writtenPath(ROCK, { fill: 'var(--rock)', 'stroke-width': 1.6 }),
          writtenPath(CRACKS, { opacity: 0.6 }),
          writtenPath(TURF, { fill: groundOf(charter), 'stroke-width': 1.5 }),
          kind === 'plot' ? outline(deep) : '',
        ].join(''),
      ),
      kind === 'trees' ? inkedGroup(GROVE) : kind === 'plot' ? standing : '',
      kind === 'built' ? writtenGroup({ transform: ON_ISLAND }, standing) : '',
      inkedGroup(CLOUDS),
    ].join(''),
  )
}

function outline(stroke: string): string {
  return writtenGroup(
    { stroke },
    writtenPath('M-15 18V9L0-3L15 9V18', { 'stroke-width': 1.6, 'stroke-dasharray': '3.5 3' }) +
      writtenPath('M0 6v11M-5.5 11.5h11', { 'stroke-width': 2.4 }),
  )
}

/** What stands on an island, at its place there. */
export function onIsland(strokes: string): string {
  return writtenGroup({ transform: `${LIFT} ${ON_ISLAND}` }, strokes)
}

/** The shadow of an island on what it covers. */
export const ISLAND_SHADOW =
  writtenPath(HEX, { fill: 'var(--ink-art)', opacity: 0.1 }) +
  writtenPath(ellipsePath(2, 37, 33, 7), { fill: 'var(--ink-art)', opacity: 0.2 })

const CLOUDS = (() => {
  const pen = newPen(21)
  cloud(pen, -33, 29, 0.86)
  cloud(pen, 29, 36, 0.7)
  return joined(pen.marks)
})()

const GROVE = (() => {
  const pen = newPen(9)
  tree(pen, -8, 20, 1)
  bush(pen, 12, 22, 1.1)
  tree(pen, 21, 19, 0.7, paint.leaf)
  return joined(pen.marks)
})()
