import type { Language } from '@charterstone/engine'
import type { Explanation } from '../bot.ts'
import { WHY_WORDS } from './why-words.ts'

const NAMED = 2
/** Less than this is not worth a word. */
const NOTABLE = 0.3

/** What a bot expects of an option, as it would say it: how much better off, what speaks for it and what against. */
export function sentenceOfWhy(language: Language, { expected, parts }: Explanation): string {
  const words = WHY_WORDS[language]
  if (parts.length === 0) return words.thumb
  const points = Math.round(Math.abs(expected))
  const verdict = points === 0 ? words.even : expected > 0 ? words.better(points) : words.worse(points)
  const named = (sign: 1 | -1): string => {
    const themes = parts.filter(({ worth }) => worth * sign >= NOTABLE).slice(0, NAMED)
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
