import { greengully } from '@charterstone/content'
import {
  type BuildingDef,
  CHARTERS,
  type Charter,
  FIRST_PLOT,
  FIRST_TILE,
  openReputation,
  printedBoard,
  reputationSpaces,
  SPOTS,
  startSpace,
} from '@charterstone/engine'
import { useState } from 'react'
import { ringMarks, TICKS, type TileState } from '../buildings/tile-states.ts'
import { Marks } from '../ink/marks.tsx'
import { LiftedTile, TileBody, TileFront } from '../scene/tile.tsx'
import type { SpotTokens } from '../scene/token-props.ts'
import { VillageScene } from '../scene/village-scene.tsx'

const byNumber = new Map(greengully.buildings.map((building) => [building.number, building]))

/** A village in the middle of a campaign: plots by charter, in the order of the box. */
const PLOTS: Readonly<Record<Charter, readonly number[]>> = {
  purple: [5, 22, 35, 25, 39, 0],
  black: [6, 44, 46, 48, 0, 0],
  green: [7, 58, 61, 0, 0, 0],
  red: [8, 74, 76, 0, 83, 80],
  blue: [9, 89, 102, 91, 103, 0],
  yellow: [10, 109, 117, 119, 113, 0],
}

const buildings: (BuildingDef | null)[] = Array.from({ length: SPOTS }, (_, spot) => {
  if (spot < FIRST_PLOT) return byNumber.get(601 + spot) ?? null
  if (spot >= FIRST_TILE) return spot === FIRST_TILE ? (byNumber.get(32) ?? null) : null
  const charter = CHARTERS[Math.floor((spot - FIRST_PLOT) / 6)] ?? 'purple'
  return byNumber.get(PLOTS[charter][(spot - FIRST_PLOT) % 6] ?? 0) ?? null
})

const covers = Array.from({ length: 24 }, () => -1)
covers[0] = FIRST_PLOT + 4
covers[18] = FIRST_PLOT + 24 + 4

const tokens: ReadonlyMap<number, SpotTokens> = new Map([
  [FIRST_PLOT + 2, { minion: { kind: 'cat', owner: 'purple' } }],
  [FIRST_PLOT + 3, { workers: [{ charter: 'yellow', kind: 'small' }] }],
  [5, { workers: [{ charter: 'blue', kind: 'small' }] }],
  [4, { workers: [{ charter: 'purple', kind: 'large' }] }],
  [FIRST_PLOT + 18 + 1, { peril: 'bandit' }],
  [
    FIRST_PLOT + 18 + 4,
    { workers: [{ charter: 'red', kind: 'spectral' }], minion: { kind: 'golem', owner: 'red' } },
  ],
  [FIRST_PLOT + 12 + 2, { peril: 'fuel-shortage' }],
  [FIRST_PLOT + 24 + 1, { income: ['blue', 'red'] }],
  [
    FIRST_PLOT + 24 + 2,
    {
      workers: [{ charter: 'red', kind: 'large' }],
      minion: { kind: 'robot', owner: 'blue' },
      peril: 'disrepair',
    },
  ],
  [FIRST_PLOT + 30 + 1, { workers: [{ charter: 'blue', kind: 'large' }] }],
  [FIRST_PLOT + 30 + 2, { peril: 'vermin', income: ['yellow', 'red', 'blue', 'purple', 'green'] }],
  [FIRST_PLOT + 30 + 4, { minion: { kind: 'chef', owner: 'yellow' } }],
] as const)

const CLOSED = new Set([
  0,
  FIRST_PLOT + 2,
  FIRST_PLOT + 18 + 4,
  FIRST_PLOT + 18 + 5,
  FIRST_PLOT + 30 + 1,
  FIRST_PLOT + 30 + 3,
])

const states: ReadonlyMap<number, TileState> = new Map(
  buildings.flatMap((building, spot): [number, TileState][] =>
    building === null ? [] : [[spot, CLOSED.has(spot) ? 'closed' : 'option']],
  ),
)

const query = new URLSearchParams(location.search)

