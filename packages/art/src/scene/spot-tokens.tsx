import type { BuildingDef } from '@charterstone/engine'
import { memo } from 'react'
import { type Mark, together } from '../ink/mark.ts'
import { Marks } from '../ink/marks.tsx'
import { type Prop, resized } from '../ink/prop.ts'
import { TILE_SCALE } from './layout.ts'
import type { Place } from './place.ts'
import type { Buildings } from './scene-strokes.ts'
import { signRaise } from './sign-raise.ts'
import { lockProp, type SpotTokens, tokenProps } from './token-props.ts'

type TokensProps = {
  readonly tokens: SpotTokens
  readonly building: BuildingDef | null
  readonly raise: number
}

/** The tokens of one tile, in tile space. */
export const Tokens = memo(function Tokens({ tokens, building, raise }: TokensProps) {
  return <Marks marks={tokenProps(tokens, building, raise).flatMap((level) => together(level))} />
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
  for (const { spot, at } of places) {
    const building = buildings[spot] ?? null
    const here = tokens.get(spot)
    const raise = signRaise(building, at)
    if (closed.has(spot)) levels[0]?.push(inScene(lockProp(building, raise), at))
    if (here === undefined) continue
    for (const [level, props] of tokenProps(here, building, raise).entries())
      levels[level + 1]?.push(...props.map((prop) => inScene(prop, at)))
  }
  const marks: readonly Mark[] = levels.flatMap((props) => together(props))
  return <Marks marks={marks} />
}

function inScene(prop: Prop, [x, y]: Place['at']): Prop {
  return resized(prop, x, y, TILE_SCALE)
}
