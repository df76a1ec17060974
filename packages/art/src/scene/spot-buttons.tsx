import { memo, useCallback, useRef } from 'react'
import type { TileState } from '../buildings/tile-states.ts'
import { centreOf } from './layout.ts'
import { type Direction, neighbourOf } from './neighbour.ts'
import { type ChosenBy, type SceneView, SpotButton } from './spot-button.tsx'

type SpotButtonsProps = {
  readonly spots: readonly number[]
  readonly covers: readonly number[]
  readonly states: ReadonlyMap<number, TileState>
  readonly view: SceneView
  readonly labelOf: (spot: number) => string
  readonly onHover?: (spot: number | null) => void
  readonly onFocus?: (spot: number | null) => void
  readonly onChoose?: (spot: number, by: ChosenBy) => void
}

function ignore(): void {}

/** All buttons of the village, in rows, so that the tab key reads it like a page. */
export const SpotButtons = memo(function SpotButtons(props: SpotButtonsProps) {
  const {
    spots,
    covers,
    states,
    view,
    labelOf,
    onHover = ignore,
    onFocus = ignore,
    onChoose = ignore,
  } = props
  const layer = useRef<HTMLDivElement>(null)
  const move = useCallback(
    (from: number, direction: Direction) => {
      const next = neighbourOf(from, direction, spots, covers)
      if (next !== null) layer.current?.querySelector<HTMLElement>(`[data-spot="${next}"]`)?.focus()
    },
    [spots, covers],
  )
  return (
    <div ref={layer}>
      {spots.map((spot) => (
        <SpotButton
          key={spot}
          spot={spot}
          at={centreOf(spot, covers)}
          view={view}
          state={states.get(spot) ?? 'rest'}
          label={labelOf(spot)}
          onHover={onHover}
          onFocus={onFocus}
          onChoose={onChoose}
          onMove={move}
        />
      ))}
    </div>
  )
})
