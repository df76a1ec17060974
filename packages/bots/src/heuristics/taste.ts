import { type Decision, roll, seedRng } from '@charterstone/engine'
import type { Line } from '../search/search-turn.ts'

/** Two paths of the story this close, in victory points, are a matter of taste. */
const CLOSE = 1.5

/** Whether a bot answers by taste alone: how to treat a companion is a question of character, not of points. */
export function isTaste({ kind }: Decision): boolean {
  return kind === 'companion'
}

/** An option by chance: bots differ in what they like, so villages differ in how their story goes. */
export function pickByTaste({ options }: Decision, chance: number): string {
  return options[roll(seedRng(chance), options.length)] ?? ''
}

/** The lines of a choice between paths of the story: one of those that are nearly equal comes first. */
export function withTaste({ kind }: Decision, lines: readonly Line[], chance: number): readonly Line[] {
  const [best] = lines
  if (kind !== 'guidepost' || best === undefined) return lines
  const close = lines.filter(({ value }) => value > best.value - CLOSE)
  const liked = close[roll(seedRng(chance), close.length)] ?? best
  return [liked, ...lines.filter((line) => line !== liked)]
}
