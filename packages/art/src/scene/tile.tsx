import type { BuildingDef } from '@charterstone/engine'
import { isTile } from '@charterstone/engine'
import { memo, type ReactNode } from 'react'
import { BuildingArt } from '../buildings/building-art.tsx'
import { EmptyPlot } from '../buildings/empty-plot.tsx'
import { Ground } from '../buildings/ground.tsx'
import { Island, IslandShadow } from '../buildings/island.tsx'
import { FreshTicks, TileRing, type TileState, TileVeil } from '../buildings/tile-states.tsx'
import { Signboard } from '../strip/signboard.tsx'
import { charterAt, TILE_SCALE } from './layout.ts'
import { type SpotTokens, Tokens } from './spot-tokens.tsx'

/** A closed tile is seen through paper: 62 % veil, also where its roofs stand out; its sign stays readable. */
export const CLOSED_OPACITY = 0.38
const CLOSED_SIGN_OPACITY = 0.62

type BodyProps = {
  readonly spot: number
  readonly building: BuildingDef | null
  readonly isClosed: boolean
  readonly isFresh: boolean
}

/** Ground and house, or empty plot, or island. States, signs and tokens are drawn later. */
export const TileBody = memo(function TileBody({ spot, building, isClosed, isFresh }: BodyProps) {
  return (
    <>
      {isClosed && <TileVeil />}
      <g {...(isClosed && { opacity: CLOSED_OPACITY })}>
        <Standing spot={spot} building={building} />
      </g>
      {isFresh && <FreshTicks />}
    </>
  )
})

function Standing({ spot, building }: { readonly spot: number; readonly building: BuildingDef | null }) {
  const charter = charterAt(spot)
  if (isTile(spot) && charter !== null)
    return (
      <>
        <Ground charter={charter} hasPath={false} />
        <IslandShadow />
        <Island charter={charter} kind={building === null ? 'plot' : 'built'}>
          {building !== null && <BuildingArt building={building} />}
        </Island>
      </>
    )
  if (building === null) return charter === null ? null : <EmptyPlot charter={charter} />
  return (
    <>
      <Ground charter={charter} />
      <BuildingArt building={building} />
    </>
  )
}

/** The same without islands, which float on a layer of their own. */
export const GroundedBody = memo(function GroundedBody({
  spot,
  building,
  isClosed,
}: Omit<BodyProps, 'isFresh'>) {
  const charter = charterAt(spot)
  if (!isTile(spot)) return <TileBody spot={spot} building={building} isClosed={isClosed} isFresh={false} />
  return (
    <>
      {isClosed && <TileVeil />}
      <g {...(isClosed && { opacity: CLOSED_OPACITY })}>
        <Ground charter={charter} hasPath={false} />
        <IslandShadow />
      </g>
    </>
  )
})

type FrontProps = {
  readonly building: BuildingDef | null
  readonly tokens: SpotTokens | undefined
  readonly isClosed: boolean
}

/** The sign and what stands before the house. */
export const TileFront = memo(function TileFront({ building, tokens, isClosed }: FrontProps) {
  return (
    <>
      {building !== null && (
        <g {...(isClosed && { opacity: CLOSED_SIGN_OPACITY })}>
          <Signboard building={building} />
        </g>
      )}
      {tokens !== undefined && <Tokens tokens={tokens} />}
    </>
  )
})

/** A tile under the pointer or the focus: lifted, grown, over everything else. */
export function LiftedTile({
  spot,
  building,
  tokens,
  state,
  isFresh,
}: {
  readonly spot: number
  readonly building: BuildingDef | null
  readonly tokens: SpotTokens | undefined
  readonly state: TileState
  readonly isFresh: boolean
}) {
  const isClosed = state === 'closed'
  const isOption = state === 'option' || state === 'hovered'
  return (
    <g transform="translate(0 -2) scale(1.13)">
      {isOption && <TileRing state="hovered" />}
      <TileBody spot={spot} building={building} isClosed={isClosed} isFresh={isFresh} />
      {isOption && <TileRing state="hovered-line" />}
      {state === 'chosen' && <TileRing state="chosen" />}
      <TileFront building={building} tokens={tokens} isClosed={isClosed} />
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
  return <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${TILE_SCALE})`}>{children}</g>
}
