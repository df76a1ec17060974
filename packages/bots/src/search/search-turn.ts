import { type Mind, standingSince } from '../evaluation/mind.ts'
import type { World } from '../world.ts'
import { type Before, narrow } from './narrow.ts'
import type { Purse } from './purse.ts'
import { isOver, passOthers, type Span, spanOf } from './turn.ts'

/** A chain of answers to the end of a turn, and what it leads to. */
export type Line = { readonly key: string; readonly value: number; readonly rest: Line | null }

const LEAST = 24
const FAVOURITES = 6

type Search = {
  readonly mind: Mind
  readonly span: Span
  readonly judge: (world: World) => number
  readonly purse: Purse
  /** Main actions of the first menu, and the best of them: after a free action only these and new ones are tried. */
  readonly known: Set<string>
  favourites: Set<string>
}

/** The best chain for each option of the decision that is asked now, best first. */
export function searchTurn(mind: Mind, root: World, purse: Purse): Line[] {
  const { pending } = root
  if (pending === null) return []
  const search: Search = {
    mind,
    span: spanOf(root, pending.seat),
    judge: standingSince(mind, root, pending.seat),
    purse,
    known: new Set(pending.options),
    favourites: new Set(),
  }
  const places = narrow(mind.know, root, pending, null)
  const isFree = (index: number): boolean =>
    pending.kind === 'act' && isFreeAction(pending.options[index] ?? '')
  const lines: Line[] = []
  const tryAll = (list: readonly number[]): void => {
    list.forEach((index, tried) => {
      const share: Purse = { left: Math.max(LEAST, Math.floor(purse.left / (list.length - tried))) }
      share.left = Math.min(share.left, purse.left)
      const given = share.left
      if (given <= 0) return
      const line = follow({ ...search, purse: share }, mind.engine.clone(root), index)
      purse.left -= given - share.left
      lines.push(line)
    })
  }
  tryAll(places.filter((index) => !isFree(index)))
  lines.sort(byValue)
  search.favourites = new Set(lines.slice(0, FAVOURITES).map(({ key }) => key))
  tryAll(places.filter(isFree))
  return lines.sort(byValue)
}

function byValue(a: Line, b: Line): number {
  return b.value - a.value
}

export function isFreeAction(key: string): boolean {
  return key.startsWith('use:') || key.startsWith('power:')
}

/** Gives one answer in a world that may be changed, and searches on from there. */
function follow(search: Search, world: World, index: number): Line {
  const { mind, span, purse, judge } = search
  const { pending } = world
  const key = pending?.options[index] ?? ''
  const before: Before =
    pending === null
      ? null
      : { kind: pending.kind, source: pending.source, value: pending.values[index] ?? 0 }
  purse.left -= 1
  mind.engine.apply(world, key)
  passOthers(mind, world, span, purse)
  const rest = continueLine(search, world, before)
  return { key, value: rest === null ? judge(world) : rest.value, rest }
}

function continueLine(search: Search, world: World, before: Before): Line | null {
  const { mind, span, purse } = search
  const { pending } = world
  if (pending === null || isOver(world, span) || purse.left <= 0) return null
  let places = narrow(mind.know, world, pending, before)
  if (pending.kind === 'act') places = mainActions(search, pending.options, places)
  let best: Line | null = null
  for (let tried = 0; tried < places.length && purse.left > 0; tried++) {
    const isLast = tried === places.length - 1
    const line = follow(search, isLast ? world : mind.engine.clone(world), places[tried] ?? 0)
    if (best === null || line.value > best.value) best = line
  }
  return best
}

/** After a free action: the favourites of the first menu, and what the free action has made possible. */
function mainActions(
  { known, favourites }: Search,
  options: readonly string[],
  places: readonly number[],
): number[] {
  const wanted = places.filter((index) => {
    const key = options[index] ?? ''
    return favourites.has(key) || !known.has(key)
  })
  return wanted.length > 0 ? wanted : places.slice(0, 1)
}
