import { type Decision, type Engine, goodIndex, isResource, type Option } from '@charterstone/engine'
import type { Evaluator } from '../evaluation/evaluator.ts'
import type { World } from '../world.ts'
import { cardDesire, resourceDesire, resourceSpare } from './desire.ts'

/** The answer just before; goods are taken and paid one at a time, each with a decision of its own. */
export type PreviousAnswer = {
  readonly kind: Decision['kind']
  readonly source: number
  readonly rank: number
} | null

const MAX_TAKES = 3
const MAX_PAYMENTS = 2
const MAX_CARDS = 8
/** Declining is always worth a try. */
const ALWAYS = 99

/**
 * The indices of the options worth trying. Leaves out names, copies of the same card, the same goods in another order,
 * and payments that are clearly worse than others.
 */
export function narrow(
  { engine, facts }: Evaluator,
  world: World,
  decision: Decision,
  previous: PreviousAnswer,
): readonly number[] {
  const { kind, seat } = decision
  const holder = world.table.seats[seat]
  if (decision.options.length < 2 || holder === undefined || !NARROWED.has(kind)) return all(decision)
  const options = engine.options(world)
  if (kind === 'act' || kind === 'turn-end') return withoutCopies(options)
  if (kind === 'card')
    return topBy(options, all(decision), MAX_CARDS, (option) =>
      option.kind === 'card' ? cardDesire(facts, holder, option.card) : ALWAYS,
    )
  const inOrder = inOneOrder(options, decision, previous)
  if (kind === 'take-any')
    return topBy(options, inOrder, MAX_TAKES, (option) =>
      option.kind === 'good' ? resourceDesire(facts, holder, goodIndex[option.good]) : ALWAYS,
    )
  const [first] = options
  if (kind === 'pay' && first?.kind === 'good' && isResource(first.good))
    return topBy(options, inOrder, MAX_PAYMENTS, (option) =>
      option.kind === 'good' ? resourceSpare(facts, holder, goodIndex[option.good]) : ALWAYS,
    )
  return inOrder
}

/** Questions that ask for goods or cards one at a time. */
const BY_UNIT: ReadonlySet<Decision['kind']> = new Set(['take-any', 'pay', 'settle', 'spare'])
const NARROWED: ReadonlySet<Decision['kind']> = new Set([...BY_UNIT, 'act', 'turn-end', 'card'])

function all({ options }: Decision): readonly number[] {
  return Array.from(options.keys())
}

/** The answer to a question, to be remembered while the same question asks for the next unit. */
export function answerTo(engine: Engine, world: World, decision: Decision, key: string): PreviousAnswer {
  const option = BY_UNIT.has(decision.kind) ? engine.optionOf(world, key) : null
  const rank = option === null ? OTHER : rankOf(option)
  return rank === OTHER ? null : { kind: decision.kind, source: decision.source, rank }
}

function topBy(
  options: readonly Option[],
  indices: readonly number[],
  count: number,
  scoreOf: (option: Option) => number,
): readonly number[] {
  if (indices.length <= count) return indices
  const scored = indices.flatMap((index) => {
    const option = options[index]
    return option === undefined ? [] : [{ index, score: scoreOf(option) }]
  })
  scored.sort((a, b) => b.score - a.score)
  return scored.slice(0, count).map(({ index }) => index)
}

/** Wood then clay is the same as clay then wood: only the ascending order is tried. */
function inOneOrder(
  options: readonly Option[],
  decision: Decision,
  previous: PreviousAnswer,
): readonly number[] {
  const indices = all(decision)
  if (previous === null || previous.kind !== decision.kind || previous.source !== decision.source)
    return indices
  const ascending = indices.filter((index) => {
    const option = options[index]
    return option !== undefined && rankOf(option) >= previous.rank
  })
  return ascending.length > 0 ? ascending : indices
}

/** Goods and cards in the order of the box; what is neither, such as declining, may come after each of them. */
function rankOf(option: Option): number {
  if (option.kind === 'good') return goodIndex[option.good]
  return option.kind === 'card' ? option.card : OTHER
}

const OTHER = Number.POSITIVE_INFINITY

const COPY = /^(.*)-\d+$/

/** Names can wait, and of several copies of a card only the first one is tried. */
function withoutCopies(options: readonly Option[]): number[] {
  const seen = new Set<string>()
  return options.flatMap((option, index) => {
    if (option.kind !== 'card') return [index]
    if (option.verb === 'name') return []
    const copied = option.verb === 'use' ? COPY.exec(option.slug)?.[1] : undefined
    if (copied === undefined) return [index]
    if (seen.has(copied)) return []
    seen.add(copied)
    return [index]
  })
}
