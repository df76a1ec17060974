import { COIN, type Decision } from '@charterstone/engine'
import type { Knowledge } from '../evaluation/knowledge.ts'
import type { World } from '../world.ts'
import { cardDesire, resourceDesires, resourceSpares } from './desire.ts'

/** The answer before, when it belongs to the same question: units are taken and paid one at a time. */
export type Before = {
  readonly kind: Decision['kind']
  readonly source: number
  readonly value: number
} | null

const TAKEN = 3
const PAID = 2
const SEARCHED = 8

/**
 * The options worth trying, by their places. Leaves out names, copies of the same card, goods in another order
 * than one already tried, and payments that are plainly worse than others.
 */
export function narrow(know: Knowledge, world: World, decision: Decision, before: Before): readonly number[] {
  const { kind, options, values, seat } = decision
  const all = Array.from(options.keys())
  const holder = world.table.seats[seat]
  if (options.length < 2 || holder === undefined) return all
  if (kind === 'act' || kind === 'turn-end') return withoutCopies(options)
  if (kind === 'take-any')
    return best(inOrder(all, decision, before), TAKEN, (index) =>
      liked(resourceDesires(know, holder), values[index]),
    )
  if (kind === 'pay' && (values[0] ?? 0) < COIN)
    return best(inOrder(all, decision, before), PAID, (index) =>
      liked(resourceSpares(know, holder), values[index]),
    )
  if (kind === 'pay' || kind === 'settle' || kind === 'spare') return inOrder(all, decision, before)
  if (kind === 'card' && options.length > SEARCHED)
    return best(all, SEARCHED, (index) =>
      (values[index] ?? 0) < 0 ? 99 : cardDesire(know, holder, values[index] ?? 0),
    )
  return all
}

function liked(row: Float64Array, value: number | undefined): number {
  return value === undefined || value < 0 ? 99 : (row[value] ?? 0)
}

function best(places: readonly number[], count: number, liking: (index: number) => number): number[] {
  if (places.length <= count) return [...places]
  const marks = places.map((index) => ({ index, mark: liking(index) }))
  marks.sort((a, b) => b.mark - a.mark)
  return marks.slice(0, count).map(({ index }) => index)
}

/** Of two orders of the same goods only the rising one is tried. */
function inOrder(
  places: readonly number[],
  { kind, source, values }: Decision,
  before: Before,
): readonly number[] {
  if (before === null || before.kind !== kind || before.source !== source) return places
  const rising = places.filter((index) => (values[index] ?? 0) < 0 || (values[index] ?? 0) >= before.value)
  return rising.length > 0 ? rising : places
}

const COPY = /^use:(.*)-\d+$/

function withoutCopies(options: readonly string[]): number[] {
  const places: number[] = []
  const seen = new Set<string>()
  for (let index = 0; index < options.length; index++) {
    const option = options[index] ?? ''
    if (option.startsWith('name:')) continue
    const copy = option.startsWith('use:') ? COPY.exec(option)?.[1] : undefined
    if (copy !== undefined) {
      if (seen.has(copy)) continue
      seen.add(copy)
    }
    places.push(index)
  }
  return places
}
