import type { Engine, Seat } from '@charterstone/engine'
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

/** How far a seat is ahead of the others. */
export function standing(mind: Mind, world: World, seat: number): number {
  return prospects(mind, world, seat) - rivalry(mind, world, seat)
}

/** As `standing`, for many worlds that follow from one: the others are judged again only where something has changed for them. */
export function standingSince(mind: Mind, root: World, seat: number): (world: World) => number {
  const before = rivalry(mind, root, seat)
  return (world) =>
    prospects(mind, world, seat) - (isSameForOthers(root, world, seat) ? before : rivalry(mind, world, seat))
}

/** What the others may hope for: the best of them, and all of them. */
function rivalry(mind: Mind, world: World, seat: number): number {
  const { length } = world.table.seats
  if (length < 2) return 0
  let best = Number.NEGATIVE_INFINITY
  let sum = 0
  for (let other = 0; other < length; other++) {
    if (other === seat) continue
    const theirs = prospects(mind, world, other)
    sum += theirs
    if (theirs > best) best = theirs
  }
  return (best + sum / (length - 1)) / 2
}

function isSameForOthers(a: World, b: World, seat: number): boolean {
  if (a.phase !== b.phase || a.table.ending !== b.table.ending) return false
  if (a.table.progress !== b.table.progress || a.table.reputation.length !== b.table.reputation.length)
    return false
  for (let other = 0; other < a.table.seats.length; other++)
    if (other !== seat && !isSameSeat(a.table.seats[other], b.table.seats[other])) return false
  return true
}

function isSameSeat(a: Seat | undefined, b: Seat | undefined): boolean {
  if (a === undefined || b === undefined) return a === b
  if (a.vp !== b.vp || a.influence !== b.influence || a.cards.length !== b.cards.length) return false
  if (a.workers[0] !== b.workers[0] || a.workers[1] !== b.workers[1]) return false
  for (let good = 0; good < a.goods.length; good++) if (a.goods[good] !== b.goods[good]) return false
  return true
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
