import type { Engine } from '@charterstone/engine'
import type { World } from '../world.ts'
import { FEATURE_NAMES, FEATURES } from './features.ts'
import { judge } from './judge.ts'
import type { Knowledge } from './knowledge.ts'
import type { Theme } from './theme.ts'

/** What a bot thinks with: the rules, the cards it knows, and what it values. */
export type Mind = { readonly engine: Engine; readonly know: Knowledge; readonly weights: Float64Array }

const row = new Float64Array(FEATURE_NAMES.length)

/** What one seat may hope to have in the end, in victory points. */
export function prospects({ engine, know, weights }: Mind, world: World, seat: number): number {
  judge(engine, know, world, seat, row)
  let total = 0
  for (let index = 0; index < row.length; index++) total += (weights[index] ?? 0) * (row[index] ?? 0)
  return total
}

/** How far a seat is ahead of the others: of the best of them, and of all of them. */
export function standing(mind: Mind, world: World, seat: number): number {
  const { length } = world.table.seats
  const own = prospects(mind, world, seat)
  if (length < 2) return own
  let best = Number.NEGATIVE_INFINITY
  let sum = 0
  for (let other = 0; other < length; other++) {
    if (other === seat) continue
    const theirs = prospects(mind, world, other)
    sum += theirs
    if (theirs > best) best = theirs
  }
  return own - (best + sum / (length - 1)) / 2
}

/** A seat's prospects by theme. */
export function themesOf({ engine, know, weights }: Mind, world: World, seat: number): Map<Theme, number> {
  judge(engine, know, world, seat, row)
  const themes = new Map<Theme, number>()
  FEATURE_NAMES.forEach((name, index) => {
    const theme = FEATURES[name]
    themes.set(theme, (themes.get(theme) ?? 0) + (weights[index] ?? 0) * (row[index] ?? 0))
  })
  return themes
}
