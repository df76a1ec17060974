import { LANGUAGES } from '@charterstone/engine'
import { expect, it } from 'vitest'
import { THEMES } from '../evaluation/theme.ts'
import { sentenceOfWhy } from './sentence-of-why.ts'
import { WHY_WORDS } from './why-words.ts'

const explanation = {
  key: 'place:market',
  expected: 2.8,
  parts: [
    { theme: 'building', worth: 2.4 },
    { theme: 'goods', worth: -1.2 },
    { theme: 'cards', worth: 0.9 },
    { theme: 'later', worth: 0.7 },
  ],
} as const

it('a bot gives the points it expects, and the pros and cons', () => {
  expect(sentenceOfWhy('en', explanation)).toBe(
    'About 3 points better. Pros: the next building and advancement cards. Cons: resources and coins.',
  )
  expect(sentenceOfWhy('de', explanation)).toBe(
    'Etwa 3 Punkte besser als jetzt. Dafür: das nächste Gebäude und Ausbaukarten. Dagegen: Rohstoffe und Münzen.',
  )
  expect(sentenceOfWhy('pl', explanation)).toBe(
    'Lepiej o około 3 punkty. Za: następny budynek i karty rozwoju. Przeciw: surowce i monety.',
  )
})

it('a loss is a loss, and nothing is nothing', () => {
  expect(sentenceOfWhy('en', { ...explanation, expected: -1.1 })).toMatch(/^About 1 point worse\./)
  expect(sentenceOfWhy('en', { ...explanation, expected: -0.2 })).toMatch(
    /^No better and no worse than now\./,
  )
})

it('a choice without a search names no points', () => {
  for (const language of LANGUAGES)
    expect(sentenceOfWhy(language, { key: 'skip', expected: 0, parts: [] })).toBe(
      WHY_WORDS[language].heuristic,
    )
})

it('Polish counts points as Polish does', () => {
  const { better } = WHY_WORDS.pl
  const endings = [1, 2, 5, 12, 22, 25].map((points) => better(points).split(' ').at(-1))
  expect(endings).toEqual(['punkt.', 'punkty.', 'punktów.', 'punktów.', 'punkty.', 'punktów.'])
})

it('every theme has a name of its own in every language', () => {
  for (const language of LANGUAGES)
    expect(new Set(THEMES.map((theme) => WHY_WORDS[language].themes[theme])).size).toBe(THEMES.length)
})
