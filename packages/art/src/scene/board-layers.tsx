import type { Charter } from '@charterstone/engine'
import { memo } from 'react'
import type { TileState } from '../buildings/tile-states.ts'
import { Drawing } from '../ink/drawing.tsx'
import { ceilingOf } from './ceiling.ts'
import { type Gate, Gateposts } from './gateposts.tsx'
import type { Place } from './place.ts'
import { ProgressTrack, type TrackMarks } from './progress-track.tsx'
import { ReputationTrack } from './reputation-pier.tsx'
import { FocusRing } from './ring-layer.tsx'
import type { Buildings } from './scene-strokes.ts'
import { signRaise } from './sign-raise.ts'
import type { SceneView } from './spot-button.tsx'
import { BoardTokens } from './spot-tokens.tsx'
import { At, LiftedTile } from './tile.tsx'
import type { SpotTokens } from './token-props.ts'

/*
 * The village is drawn in layers, so that an answer, a hover or a ring repaints only its own. What stands is in pictures
 * (village-pictures.tsx); what moves is here.
 */

/** How many spaces of the reputation track are printed, and how many of them are open. */
export type ReputationSpaces = { readonly printed: number; readonly open: number }

export type SceneWords = {
  readonly village: string
  readonly progress: string
  /** The space of the token and the last one, in the player's language. */
  readonly progressCount: string
  readonly reputation: string
  readonly reputationNote: string
}

type FrontLayerProps = {
  readonly view: SceneView
  readonly places: readonly Place[]
  readonly buildings: Buildings
  readonly closed: ReadonlySet<number>
  readonly tokens: ReadonlyMap<number, SpotTokens>
  readonly gates: Readonly<Partial<Record<Charter, Gate>>>
  readonly reputation: readonly Charter[]
  readonly reputationSpaces: ReputationSpaces
  readonly track: TrackMarks
  readonly progress: number
  readonly start: number
  readonly words: SceneWords
  readonly isBoard: boolean
}

/** Locks, tokens, gateposts, the tracks and the sun. */
export const FrontLayer = memo(function FrontLayer(props: FrontLayerProps) {
  const { view, places, buildings, closed, tokens, isBoard, words } = props
  return (
    <Drawing viewBox={view.join(' ')} className="village-layer village-front">
      {isBoard && (
        <>
          <ReputationTrack
            tokens={props.reputation}
            {...props.reputationSpaces}
            label={words.reputation}
            note={words.reputationNote}
          />
          <BoardTokens places={places} buildings={buildings} tokens={tokens} closed={closed} />
        </>
      )}
      <Gateposts gates={props.gates} />
      {isBoard && (
        <ProgressTrack
          track={props.track}
          progress={props.progress}
          start={props.start}
          label={words.progress}
          count={words.progressCount}
        />
      )}
    </Drawing>
  )
})

type LiftLayerProps = {
  readonly view: SceneView
  readonly places: readonly Place[]
  readonly lifted: Place | undefined
  readonly ringed: Place | undefined
  readonly buildings: Buildings
  readonly tokens: ReadonlyMap<number, SpotTokens>
  readonly states: ReadonlyMap<number, TileState>
  readonly fresh: ReadonlySet<number>
}

/** The tile under the pointer, and the ring of the focus. */
export function LiftLayer(props: LiftLayerProps) {
  const { view, places, lifted, ringed, buildings, tokens, states, fresh } = props
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
            raise={signRaise(buildings[lifted.spot] ?? null, lifted.at)}
            ceiling={ceilingOf(lifted, places, buildings)}
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
