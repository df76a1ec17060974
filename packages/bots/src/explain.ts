import type { Decision } from '@charterstone/engine'
import type { Explanation } from './bot.ts'
import { standing, themesOf } from './evaluation/mind.ts'
import type { Theme } from './evaluation/theme.ts'
import type { Line } from './search/search-turn.ts'
import { isOver, spanOf } from './search/turn.ts'
import type { Thought } from './thinking-bot.ts'

const SHOWN = 3
const WORTH_TELLING = 0.05

/** A rule of thumb has no numbers: what it takes comes first. */
function byThumb(chosen: string, { options }: Decision): readonly Explanation[] {
  const others = options.filter((key) => key !== chosen)
  return [chosen, ...others].slice(0, SHOWN).map((key) => ({ key, expected: 0, parts: [] }))
}

function byThought(thought: Thought): readonly Explanation[] {
  const { mind, world, lines } = thought
  const seat = world.pending?.seat ?? 0
  const now = standing(mind, world, seat)
  return lines.slice(0, SHOWN).map((line) => {
    const expected = line.value - now
    return { key: line.key, expected, parts: partsOf(thought, line, expected) }
  })
}

/** What the turn itself changes, theme by theme; the rest is what others gain by it and what follows later. */
function partsOf(
  { mind, world, lines: _lines }: Thought,
  line: Line,
  expected: number,
): Explanation['parts'] {
  const seat = world.pending?.seat ?? 0
  const before = themesOf(mind, world, seat)
  const after = mind.engine.clone(world)
  const span = spanOf(world, seat)
  for (let rest: Line | null = line; rest !== null && !isOver(after, span); rest = rest.rest) {
    if (after.pending?.seat !== seat || !after.pending.options.includes(rest.key)) break
    mind.engine.apply(after, rest.key)
  }
  const parts: { theme: Theme; worth: number }[] = []
  let explained = 0
  for (const [theme, worth] of themesOf(mind, after, seat)) {
    const change = worth - (before.get(theme) ?? 0)
    explained += change
    parts.push({ theme, worth: change })
  }
  parts.push({ theme: 'later', worth: expected - explained })
  return parts
    .filter(({ worth }) => Math.abs(worth) >= WORTH_TELLING)
    .sort((a, b) => Math.abs(b.worth) - Math.abs(a.worth))
}

export const explain = { byThumb, byThought }