/** A late game: every plot built, two islands over each charter, all of them built as well. */
const lateCovers = Array.from({ length: 24 }, (_, tile) =>
  tile % 4 < 2 ? FIRST_PLOT + Math.floor(tile / 4) * 6 + 2 + (tile % 4) * 2 : -1,
)
const lateBuildings: (BuildingDef | null)[] = Array.from({ length: SPOTS }, (_, spot) => {
  if (spot < FIRST_PLOT) return byNumber.get(601 + spot) ?? null
  const isIsland = spot >= FIRST_TILE
  const charter =
    CHARTERS[isIsland ? Math.floor((spot - FIRST_TILE) / 4) : Math.floor((spot - FIRST_PLOT) / 6)]
  const own = greengully.buildings.filter((building) => building.charter === charter)
  return own[isIsland ? 9 + ((spot - FIRST_TILE) % 4) : (spot - FIRST_PLOT) % 6] ?? null
})
const isLate = query.has('late')

const SEATS = 4
const board = printedBoard(greengully)

export function SceneSection() {
  const [hovered, setHovered] = useState<number | null>(
    query.has('hover') ? Number(query.get('hover')) : null,
  )
  const [focused, setFocused] = useState<number | null>(null)
  const progress = Number(query.get('progress') ?? 14)
  return (
    <div style={{ width: Number(query.get('width') ?? 888), height: Number(query.get('height') ?? 616) }}>
      <VillageScene
        buildings={isLate ? lateBuildings : buildings}
        covers={isLate ? lateCovers : covers}
        track={board.progress}
        progress={progress}
        start={startSpace(board, SEATS, 'by-players')}
        reputation={['blue', 'red', 'blue', 'purple', 'yellow']}
        reputationSpaces={{ printed: reputationSpaces(board), open: openReputation(board, SEATS) }}
        gates={{
          purple: { name: 'Mira', kind: 'you', isAsked: true },
          black: { name: 'empty', kind: 'empty' },
          green: { name: 'empty', kind: 'empty' },
          red: { name: 'Jonas', kind: 'other' },
          blue: { name: 'Ola', kind: 'other' },
          yellow: { name: 'Tomek', kind: 'other' },
        }}
        states={query.has('calm') ? new Map() : states}
        tokens={tokens}
        fresh={new Set([FIRST_PLOT + 1])}
        hovered={hovered ?? focused}
        focused={focused}
        words={{
          village: 'The village',
          progress: 'Progress',
          progressCount: `${progress} of ${board.progress.last}`,
          reputation: 'Reputation',
          reputationNote: `${board.reputation.vp.join(' · ')} VP at the end`,
        }}
        labelOf={(spot) => buildings[spot]?.slug ?? `spot ${spot}`}
        onHover={setHovered}
        onFocus={setFocused}
      />
    </div>
  )
}

const SAMPLE = byNumber.get(87) ?? null
const STATES: readonly (readonly [name: string, state: TileState, tokens?: SpotTokens, isFresh?: boolean])[] =
  [
    ['At rest', 'rest'],
    ['Option', 'option'],
    ['Hovered or focused', 'hovered'],
    ['Chosen', 'chosen'],
    ['Closed', 'closed'],
    ['Occupied', 'rest', { workers: [{ charter: 'blue', kind: 'large' }] }],
    [
      'Minion beside',
      'rest',
      { workers: [{ charter: 'yellow', kind: 'small' }], minion: { kind: 'golem', owner: 'red' } },
    ],
    ['Peril', 'rest', { peril: 'vermin' }],
    ['Income, six tokens', 'rest', { income: [...CHARTERS] }],
    ['Spectral worker', 'rest', { workers: [{ charter: 'green', kind: 'spectral' }] }],
    ['Stray minion', 'rest', { minion: { kind: 'cat', owner: null } }],
    ['Newly built', 'rest', {}, true],
  ]

export function StatesSection() {
  return (
    <div className="gallery-grid" style={{ '--cell': '190px' } as Record<string, string>}>
      {STATES.map(([name, state, marks, isFresh]) => (
        <figure key={name}>
          <svg viewBox="-66 -70 132 140" width={190} aria-hidden="true">
            {state === 'hovered' ? (
              <LiftedTile
                spot={FIRST_PLOT + 18}
                building={SAMPLE}
                tokens={marks}
                state="option"
                isFresh={false}
              />
            ) : (
              <>
                <TileBody spot={FIRST_PLOT + 18} building={SAMPLE} />
                <Marks marks={[...ringMarks(state), ...(isFresh === true ? [TICKS] : [])]} />
                <TileFront building={SAMPLE} tokens={marks} isClosed={state === 'closed'} />
              </>
            )}
          </svg>
          <figcaption>{name}</figcaption>
        </figure>
      ))}
    </div>
  )
}
