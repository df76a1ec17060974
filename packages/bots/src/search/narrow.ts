import { COIN, type Decision, numbersOf } from '@charterstone/engine'
import type { CardFacts } from '../evaluation/card-facts.ts'
import type { World } from '../world.ts'
import { cardDesire, resourceDesires, resourceSpares } from './desire.ts'

/** The answer just before; goods are taken and paid one at a time, each with a decision of its own. */
export type PreviousAnswer = {
  readonly kind: Decision['kind']
  readonly source: number
  readonly value: number
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
  facts: CardFacts,
  world: World,
  decision: Decision,
  previous: PreviousAnswer,
): readonly number[] {
  const { kind, options, seat } = decision
  const values = numbersOf(decision)
  const all = Array.from(options.keys())
  const holder = world.table.seats[seat]
  if (options.length < 2 || holder === undefined) return all
  if (kind === 'act' || kind === 'turn-end') return withoutCopies(options)
  if (kind === 'take-any')
    return topBy(inOneOrder(all, decision, previous), MAX_TAKES, (index) =>
      scoreIn(resourceDesires(facts, holder), values[index]),
    )
  if (kind === 'pay' && (values[0] ?? 0) < COIN)
    return topBy(inOneOrder(all, decision, previous), MAX_PAYMENTS, (index) =>
      scoreIn(resourceSpares(facts, holder), values[index]),
    )
  if (kind === 'pay' || kind === 'settle' || kind === 'spare') return inOneOrder(all, decision, previous)
  if (kind === 'card' && options.length > MAX_CARDS)
    return topBy(all, MAX_CARDS, (index) =>
      (values[index] ?? 0) < 0 ? ALWAYS : cardDesire(facts, holder, values[index] ?? 0),
    )
  return all
}

function scoreIn(scores: Float64Array, value: number | undefined): number {
  return value === undefined || value < 0 ? ALWAYS : (scores[value] ?? 0)
}

function topBy(indices: readonly number[], count: number, scoreOf: (index: number) => number): number[] {
  if (indices.length <= count) return [...indices]
  const scored = indices.map((index) => ({ index, score: scoreOf(index) }))
  scored.sort((a, b) => b.score - a.score)
  return scored.slice(0, count).map(({ index }) => index)
}

/** Wood then clay is the same as clay then wood: only the ascending order is tried. */
function inOneOrder(
  indices: readonly number[],
  decision: Decision,
  previous: PreviousAnswer,
): readonly number[] {
  const { kind, source } = decision
  const values = numbersOf(decision)
  if (previous === null || previous.kind !== kind || previous.source !== source) return indices
  const ascending = indices.filter(
    (index) => (values[index] ?? 0) < 0 || (values[index] ?? 0) >= previous.value,
  )
  return ascending.length > 0 ? ascending : indices
}

const COPY = /^use:(.*)-\d+$/

function withoutCopies(options: readonly string[]): number[] {
  const indices: number[] = []
  const seen = new Set<string>()
  for (let index = 0; index < options.length; index++) {
    const option = options[index] ?? ''
    if (option.startsWith('name:')) continue
    const copy = option.startsWith('use:') ? COPY.exec(option)?.[1] : undefined
    if (copy !== undefined) {
      if (seen.has(copy)) continue
      seen.add(copy)
    }
    indices.push(index)
  }
  return indices
}
