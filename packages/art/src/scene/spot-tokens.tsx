import type { BuildingDef } from '@charterstone/engine'
import { memo } from 'react'
import { together } from '../ink/mark.ts'
import { Marks } from '../ink/marks.tsx'
import type { Prop } from '../ink/prop.ts'
import { type Ceiling, ceilingOf } from './ceiling.ts'
import { TILE_SCALE } from './layout.ts'
import type { Place } from './place.ts'
import type { Buildings } from './scene-strokes.ts'
import { signRaise } from './sign-raise.ts'
import { lockOn, propOf, type SpotTokens, tokensOn } from './token-props.ts'

type TokensProps = {
  readonly tokens: SpotTokens
  readonly building: BuildingDef | null
  readonly raise: number
  readonly ceiling: Ceiling
  readonly isClosed: boolean
}

const NO_TOKENS: SpotTokens = {}

/** Lock and tokens of one tile, in tile space. */
export const Tokens = memo(function Tokens({ tokens, building, raise, ceiling, isClosed }: TokensProps) {
  const levels = [isClosed ? [lockOn(building, raise)] : [], ...tokensOn(tokens, building, raise, ceiling)]
  return <Marks marks={levels.flatMap((level) => together(level.map((token) => propOf(token, [0, 0], 1))))} />
})

type BoardTokensProps = {
  readonly places: readonly Place[]
  readonly buildings: Buildings
  readonly tokens: ReadonlyMap<number, SpotTokens>
  readonly closed: ReadonlySet<number>
}

/** Locks and tokens of all tiles: one path for each ink, since hundreds of strokes would slow every answer down. */
export function BoardTokens({ places, buildings, tokens, closed }: BoardTokensProps) {
  const levels: Prop[][] = [[], [], [], []]
  for (const place of places) {
    const { spot, at } = place
    if (!closed.has(spot) && !tokens.has(spot)) continue
    const building = buildings[spot] ?? null
    const raise = signRaise(building, at)
    if (closed.has(spot)) levels[0]?.push(propOf(lockOn(building, raise), at, TILE_SCALE))
    const ceiling = ceilingOf(place, places, buildings)
    for (const [level, here] of tokensOn(tokens.get(spot) ?? NO_TOKENS, building, raise, ceiling).entries())
      levels[level + 1]?.push(...here.map((token) => propOf(token, at, TILE_SCALE)))
  }
  return <Marks marks={levels.flatMap((props) => together(props))} />
}
