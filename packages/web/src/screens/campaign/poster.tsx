import { Ground } from '@charterstone/art/buildings/ground.tsx'
import { daylightAt } from '@charterstone/art/scene/daylight.ts'
import { Landscape } from '@charterstone/art/scene/landscape.tsx'
import {
  centreOf,
  charterAt,
  SCENE_HEIGHT,
  SCENE_WIDTH,
  visibleSpots,
} from '@charterstone/art/scene/layout.ts'
import { At, TileBody } from '@charterstone/art/scene/tile.tsx'
import { TokenMark } from '@charterstone/art/tokens/seat-token.tsx'
import { type BuildingDef, buildingOf, CHARTERS, isTile, nameOf, printedBoard } from '@charterstone/engine'
import { type CSSProperties, type Ref, useMemo } from 'react'
import { useRuleset, useWords } from '../../session/use-game.ts'
import { PosterNames } from './poster-names.tsx'

export const POSTER_WIDTH = 1000
export const POSTER_HEIGHT = 940
const MARGIN = 55
const SCENE_TOP = 150
const MORNING = 8

export type PosterProps = {
  readonly village: string
  readonly subtitle: string
  readonly buildings: readonly number[]
  readonly covers: readonly number[]
  readonly players: readonly { readonly charter: number; readonly name: string; readonly text: string }[]
  readonly ref?: Ref<SVGSVGElement>
}

/** The village on one sheet, with its name and the people who built it. */
export function Poster({ village, subtitle, buildings, covers, players, ref }: PosterProps) {
  const { catalogue } = useRuleset()
  const words = useWords()
  const defOf = (spot: number): BuildingDef | null => buildingOf(catalogue, buildings[spot] ?? 0) ?? null
  const places = useMemo(
    () =>
      visibleSpots(covers)
        .map((spot) => ({ spot, at: centreOf(spot, covers) }))
        .sort((a, b) => a.at[1] - b.at[1]),
    [covers],
  )
  const names = places.flatMap(({ spot, at }) => {
    const number = buildings[spot] ?? 0
    return number === 0 ? [] : [{ spot, at, name: nameOf(words, number) }]
  })
  const { top, horizon, dusk, stars, ink } = daylightAt(MORNING, printedBoard(catalogue).progress.last)
  const hour = {
    '--dusk': dusk,
    '--day-top': top,
    '--day-horizon': horizon,
    '--day-stars': stars,
    '--day-ink': ink,
  }
  const width = (POSTER_WIDTH - 2 * MARGIN) / Math.max(1, players.length)
  return (
    <div className="village" style={hour as CSSProperties}>
      <svg
        ref={ref}
        viewBox={`0 0 ${POSTER_WIDTH} ${POSTER_HEIGHT}`}
        role="img"
        aria-label={`${village}, ${subtitle}`}
      >
        <rect width={POSTER_WIDTH} height={POSTER_HEIGHT} fill="var(--paper-raised)" />
        <rect
          x={24}
          y={24}
          width={POSTER_WIDTH - 48}
          height={POSTER_HEIGHT - 48}
          fill="none"
          stroke="var(--frame)"
          strokeWidth={2}
        />
        <text {...MIDDLE} y={92} fontSize={54} fontWeight={800} fill="var(--ink)">
          {village}
        </text>
        <text {...MIDDLE} y={126} fontSize={21} fill="var(--ink-2)">
          {subtitle}
        </text>
        <svg
          aria-hidden="true"
          x={MARGIN}
          y={SCENE_TOP}
          width={SCENE_WIDTH}
          height={SCENE_HEIGHT}
          viewBox={`0 0 ${SCENE_WIDTH} ${SCENE_HEIGHT}`}
        >
          <Landscape />
          {places.map(({ spot, at: [x, y] }) => (
            <At key={spot} x={x} y={y}>
              {defOf(spot) === null && !isTile(spot) ? (
                <Ground charter={charterAt(spot)} hasPath={false} />
              ) : (
                <TileBody spot={spot} building={defOf(spot)} />
              )}
            </At>
          ))}
          <PosterNames names={names} />
        </svg>
        <rect
          x={MARGIN}
          y={SCENE_TOP}
          width={SCENE_WIDTH}
          height={SCENE_HEIGHT}
          fill="none"
          stroke="var(--frame)"
          strokeWidth={1.5}
        />
        {players.map(({ charter, name, text }, index) => {
          const x = MARGIN + width * (index + 0.5)
          return (
            <g key={charter} fontFamily={SERIF} textAnchor="middle">
              <TokenMark charter={CHARTERS[charter] ?? 'purple'} x={x} y={806} r={22} />
              <text x={x} y={856} fontSize={20} fontWeight={700} fill="var(--ink)">
                {name}
              </text>
              <text x={x} y={880} fontSize={16} fill="var(--ink-2)">
                {text}
              </text>
            </g>
          )
        })}
      </svg>
    </div>
  )
}

const SERIF = 'Alegreya, Georgia, serif'
const MIDDLE = { x: POSTER_WIDTH / 2, textAnchor: 'middle', fontFamily: SERIF } as const
