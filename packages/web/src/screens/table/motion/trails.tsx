import { hexPath } from '@charterstone/art/ink/hex.ts'
import { SCENE_HEIGHT, SCENE_WIDTH, TILE_SCALE } from '@charterstone/art/scene/layout.ts'
import { TokenMark } from '@charterstone/art/tokens/seat-token.tsx'
import { useMemo } from 'react'
import { type Trail, trailOf } from '../../../table/model/trail.ts'
import { keyed } from '../../../table/parts/keyed.ts'
import { useTable } from '../../../table/table-context.tsx'
import { useTheatre } from './theatre.ts'
import classes from './trails.module.css'

const OUTLINE = hexPath(47, 7)

/**
 * The paths of the other players since this player's last move, in the colours of their charters, and a token at every house that they
 * went to. Drawn under the signs of the houses, so that no price is covered.
 */
export function Trails() {
  const { view } = useTable()
  const beats = useTheatre((theatre) => theatre.beats)
  const at = useTheatre((theatre) => theatre.at)
  // While moves are played, their trails come one after the other.
  const end = at === null ? beats.length : at + 1
  const trails = useMemo(() => beats.slice(0, end).map((beat) => trailOf(beat, view)), [beats, end, view])
  if (trails.length === 0) return null
  return (
    <svg
      className={classes.trails}
      viewBox={`0 0 ${SCENE_WIDTH} ${SCENE_HEIGHT}`}
      width={SCENE_WIDTH}
      height={SCENE_HEIGHT}
      aria-hidden="true"
      data-trails={trails.length}
    >
      {keyed(trails).map(({ key, value }) => (
        <Way key={key} trail={value} />
      ))}
      {keyed(trails).map(({ key, value }, index) => (
        <Visitor key={key} trail={value} before={trails.slice(0, index)} />
      ))}
    </svg>
  )
}

/** Dots begin beside the gate and end at the edge of the tile. */
const AT_GATE = 26
const AT_TILE = 40
/** At the left edge of the tile: the signs of the houses behind it end above, and workers stand below. */
const LEFT = 37
const ABOVE = 4
const BESIDE = 19

function Way({ trail: { charter, from, to, spot } }: { readonly trail: Trail }) {
  if (spot === null) return null
  const [x, y] = to
  const start = towards(from, to, AT_GATE)
  const end = towards(to, from, AT_TILE)
  const d = `M${start[0]} ${start[1]}Q${(start[0] + end[0]) / 2} ${Math.min(start[1], end[1]) - 16} ${end[0]} ${end[1]}`
  return (
    <g stroke={`var(--${charter})`}>
      {isFar(from, to) && (
        <>
          <path className={classes.edge} d={d} />
          <path className={classes.way} d={d} />
        </>
      )}
      <path className={classes.outline} d={OUTLINE} transform={`translate(${x} ${y}) scale(${TILE_SCALE})`} />
    </g>
  )
}

type VisitorProps = { readonly trail: Trail; readonly before: readonly Trail[] }

function Visitor({ trail: { charter, to, spot }, before }: VisitorProps) {
  if (spot === null) return null
  const [x, y] = to
  const earlier = before.filter((each) => each.spot === spot).length
  return <TokenMark charter={charter} x={x - LEFT + earlier * BESIDE} y={y - ABOVE} r={9.5} />
}

type Place = Trail['to']

function isFar(from: Place, to: Place): boolean {
  return Math.hypot(to[0] - from[0], to[1] - from[1]) > AT_GATE + AT_TILE
}

/** The point at a distance from one place on the way to another. */
function towards(from: Place, to: Place, distance: number): Place {
  const share = distance / Math.hypot(to[0] - from[0], to[1] - from[1])
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
}
