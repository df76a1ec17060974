import { memo, useId } from 'react'
import { ringMarks, TICKS, type TileState } from '../buildings/tile-states.ts'
import { Drawing } from '../ink/drawing.tsx'
import { HEX } from '../ink/hex.ts'
import { kept } from '../ink/kept.ts'
import { together } from '../ink/mark.ts'
import { Marks } from '../ink/marks.tsx'
import { type Prop, resized } from '../ink/prop.ts'
import { TILE_SCALE } from './layout.ts'
import type { Place } from './place.ts'
import type { SceneView } from './spot-button.tsx'

type RingLayerProps = {
  readonly view: SceneView
  readonly places: readonly Place[]
  readonly states: ReadonlyMap<number, TileState>
}

/** The rings of all options. The layer pulses once when it appears. */
export const RingLayer = memo(function RingLayer({ view, places, states }: RingLayerProps) {
  const rings = places.flatMap(({ spot, at: [x, y] }): Prop[] => {
    const state = states.get(spot) ?? 'rest'
    if (state === 'rest' || state === 'closed') return []
    return [kept(`ring ${state} ${x} ${y}`, () => resized(ringMarks(state), x, y, TILE_SCALE))]
  })
  return (
    <Drawing viewBox={view.join(' ')} className="village-layer village-rings">
      <Marks marks={together(rings)} />
    </Drawing>
  )
})

type ShineLayerProps = {
  readonly view: SceneView
  readonly places: readonly Place[]
  readonly fresh: ReadonlySet<number>
}

/** New houses shine: a halo round the tile, and ticks. */
export const ShineLayer = memo(function ShineLayer({ view, places, fresh }: ShineLayerProps) {
  const id = useId()
  const shining = places.filter(({ spot }) => fresh.has(spot))
  if (shining.length === 0) return null
  return (
    <Drawing viewBox={view.join(' ')} className="village-layer village-shines">
      <radialGradient id={id}>
        <stop offset=".45" stopColor="#ffd978" stopOpacity="0" />
        <stop offset=".72" stopColor="#ffc93f" stopOpacity=".75" />
        <stop offset="1" stopColor="#ffb347" stopOpacity="0" />
      </radialGradient>
      {shining.map(({ spot, at: [x, y] }) => (
        <circle key={spot} cx={x} cy={y} r={66} fill={`url(#${id})`} />
      ))}
      <Marks
        className="art-ticks"
        marks={together(shining.map(({ at: [x, y] }) => resized([TICKS], x, y, TILE_SCALE)))}
      />
    </Drawing>
  )
})

/** Keyboard focus, outside every other ring. */
export function FocusRing() {
  return (
    <path
      d={HEX}
      transform="scale(1.15)"
      fill="none"
      stroke="var(--focus)"
      strokeWidth={2}
      className="art-focus"
    />
  )
}
