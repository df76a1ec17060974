import type { Charter } from '@charterstone/engine'
import { CHARTERS } from '@charterstone/engine'
import { memo } from 'react'
import { Drawing } from '../ink/drawing.tsx'
import { HEX } from '../ink/hex.ts'
import type { Point } from '../ink/path.ts'
import { COMMONS_CENTRES, PLOT_CENTRES, SCENE_HEIGHT, SCENE_WIDTH, TILE_SCALE } from './layout.ts'
import type { SceneView } from './spot-button.tsx'

type MinimapProps = { readonly view: SceneView; readonly width?: number; readonly title?: string }

/** Where the window on the village is, for a phone: charters as patches of colour, the view as a frame. */
export const Minimap = memo(function Minimap({
  view: [x, y, width, height],
  width: size = 92,
  title,
}: MinimapProps) {
  return (
    <Drawing
      viewBox={`0 0 ${SCENE_WIDTH} ${SCENE_HEIGHT}`}
      width={size}
      height={(size * SCENE_HEIGHT) / SCENE_WIDTH}
      title={title}
      className="minimap"
    >
      <rect width={SCENE_WIDTH} height={SCENE_HEIGHT} fill="var(--meadow)" />
      {CHARTERS.map((charter) => (
        <Patch key={charter} points={PLOT_CENTRES[charter]} charter={charter} />
      ))}
      <Patch points={COMMONS_CENTRES} charter={null} />
      <rect x={x} y={y} width={width} height={height} fill="none" stroke="var(--ink)" strokeWidth={14} />
    </Drawing>
  )
})

function Patch({ points, charter }: { readonly points: readonly Point[]; readonly charter: Charter | null }) {
  return (
    <g fill={charter === null ? 'var(--log)' : `var(--${charter})`}>
      {points.map(([px, py]) => (
        <path
          key={`${px} ${py}`}
          d={HEX}
          transform={`translate(${px.toFixed(0)} ${py.toFixed(0)}) scale(${TILE_SCALE})`}
        />
      ))}
    </g>
  )
}
