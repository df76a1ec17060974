import type { BuildingDef } from '@charterstone/engine'
import { memo, type ReactNode } from 'react'
import { ringMarks, TICKS, type TileState } from '../buildings/tile-states.ts'
import { Marks } from '../ink/marks.tsx'
import { Strokes } from '../ink/strokes.tsx'
import { Signboard } from '../strip/signboard.tsx'
import { type Ceiling, OPEN_SKY } from './ceiling.ts'
import { Tokens } from './spot-tokens.tsx'
import { tileStrokes, transformAt } from './tile-strokes.ts'
import type { SpotTokens } from './token-props.ts'

const NO_TOKENS: SpotTokens = {}

type BodyProps = { readonly spot: number; readonly building: BuildingDef | null }

/** Ground and house, or empty plot, or island. States, signs and tokens are drawn later. */
export const TileBody = memo(function TileBody({ spot, building }: BodyProps) {
  return <Strokes text={tileStrokes(spot, building)} />
})

type FrontProps = {
  readonly building: BuildingDef | null
  readonly tokens: SpotTokens | undefined
  readonly isClosed: boolean
  /** How much higher than usual the sign hangs. */
  readonly raise?: number
  /** Where the signs above end. */
  readonly ceiling?: Ceiling
}

/** The sign with its lock, and what stands before the house. */
export const TileFront = memo(function TileFront(props: FrontProps) {
  const { building, tokens, isClosed, raise = 0, ceiling = OPEN_SKY } = props
  return (
    <>
      {building !== null && <Signboard building={building} raise={raise} />}
      <Tokens
        tokens={tokens ?? NO_TOKENS}
        building={building}
        raise={raise}
        ceiling={ceiling}
        isClosed={isClosed}
      />
    </>
  )
})

type LiftedTileProps = BodyProps &
  Omit<FrontProps, 'isClosed'> & {
    readonly state: TileState
    readonly isFresh: boolean
  }

/** A tile under the pointer or the focus: lifted, grown, over everything else. */
export function LiftedTile({ spot, building, state, isFresh, ...front }: LiftedTileProps) {
  const isOption = state === 'option' || state === 'hovered'
  return (
    <g transform="translate(0 -2) scale(1.13)">
      {isOption && <Marks marks={ringMarks('hovered')} />}
      <TileBody spot={spot} building={building} />
      {isFresh && <Marks marks={[TICKS]} />}
      <Marks marks={ringMarks(isOption ? 'hovered-line' : state)} />
      <TileFront {...front} building={building} isClosed={state === 'closed'} />
    </g>
  )
}

/** Puts tile space at its place in the scene. */
export function At({
  x,
  y,
  children,
}: {
  readonly x: number
  readonly y: number
  readonly children: ReactNode
}) {
  return <g transform={transformAt(x, y)}>{children}</g>
}
