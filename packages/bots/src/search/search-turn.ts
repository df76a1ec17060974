import type { Option } from '@charterstone/engine'
import { type Evaluator, leadSince } from '../evaluation/evaluator.ts'
import type { World } from '../world.ts'
import { answerTo, narrow, type PreviousAnswer } from './narrow.ts'
import type { StepBudget } from './step-budget.ts'
import { answerForOthers, isOver, type Span, spanOf } from './turn.ts'

/** A chain of answers to the end of a turn. The value is what its judge says of the world after it. */
export type Line = { readonly key: string; readonly value: number; readonly rest: Line | null }

const MIN_STEPS_PER_OPTION = 24
const MAX_FAVOURITES = 6

type Search = {
  readonly evaluator: Evaluator
  readonly span: Span
  readonly judge: (world: World) => number
  readonly budget: StepBudget
  /** The options of the first decision, and the best of them: after a free action only these and new ones are tried. */
  readonly firstOptions: ReadonlySet<string>
  readonly favourites: ReadonlySet<string>
}

/** The best line for each option of the pending decision, best first: by its lead, unless another judge is given. */
export function searchTurn(
  evaluator: Evaluator,
  root: World,
  budget: StepBudget,
  judge?: (world: World) => number,
): Line[] {
  const { pending } = root
  if (pending === null) return []
  const search: Search = {
    evaluator,
    span: spanOf(root, pending.seat),
    judge: judge ?? leadSince(evaluator, root, pending.seat),
    budget,
    firstOptions: new Set(pending.options),
    favourites: new Set(),
  }
  const indices = narrow(evaluator, root, pending, null)
  const options = pending.kind === 'act' ? evaluator.engine.options(root) : []
  const isFree = (index: number): boolean => isFreeAction(options[index])
  const lines = tryEach(
    search,
    root,
    indices.filter((index) => !isFree(index)),
  ).sort(byValue)
  const favourites = new Set(lines.slice(0, MAX_FAVOURITES).map(({ key }) => key))
  return [...lines, ...tryEach({ ...search, favourites }, root, indices.filter(isFree))].sort(byValue)
}

/** Tries options one after the other, each with an equal share of the steps that remain. */
function tryEach(search: Search, root: World, indices: readonly number[]): Line[] {
  const { evaluator, budget } = search
  return indices.flatMap((index, tried) => {
    const share = Math.floor(budget.remaining / (indices.length - tried))
    const steps = Math.min(Math.max(MIN_STEPS_PER_OPTION, share), budget.remaining)
    if (steps <= 0) return []
    const own: StepBudget = { remaining: steps }
    const line = follow({ ...search, budget: own }, evaluator.engine.clone(root), index)
    budget.remaining -= steps - own.remaining
    return [line]
  })
}

function byValue(a: Line, b: Line): number {
  return b.value - a.value
}

function isFreeAction(option: Option | undefined): boolean {
  return option?.kind === 'card' && (option.verb === 'use' || option.verb === 'use-power')
}

/** Gives one answer, changing the world in place, and searches on from there. */
function follow(search: Search, world: World, index: number): Line {
  const { evaluator, span, budget, judge } = search
  const { pending } = world
  const key = pending?.options[index] ?? ''
  const previous = pending === null ? null : answerTo(evaluator.engine, world, pending, key)
  budget.remaining -= 1
  evaluator.engine.apply(world, key)
  answerForOthers(evaluator, world, span, budget)
  const rest = bestRest(search, world, previous)
  return { key, value: rest === null ? judge(world) : rest.value, rest }
}

/** The best way to go on; null when the turn is over or no step remains. */
function bestRest(search: Search, world: World, previous: PreviousAnswer): Line | null {
  const { evaluator, span, budget } = search
  const { pending } = world
  if (pending === null || isOver(world, span) || budget.remaining <= 0) return null
  let indices = narrow(evaluator, world, pending, previous)
  if (pending.kind === 'act') indices = afterFreeAction(search, pending.options, indices)
  let best: Line | null = null
  for (let tried = 0; tried < indices.length && budget.remaining > 0; tried++) {
    const isLast = tried === indices.length - 1
    const line = follow(search, isLast ? world : evaluator.engine.clone(world), indices[tried] ?? 0)
    if (best === null || line.value > best.value) best = line
  }
  return best
}

/** The favourites of the first decision, and options that the free action has made possible. */
function afterFreeAction(
  { firstOptions, favourites }: Search,
  options: readonly string[],
  indices: readonly number[],
): readonly number[] {
  const wanted = indices.filter((index) => {
    const key = options[index] ?? ''
    return favourites.has(key) || !firstOptions.has(key)
  })
  return wanted.length > 0 ? wanted : indices.slice(0, 1)
}
