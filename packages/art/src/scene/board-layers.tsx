import type { BuildingDef, Charter } from '@charterstone/engine'
import { memo } from 'react'
import { FocusRing, FreshTicks, TileRing, type TileState } from '../buildings/tile-states.tsx'
import { Drawing } from '../ink/drawing.tsx'
import { type Gate, Gateposts } from './gateposts.tsx'
import { Landscape } from './landscape.tsx'
import type { Place } from './place.ts'
import { ProgressTrack, type TrackMarks } from './progress-track.tsx'
import { Pier, ReputationTrack } from './reputation-pier.tsx'
import type { SceneView } from './spot-button.tsx'
import type { SpotTokens } from './spot-tokens.tsx'
import { At, GroundedBody, LiftedTile, TileFront } from './tile.tsx'

/*
 * The village is drawn in layers, one svg on another, so that a hover or a ring repaints only its own layer.
 */

type Buildings = readonly (BuildingDef | null)[]

/** How many spaces of the reputation track are printed, and how many of them are open. */
export type ReputationSpaces = { readonly printed: number; readonly open: number }

type GroundLayerProps = {
  readonly view: SceneView
  readonly places: readonly Place[]
  readonly buildings: Buildings
  readonly closed: ReadonlySet<number>
  readonly reputation: readonly Charter[]
  readonly reputationSpaces: ReputationSpaces
  readonly label: string
  readonly note: string
  readonly isBoard: boolean
  readonly title?: string | undefined
}

/** Landscape, pier, ground and houses. */
export const GroundLayer = memo(function GroundLayer(props: GroundLayerProps) {
  const { view, places, buildings, closed, isBoard } = props
  return (
    <Drawing viewBox={view.join(' ')} className="village-layer" title={props.title}>
      <Landscape />
      <Pier />
      {isBoard && (
        <ReputationTrack
          tokens={props.reputation}
          {...props.reputationSpaces}
          label={props.label}
          note={props.note}
        />
      )}
      {places.map(({ spot, at: [x, y] }) => (
        <At key={spot} x={x} y={y}>
          <GroundedBody spot={spot} building={buildings[spot] ?? null} isClosed={closed.has(spot)} />
        </At>
      ))}
    </Drawing>
  )
})

type RingLayerProps = {
  readonly view: SceneView
  readonly places: readonly Place[]
  readonly states: ReadonlyMap<number, TileState>
  readonly fresh: ReadonlySet<number>
}

/** Rings and ticks. The layer pulses once when it appears. */
export const RingLayer = memo(function RingLayer({ view, places, states, fresh }: RingLayerProps) {
  return (
    <Drawing viewBox={view.join(' ')} className="village-layer village-rings">
      {places.map(({ spot, at: [x, y] }) => {
        const state = states.get(spot) ?? 'rest'
        if (state === 'rest' && !fresh.has(spot)) return null
        return (
          <At key={spot} x={x} y={y}>
            <TileRing state={state} />
            {fresh.has(spot) && <FreshTicks />}
          </At>
        )
      })}
    </Drawing>
  )
})

type FrontLayerProps = {
  readonly view: SceneView
  readonly places: readonly Place[]
  readonly buildings: Buildings
  readonly closed: ReadonlySet<number>
  readonly tokens: ReadonlyMap<number, SpotTokens>
  readonly gates: Readonly<Partial<Record<Charter, Gate>>>
  readonly track: TrackMarks
  readonly progress: number
  readonly start: number
  readonly label: string
  readonly count: string
  readonly isBoard: boolean
}

/** Signs, tokens, gateposts and the sun. */
export const FrontLayer = memo(function FrontLayer(props: FrontLayerProps) {
  const { view, places, buildings, closed, tokens, isBoard } = props
  return (
    <Drawing viewBox={view.join(' ')} className="village-layer">
      {isBoard &&
        places.map(({ spot, at: [x, y] }) => (
          <At key={spot} x={x} y={y}>
            <TileFront
              building={buildings[spot] ?? null}
              tokens={tokens.get(spot)}
              isClosed={closed.has(spot)}
            />
          </At>
        ))}
      <Gateposts gates={props.gates} />
      {isBoard && (
        <ProgressTrack
          track={props.track}
          progress={props.progress}
          start={props.start}
          label={props.label}
          count={props.count}
        />
      )}
    </Drawing>
  )
})

type LiftLayerProps = {
  readonly view: SceneView
  readonly lifted: Place | undefined
  readonly ringed: Place | undefined
  readonly buildings: Buildings
  readonly tokens: ReadonlyMap<number, SpotTokens>
  readonly states: ReadonlyMap<number, TileState>
  readonly fresh: ReadonlySet<number>
}

/** The tile under the pointer, and the ring of the focus. */
export function LiftLayer({ view, lifted, ringed, buildings, tokens, states, fresh }: LiftLayerProps) {
  return (
    <Drawing viewBox={view.join(' ')} className="village-layer village-lift">
      {lifted !== undefined && (
        <At x={lifted.at[0]} y={lifted.at[1]}>
          <LiftedTile
            spot={lifted.spot}
            building={buildings[lifted.spot] ?? null}
            tokens={tokens.get(lifted.spot)}
            state={states.get(lifted.spot) ?? 'rest'}
            isFresh={fresh.has(lifted.spot)}
          />
        </At>
      )}
      {ringed !== undefined && (
        <At x={ringed.at[0]} y={ringed.at[1]}>
          <FocusRing />
        </At>
      )}
    </Drawing>
  )
}
