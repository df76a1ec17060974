import { words } from '@charterstone/content'
import {
  type Catalogue,
  type CatalogueKind,
  cardsOf,
  LANGUAGES,
  type Language,
  type Words,
} from '@charterstone/engine'
import { storyBook } from '../text/story-book.ts'

/** How many names, messages and rules each language still lacks. */
export function missingIn(catalogue: Catalogue): Readonly<Record<Language, number>> {
  const numbers = numbersOf(catalogue)
  return Object.fromEntries(
    LANGUAGES.map((language) => [language, lacksOf(words[language], numbers)]),
  ) as Record<Language, number>
}

function lacksOf(spoken: Words, numbers: readonly number[]): number {
  const names = numbers.filter((number) => isMissing(spoken.names[number])).length
  const { en } = words
  const parts = [
    [en.messages, spoken.messages],
    [en.nouns, spoken.nouns],
    [en.rules, spoken.rules],
    [en.houseRules, spoken.houseRules],
    [en.charters, spoken.charters],
    [en.perils, spoken.perils],
    [en.presets, spoken.presets],
  ] as const
  const story = lacksOfTree(storyBook('en'), storyBook(spoken.language))
  return parts.reduce((total, [expected, found]) => total + lacksOfTable(expected, found), names + story)
}

/** What stands in the English table must stand in this one, and nothing in it may be empty. */
function lacksOfTable(
  expected: Readonly<Record<string, unknown>>,
  found: Readonly<Record<string, unknown>>,
): number {
  return Object.keys(expected).filter((key) => {
    const value = found[key]
    if (typeof value !== 'object' || value === null) return isMissing(value)
    return Object.values(value).some(isMissing)
  }).length
}

/** Texts of the English story that this one lacks. */
function lacksOfTree(expected: unknown, found: unknown): number {
  if (typeof expected !== 'object' || expected === null) return expected !== null && isMissing(found) ? 1 : 0
  return Object.entries(expected).reduce((total, [key, inner]) => {
    const other = typeof found === 'object' && found !== null ? Object.entries(found) : []
    return total + lacksOfTree(inner, other.find(([name]) => name === key)?.[1])
  }, 0)
}

function isMissing(value: unknown): boolean {
  return value === undefined || value === ''
}

/** What has a name: each card and building but minions, locations, victory cards and the automa's cards. */
function numbersOf(catalogue: Catalogue): number[] {
  return [...cardsOf(catalogue)].flatMap(([number, { kind }]) => (NAMELESS.has(kind) ? [] : [number]))
}

const NAMELESS: ReadonlySet<CatalogueKind> = new Set<CatalogueKind>([
  'constructed',
  'minion',
  'victory-card',
  'location',
  'automa-card',
])
