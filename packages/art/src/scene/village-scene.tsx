import type { BuildingDef, Charter } from '@charterstone/engine'
import { type CSSProperties, memo, type ReactElement, useMemo } from 'react'
import type { TileState } from '../buildings/tile-states.ts'
import { Drawing } from '../ink/drawing.tsx'
import { useLook } from '../ink/use-look.ts'
import { FrontLayer, LiftLayer, type ReputationSpaces, type SceneWords } from './board-layers.tsx'
import { type Daylight, daylightAt } from './daylight.ts'
import type { Gate } from './gateposts.tsx'
import { centreOf, SCENE_HEIGHT, SCENE_WIDTH, visibleSpots } from './layout.ts'
import type { Place } from './place.ts'
import type { TrackMarks } from './progress-track.tsx'
import { RingLayer, ShineLayer } from './ring-layer.tsx'
import { SKY_HEIGHT, SkyMarks } from './sky.tsx'
import type { ChosenBy, SceneView } from './spot-button.tsx'
import { SpotButtons } from './spot-buttons.tsx'
import type { SpotTokens } from './token-props.ts'
import { useDrawnPictures } from './use-drawn-pictures.ts'
import {
  EveningTint,
  GroundPicture,
  IslandPictures,
  LightPictures,
  SignPicture,
} from './village-pictures.tsx'

export type VillageSceneProps = {
  /** By spot; null where nothing stands. */
  readonly buildings: readonly (BuildingDef | null)[]
  /** For each island tile the plot it covers; -1 while it is not placed. */
  readonly covers: readonly number[]
  readonly track: TrackMarks
  readonly progress: number
  readonly start: number
  readonly reputation: readonly Charter[]
  readonly reputationSpaces: ReputationSpaces
  readonly gates: Readonly<Partial<Record<Charter, Gate>>>
  readonly states: ReadonlyMap<number, TileState>
  readonly tokens: ReadonlyMap<number, SpotTokens>
  readonly fresh: ReadonlySet<number>
  readonly words: SceneWords
  /** The spot under the pointer or the focus; it is lifted. */
  readonly hovered?: number | null
  /** The spot with the keyboard's focus; it has the focus ring too. */
  readonly focused?: number | null
  /** `picture` leaves out tracks, signs and tokens: for small pictures and the poster. */
  readonly detail?: 'board' | 'picture'
  /** The houses are drawn a few in each frame, so that the buttons are there before them. */
  readonly isGradual?: boolean
  /** Islands rest, for instance while a player at another screen decides. */
  readonly isStill?: boolean
  /** Drawn above the houses and below their signs. Always the same element, so that the village is not drawn again for it. */
  readonly underSigns?: ReactElement
  /** The part that is shown; the whole scene when it is left out. */
  readonly view?: SceneView
  /** What a screen reader says of a spot. Without it the village is a picture that nobody can point at. */
  readonly labelOf?: (spot: number) => string
  readonly onHover?: (spot: number | null) => void
  readonly onFocus?: (spot: number | null) => void
  readonly onChoose?: (spot: number, by: ChosenBy) => void
}

export const WHOLE_SCENE: SceneView = [0, 0, SCENE_WIDTH, SCENE_HEIGHT]

/** The village: the board of the game as one picture. */
export const VillageScene = memo(function VillageScene(props: VillageSceneProps) {
  const { buildings, covers, track, progress, states, tokens, fresh, words } = props
  const { hovered = null, focused = null, view = WHOLE_SCENE, labelOf } = props
  const { detail = 'board', isStill = false, isGradual = false } = props
  const isBoard = detail === 'board'
  const look = useLook()
  // The same islands in a new list draw nothing again.
  const islands = covers.join()
  const { spots, places, backToFront } = useMemo(() => placesOf(islands.split(',').map(Number)), [islands])
  const isDrawn = useDrawnPictures(buildings, isGradual)
  const light = useMemo(() => daylightAt(progress, track.last), [progress, track.last])
  const closed = useMemo(() => spotsIn(states, 'closed'), [states])
  const options = useMemo(() => [...spotsIn(states, 'option')].join(), [states])
  const standing = { view, places: backToFront, buildings, look }
  const isLit = light.dusk > 0 || look.includes('dark')
  return (
    <section
      className={isStill ? 'village is-still' : 'village'}
      aria-label={words.village}
      aria-busy={!isDrawn('lights')}
      style={styleOf(light, view)}
    >
      <Drawing
        viewBox={view.join(' ')}
        className="village-layer"
        title={labelOf === undefined ? words.village : undefined}
      >
        <SkyMarks />
      </Drawing>
      {isDrawn('ground') && <GroundPicture {...standing} />}
      {isDrawn('islands') && <IslandPictures {...standing} />}
      {isDrawn('ground') && <EveningTint light={light} />}
      {isLit && isDrawn('lights') && <LightPictures {...standing} />}
      <ShineLayer view={view} places={places} fresh={fresh} />
      <RingLayer key={options} view={view} places={places} states={states} />
      {props.underSigns}
      {isBoard && isDrawn('signs') && <SignPicture {...standing} />}
      <FrontLayer
        view={view}
        places={backToFront}
        buildings={buildings}
        closed={closed}
        tokens={tokens}
        gates={props.gates}
        reputation={props.reputation}
        reputationSpaces={props.reputationSpaces}
        track={track}
        progress={progress}
        start={props.start}
        words={words}
        isBoard={isBoard}
      />
      <LiftLayer
        view={view}
        places={places}
        lifted={places.find(({ spot }) => spot === hovered)}
        ringed={places.find(({ spot }) => spot === focused)}
        buildings={buildings}
        tokens={tokens}
        states={states}
        fresh={fresh}
      />
      {labelOf !== undefined && (
        <SpotButtons {...buttonProps(props)} spots={spots} view={view} labelOf={labelOf} />
      )}
    </section>
  )
})

function placesOf(covers: readonly number[]) {
  const spots = visibleSpots(covers)
  const places = spots.map((spot): Place => ({ spot, at: centreOf(spot, covers) }))
  return { spots, places, backToFront: [...places].sort((a, b) => a.at[1] - b.at[1]) }
}

function spotsIn(states: ReadonlyMap<number, TileState>, wanted: TileState): ReadonlySet<number> {
  return new Set([...states].filter(([, state]) => state === wanted).map(([spot]) => spot))
}

/** Only what buttons depend on, so that a hover leaves them alone. */
function buttonProps({ covers, states, onHover, onFocus, onChoose }: VillageSceneProps) {
  return {
    covers,
    states,
    ...(onHover !== undefined && { onHover }),
    ...(onFocus !== undefined && { onFocus }),
    ...(onChoose !== undefined && { onChoose }),
  }
}

/** The light of the hour, as variables; the dark theme has its own night. The sky is as high as the view shows of it. */
function styleOf(
  { top, horizon, dusk, stars, ink }: Daylight,
  [, y, width, height]: SceneView,
): CSSProperties {
  return {
    aspectRatio: `${width} / ${height}`,
    '--dusk': dusk,
    '--day-top': top,
    '--day-horizon': horizon,
    '--day-stars': stars,
    '--day-ink': ink,
    '--sky-from': `${((-y / height) * 100).toFixed(2)}%`,
    '--sky-to': `${(((SKY_HEIGHT - y) / height) * 100).toFixed(2)}%`,
  } as CSSProperties
}
