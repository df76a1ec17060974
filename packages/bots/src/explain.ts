import type { Decision } from '@charterstone/engine'
import type { Explanation } from './bot.ts'
import { leadOf, valueByTheme } from './evaluation/evaluator.ts'
import type { Theme } from './evaluation/theme.ts'
import type { Line } from './search/search-turn.ts'
import { isOver, spanOf } from './search/turn.ts'
import type { Thought } from './thinking-bot.ts'

const MAX_EXPLAINED = 3
const MIN_WORTH = 0.05

/** A choice without a search has no numbers: the chosen option comes first, then others. */
export function explainHeuristic(chosen: string, { options }: Decision): readonly Explanation[] {
  const others = options.filter((key) => key !== chosen)
  return [chosen, ...others].slice(0, MAX_EXPLAINED).map((key) => ({ key, expected: 0, parts: [] }))
}

export function explainSearch(thought: Thought): readonly Explanation[] {
  const { evaluator, world, lines } = thought
  const now = leadOf(evaluator, world, world.pending?.seat ?? 0)
  return lines.slice(0, MAX_EXPLAINED).map((line) => {
    const expected = line.value - now
    return { key: line.key, expected, parts: partsOf(thought, line, expected) }
  })
}

/** What the turn changes for the seat, theme by theme. The theme `later` is the rest: gains of others, and later turns. */
function partsOf({ evaluator, world }: Thought, line: Line, expected: number): Explanation['parts'] {
  const seat = world.pending?.seat ?? 0
  const before = valueByTheme(evaluator, world, seat)
  const after = evaluator.engine.clone(world)
  const span = spanOf(world, seat)
  for (let rest: Line | null = line; rest !== null && !isOver(after, span); rest = rest.rest) {
    if (after.pending?.seat !== seat || !after.pending.options.includes(rest.key)) break
    evaluator.engine.apply(after, rest.key)
  }
  const parts: { theme: Theme; worth: number }[] = []
  let explained = 0
  for (const [theme, value] of valueByTheme(evaluator, after, seat)) {
    const change = value - (before.get(theme) ?? 0)
    explained += change
    parts.push({ theme, worth: change })
  }
  parts.push({ theme: 'later', worth: expected - explained })
  return parts
    .filter(({ worth }) => Math.abs(worth) >= MIN_WORTH)
    .sort((a, b) => Math.abs(b.worth) - Math.abs(a.worth))
}
