import type { BuildingDef, Charter } from '@charterstone/engine'
import { type CSSProperties, memo, useMemo } from 'react'
import type { TileState } from '../buildings/tile-states.tsx'
import { Drawing } from '../ink/drawing.tsx'
import { FrontLayer, GroundLayer, LiftLayer, type ReputationSpaces, RingLayer } from './board-layers.tsx'
import { type Daylight, daylightAt } from './daylight.ts'
import { EveningLights, type LitHouse } from './evening-light.tsx'
import { FloatingIslands } from './floating-islands.tsx'
import type { Gate } from './gateposts.tsx'
import { centreOf, SCENE_HEIGHT, SCENE_WIDTH, visibleSpots } from './layout.ts'
import type { Place } from './place.ts'
import type { TrackMarks } from './progress-track.tsx'
import type { ChosenBy, SceneView } from './spot-button.tsx'
import { SpotButtons } from './spot-buttons.tsx'
import type { SpotTokens } from './spot-tokens.tsx'
import { useGradually } from './use-gradually.ts'

export type SceneWords = {
  readonly village: string
  readonly progress: string
  /** The space of the token and the last one, in the player's language. */
  readonly progressCount: string
  readonly reputation: string
  readonly reputationNote: string
}

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
  /** The tiles are drawn one after the other, so that the buttons are there before the last house. */
  readonly isGradual?: boolean
  /** Islands rest, for instance while a player at another screen decides. */
  readonly isStill?: boolean
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
  const { spots, places, backToFront } = useMemo(() => placesOf(covers), [covers])
  const drawn = useGradually(backToFront, isGradual)
  const light = useMemo(() => daylightAt(progress, track.last), [progress, track.last])
  const closed = useMemo(() => spotsIn(states, 'closed'), [states])
  const options = useMemo(() => [...spotsIn(states, 'option')].join(), [states])
  const houses = useMemo(() => litHouses(drawn, buildings, closed), [drawn, buildings, closed])
  return (
    <section
      className={isStill ? 'village is-still' : 'village'}
      aria-label={words.village}
      aria-busy={drawn.length < backToFront.length}
      style={styleOf(light, view)}
    >
      <GroundLayer
        view={view}
        places={drawn}
        buildings={buildings}
        closed={closed}
        reputation={props.reputation}
        reputationSpaces={props.reputationSpaces}
        label={words.reputation}
        note={words.reputationNote}
        isBoard={isBoard}
        title={labelOf === undefined ? words.village : undefined}
      />
      <FloatingIslands places={drawn} buildings={buildings} closed={closed} view={view} />
      {light.dusk > 0 && (
        <div
          className="village-layer village-tint"
          style={{ background: light.tint, opacity: light.tintOpacity }}
        />
      )}
      <Drawing viewBox={view.join(' ')} className="village-layer">
        <EveningLights light={light} houses={houses} />
      </Drawing>
      <RingLayer key={options} view={view} places={places} states={states} fresh={fresh} />
      <FrontLayer
        view={view}
        places={drawn}
        buildings={buildings}
        closed={closed}
        tokens={tokens}
        gates={props.gates}
        track={track}
        progress={progress}
        start={props.start}
        label={words.progress}
        count={words.progressCount}
        isBoard={isBoard}
      />
      <LiftLayer
        view={view}
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

function litHouses(
  places: readonly Place[],
  buildings: readonly (BuildingDef | null)[],
  closed: ReadonlySet<number>,
): readonly LitHouse[] {
  return places.flatMap((place): LitHouse[] => {
    const building = buildings[place.spot] ?? null
    return building === null || closed.has(place.spot) ? [] : [{ ...place, building }]
  })
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

/** The light of the hour, as variables; the dark theme has its own night. */
function styleOf(
  { top, horizon, dusk, stars, ink }: Daylight,
  [, , width, height]: SceneView,
): CSSProperties {
  return {
    aspectRatio: `${width} / ${height}`,
    '--dusk': dusk,
    '--day-top': top,
    '--day-horizon': horizon,
    '--day-stars': stars,
    '--day-ink': ink,
  } as CSSProperties
}
