import type { BuildingDef, Charter } from '@charterstone/engine'
import { type CSSProperties, memo, useMemo } from 'react'
import { FocusRing, TileRing, type TileState } from '../buildings/tile-states.tsx'
import { Drawing } from '../ink/drawing.tsx'
import { type Daylight, daylightAt } from './daylight.ts'
import { EveningLight, type LitHouse } from './evening-light.tsx'
import { type Gate, Gateposts } from './gateposts.tsx'
import { Landscape } from './landscape.tsx'
import { centreOf, SCENE_HEIGHT, SCENE_WIDTH, visibleSpots } from './layout.ts'
import { ProgressTrack } from './progress-track.tsx'
import { Pier, ReputationTrack } from './reputation-pier.tsx'
import type { ChosenBy, SceneView } from './spot-button.tsx'
import { SpotButtons } from './spot-buttons.tsx'
import type { SpotTokens } from './spot-tokens.tsx'
import { At, LiftedTile, TileBody, TileFront } from './tile.tsx'

export type SceneWords = {
  readonly village: string
  readonly progress: string
  /** "14 of 26", in the player's language. */
  readonly progressCount: string
  readonly reputation: string
  readonly reputationNote: string
}

export type VillageSceneProps = {
  /** By spot; null where nothing stands. */
  readonly buildings: readonly (BuildingDef | null)[]
  /** For each island tile the plot it covers; -1 while it is not placed. */
  readonly covers: readonly number[]
  readonly progress: number
  readonly start: number
  readonly reputation: readonly Charter[]
  readonly reputationSpaces: number
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
  const { buildings, covers, progress, states, tokens, fresh, words, hovered = null, focused = null } = props
  const { view = WHOLE_SCENE, labelOf, detail = 'board' } = props
  const isBoard = detail === 'board'
  const spots = useMemo(() => visibleSpots(covers), [covers])
  const places = useMemo(() => spots.map((spot) => ({ spot, at: centreOf(spot, covers) })), [spots, covers])
  const backToFront = useMemo(() => [...places].sort((a, b) => a.at[1] - b.at[1]), [places])
  const light = useMemo(() => daylightAt(progress), [progress])
  const houses = useMemo(
    () =>
      places.flatMap((place): LitHouse[] => {
        const building = buildings[place.spot] ?? null
        return building === null || states.get(place.spot) === 'closed' ? [] : [{ ...place, building }]
      }),
    [places, buildings, states],
  )
  const lifted = places.find(({ spot }) => spot === hovered)
  const ringed = places.find(({ spot }) => spot === focused)
  return (
    <section className="village" aria-label={words.village} style={styleOf(light, view)}>
      <Drawing viewBox={view.join(' ')} title={labelOf === undefined ? words.village : undefined}>
        <Landscape />
        <Pier />
        {isBoard && (
          <ReputationTrack
            tokens={props.reputation}
            spaces={props.reputationSpaces}
            label={words.reputation}
            note={words.reputationNote}
          />
        )}
        {backToFront.map(({ spot, at: [x, y] }) => (
          <At key={spot} x={x} y={y}>
            <TileBody
              spot={spot}
              building={buildings[spot] ?? null}
              isClosed={states.get(spot) === 'closed'}
              isFresh={fresh.has(spot)}
            />
          </At>
        ))}
        <EveningLight light={light} houses={houses} />
        {places.map(({ spot, at: [x, y] }) => (
          <At key={spot} x={x} y={y}>
            <TileRing state={states.get(spot) ?? 'rest'} />
          </At>
        ))}
        {isBoard &&
          backToFront.map(({ spot, at: [x, y] }) => (
            <At key={spot} x={x} y={y}>
              <TileFront
                building={buildings[spot] ?? null}
                tokens={tokens.get(spot)}
                isClosed={states.get(spot) === 'closed'}
              />
            </At>
          ))}
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
        <Gateposts gates={props.gates} />
        {isBoard && (
          <ProgressTrack
            progress={progress}
            start={props.start}
            label={words.progress}
            count={words.progressCount}
          />
        )}
      </Drawing>
      {labelOf !== undefined && <SpotButtons {...props} spots={spots} view={view} labelOf={labelOf} />}
    </section>
  )
})

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
