import { type KeyboardEvent, memo } from 'react'
import type { TileState } from '../buildings/tile-states.ts'
import type { Point } from '../ink/path.ts'
import { TILE_SIDE } from './layout.ts'
import type { Direction } from './neighbour.ts'

/** How a spot was chosen; a finger may want to look before it chooses. */
export type ChosenBy = 'mouse' | 'touch' | 'key'
export type SceneView = readonly [x: number, y: number, width: number, height: number]

type SpotButtonProps = {
  readonly spot: number
  readonly at: Point
  readonly view: SceneView
  readonly state: TileState
  readonly label: string
  readonly onHover: (spot: number | null) => void
  readonly onFocus: (spot: number | null) => void
  readonly onChoose: (spot: number, by: ChosenBy) => void
  readonly onMove: (spot: number, direction: Direction) => void
}

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
}

/** A hex without a look of its own that takes pointer and keyboard. Options are in the tab order, the rest is reached by arrows. */
export const SpotButton = memo(function SpotButton(props: SpotButtonProps) {
  const { spot, at, view, state, label, onHover, onFocus, onChoose, onMove } = props
  const isOption = state === 'option' || state === 'hovered'

  function onKeyDown(event: KeyboardEvent): void {
    const direction = ARROWS[event.key]
    if (direction !== undefined) {
      event.preventDefault()
      onMove(spot, direction)
    } else if (isOption && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault()
      onChoose(spot, 'key')
    }
  }

  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={!isOption}
      tabIndex={isOption ? 0 : -1}
      data-spot={spot}
      className={isOption ? 'village-spot is-option' : 'village-spot'}
      style={boxOf(at, view)}
      onPointerEnter={(event) => event.pointerType !== 'touch' && onHover(spot)}
      onPointerLeave={(event) => event.pointerType !== 'touch' && onHover(null)}
      onFocus={() => onFocus(spot)}
      onBlur={() => onFocus(null)}
      onKeyDown={onKeyDown}
      onClick={({ nativeEvent }) => {
        const isTouch = 'pointerType' in nativeEvent && nativeEvent.pointerType === 'touch'
        if (isTouch) onChoose(spot, 'touch')
        else if (isOption) onChoose(spot, 'mouse')
      }}
    />
  )
})

/** The tile's box as parts of the view. */
function boxOf([x, y]: Point, [left, top, width, height]: SceneView) {
  const half = (TILE_SIDE * Math.sqrt(3)) / 2
  return {
    left: `${(((x - half - left) / width) * 100).toFixed(3)}%`,
    top: `${(((y - TILE_SIDE - top) / height) * 100).toFixed(3)}%`,
    width: `${(((2 * half) / width) * 100).toFixed(3)}%`,
    height: `${(((2 * TILE_SIDE) / height) * 100).toFixed(3)}%`,
  }
}
