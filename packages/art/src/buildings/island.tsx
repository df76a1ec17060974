import type { Charter } from '@charterstone/engine'
import { memo, type ReactNode } from 'react'
import { CHARTER_LOOKS, groundOf } from '../ink/charter-look.ts'
import { HEX } from '../ink/hex.ts'
import { joined } from '../ink/mark.ts'
import { Marks } from '../ink/marks.tsx'
import { paint } from '../ink/paint.ts'
import { newPen } from '../ink/pen.ts'
import { cloud } from './commons-pictures.ts'
import { bush, tree } from './plants.ts'

type IslandProps = {
  readonly charter: Charter
  /** A building, or nothing yet; `trees` for islands that only drift by. */
  readonly children?: ReactNode
  readonly kind?: 'plot' | 'built' | 'trees'
}

/** A building stands smaller on an island. */
export const ON_ISLAND = 'translate(0 1.5) scale(.86)'
export const LIFT = 9

const ROCK =
  'M-38 20C-30 12 30 12 38 20C36 25 30 26 25 30C22 34 17 33 13 38C10 41 6 40 2 46C-2 43-5 38-9 38C-14 37-16 32-21 31C-26 29-36 27-38 20Z'
const CRACKS = 'M10 30C14 31 15 27 20 28M-20 26C-16 29-12 27-9 32M0 33C2 36 5 34 5 38'
const TURF = 'M-39 20C-30 11 30 11 39 20C30 29-30 29-39 20Z'

/** Rock, turf and two clouds, lifted over its shadow. */
export const Island = memo(function Island({ charter, children, kind = 'plot' }: IslandProps) {
  const { deep } = CHARTER_LOOKS[charter]
  return (
    <g transform={`translate(0 ${-LIFT})`}>
      <g fill="none" stroke="var(--ink-art)" strokeLinecap="round" strokeLinejoin="round">
        <path d={ROCK} fill="var(--rock)" strokeWidth={1.6} />
        <path d={CRACKS} opacity={0.6} />
        <path d={TURF} fill={groundOf(charter)} strokeWidth={1.5} />
        {kind === 'plot' && (
          <g stroke={deep}>
            <path d="M-15 18V9L0-3L15 9V18" strokeWidth={1.6} strokeDasharray="3.5 3" />
            <path d="M0 6v11M-5.5 11.5h11" strokeWidth={2.4} />
          </g>
        )}
      </g>
      {kind === 'trees' && <Marks marks={GROVE} />}
      {kind === 'built' && <g transform={ON_ISLAND}>{children}</g>}
      <Marks marks={CLOUDS} />
    </g>
  )
})

/** The shadow of an island on what it covers. */
export function IslandShadow() {
  return (
    <>
      <path d={HEX} fill="var(--ink-art)" opacity={0.1} />
      <ellipse cx={2} cy={37} rx={33} ry={7} fill="var(--ink-art)" opacity={0.2} />
    </>
  )
}

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
