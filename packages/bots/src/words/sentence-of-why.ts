import type { Language } from '@charterstone/engine'
import type { Explanation } from '../bot.ts'
import { WHY_WORDS } from './why-words.ts'

const MAX_THEMES = 2
/** Smaller parts are left out. */
const MIN_WORTH = 0.3

/** A bot's explanation of an option: how much better off it expects to be, and what speaks for and against it. */
export function sentenceOfWhy(language: Language, { expected, parts }: Explanation): string {
  const words = WHY_WORDS[language]
  if (parts.length === 0) return words.heuristic
  const points = Math.round(Math.abs(expected))
  const verdict = points === 0 ? words.even : expected > 0 ? words.better(points) : words.worse(points)
  const named = (sign: 1 | -1): string => {
    const themes = parts.filter(({ worth }) => worth * sign >= MIN_WORTH).slice(0, MAX_THEMES)
    return listOf(
      language,
      themes.map(({ theme }) => words.themes[theme]),
    )
  }
  const [reasons, doubts] = [named(1), named(-1)]
  return [
    verdict,
    ...(reasons === '' ? [] : [words.speaksFor(reasons)]),
    ...(doubts === '' ? [] : [words.speaksAgainst(doubts)]),
  ].join(' ')
}

function listOf(language: Language, names: readonly string[]): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names)
}
