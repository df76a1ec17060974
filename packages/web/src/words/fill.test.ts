import { type Part, parseTemplate } from '@charterstone/engine'
import { expect, test } from 'vitest'
import { german } from './de.ts'
import { english } from './en.ts'
import { fill } from './fill.ts'
import { polish } from './pl.ts'

test('places are filled', () => {
  expect(fill('en', 'Game {game} of 12', { game: 3 })).toBe('Game 3 of 12')
})

test.each([
  ['en', [], ''],
  ['en', ['Ann'], 'Ann'],
  ['de', ['Ann', 'Ben'], 'Ann und Ben'],
  ['pl', ['Ann', 'Ben', 'Cem'], 'Ann, Ben i Cem'],
] as const)('names stand as a list: %s %j', (language, names, text) => {
  expect(fill(language, '{names}', { names })).toBe(text)
})

test.each([
  [1, '1 gwiazdka chwały'],
  [3, '3 gwiazdki chwały'],
  [5, '5 gwiazdek chwały'],
  [22, '22 gwiazdki chwały'],
])('Polish has three plurals: %i', (stars, text) => {
  expect(fill('pl', polish['end.stars'], { stars })).toBe(text)
})

test('a choice may hold another', () => {
  expect(fill('de', german['new.summary'], { seats: 1, persons: 0 })).toBe('1 Platz · nur Bots, du siehst zu')
})

/** The places of a message, also those inside its choices. */
function names(parts: readonly Part[]): readonly string[] {
  return parts.flatMap((part) => {
    if (typeof part === 'string' || part.kind === 'number') return []
    const inside = 'options' in part ? [...part.options.values()].flatMap(names) : []
    return [part.arg, ...inside]
  })
}

test.each(Object.keys(english) as (keyof typeof english)[])(
  'all languages fill the same places: %s',
  (key) => {
    const places = new Set(names(parseTemplate(english[key])))
    expect(new Set(names(parseTemplate(german[key])))).toEqual(places)
    expect(new Set(names(parseTemplate(polish[key])))).toEqual(places)
  },
)
