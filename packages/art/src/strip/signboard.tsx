import type { BuildingDef } from '@charterstone/engine'
import { memo, type ReactElement } from 'react'
import { Glyph } from '../icons/icon.tsx'
import { fixed } from '../ink/fixed.ts'
import { d } from '../ink/path.ts'
import { layoutSign, type Placed, type SignRow } from './sign-layout.ts'
import { stripOf } from './strip-glyph.ts'

/** Where the board hangs in tile space, and how high one row is. */
const TOP = 29
const ROW = 20
const SECOND_ROW = 15.5
const PADDING = 4.5

/** The paper sign in front of a building: cost, then gain, as icons only. */
export const Signboard = memo(function Signboard({ building }: { readonly building: BuildingDef }) {
  const { icon, rows } = layoutSign(stripOf(building.cost, building.benefit), building.commons !== null)
  if (rows.length === 0) return null
  const height = ROW + (rows.length - 1) * SECOND_ROW
  const top = rows.length > 1 ? TOP - 5 : TOP
  const half = Math.max(...rows.map(({ width }) => width)) / 2 + PADDING
  return (
    <g transform={`translate(0 ${top})`}>
      <path d={board(half, height)} fill="var(--sign)" stroke="var(--sign-line)" strokeWidth={1.2} />
      {fixed(rows.map((row, index) => rowOf(row, 10 + index * SECOND_ROW, icon)))}
    </g>
  )
})

function rowOf({ width, placed }: SignRow, y: number, icon: number): ReactElement {
  return (
    <g transform={`translate(${(-width / 2).toFixed(1)} ${y})`}>
      {fixed(placed.map((item) => itemOf(item, icon)))}
    </g>
  )
}

function itemOf(item: Placed, icon: number): ReactElement {
  switch (item.kind) {
    case 'icon':
      return <Glyph name={item.icon} x={item.x} y={0} size={icon} color="var(--sign-ink)" />
    case 'arrow':
      return <path d={d`M${item.x} -4l5 4-5 4Z`} fill="var(--sign-ink-2)" />
    case 'text':
      return (
        <text x={item.x} y={4.6} className="art-number" fontSize={13} fill="var(--sign-ink)">
          {item.text}
        </text>
      )
  }
}

/** Paper, cut by hand: the long edges bow a little. */
function board(half: number, height: number): string {
  return d`M${-half} 1Q0 -.6 ${half} 1L${half + 0.6} ${height - 1}Q0 ${height + 0.6} ${-half - 0.5} ${height - 1}Z`
}
