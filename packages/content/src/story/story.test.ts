import { readFileSync } from 'node:fs'
import { LANGUAGES } from '@charterstone/engine'
import { describe, expect, it } from 'vitest'
import { greengully } from '../catalogue.ts'
import type { Story, StoryBook } from './story.ts'

const read = (language: string) =>
  JSON.parse(readFileSync(new URL(`./${language}.json`, import.meta.url), 'utf8')) as StoryBook

const english = read('en')
const books = LANGUAGES.map((language) => ({ language, book: read(language) }))

const slugOf = (name: string) => name.toLowerCase().replaceAll(' ', '-')
const keysOf = (record: object) => Object.keys(record).sort()

/** The same tree for every language: which keys there are, and how long each list is. */
function shape(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shape)
  if (typeof value !== 'object' || value === null) return typeof value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shape(inner)]))
}

const storiesOf = ({ stories }: StoryBook): readonly Story[] =>
  Object.values(stories).flatMap((story) => ('paragraphs' in story ? [story] : Object.values(story)))

const known = [
  ...greengully.letteredCrates.map(({ letter }) => `chose:${letter}`),
  'seats:<6',
  'spectral:bound',
  'spectral:freed',
  'kind:most',
  'kind:few',
  'rebels:most',
  'rebels:none',
]

describe.each(books)('the story in $language', ({ book, language }) => {
  it(`[GB] the story in ${language} has 18 chapters, with branches for the King's mood and at the end`, () => {
    expect(Object.keys(book.stories)).toHaveLength(18)
    expect(storiesOf(book)).toHaveLength(7 + 10 * 2 + 2)
    expect(keysOf(book.stories[6])).toEqual(['angry', 'happy'])
    expect(keysOf(book.stories[18])).toEqual(['defeat', 'victory'])
  })

  it(`[GB] each chapter in ${language} has two to five paragraphs`, () => {
    for (const { title, paragraphs } of storiesOf(book)) {
      expect(title).not.toBe('')
      expect(paragraphs.length).toBeGreaterThanOrEqual(2)
      expect(paragraphs.length).toBeLessThanOrEqual(5)
    }
  })

  it(`the story in ${language} has the shape of the English one`, () => {
    expect(shape(book)).toEqual(shape(english))
  })

  it(`the story in ${language} remembers only possible choices, after existing paragraphs`, () => {
    for (const { paragraphs, variants } of storiesOf(book)) {
      for (const { when, after } of variants ?? []) {
        expect(known).toContain(when)
        expect(after).toBeGreaterThanOrEqual(0)
        expect(after).toBeLessThanOrEqual(paragraphs.length)
      }
    }
  })

  it(`the story in ${language} fills in only the village and the winner`, () => {
    const places = new Set(JSON.stringify(book).match(/\{[a-z]+\}/g))
    expect([...places].sort()).toEqual(['{village}', '{winner}'])
  })
})

describe('the story and the catalogue', () => {
  it('the story and the catalogue agree on guideposts and their options', () => {
    const told = Object.entries(english.guideposts).map(([number, text]) => [
      Number(number),
      keysOf(text.options),
    ])
    const drawn = greengully.guideposts.map(({ number, options }) => [
      number,
      options.map(({ crate }) => crate),
    ])
    expect(told).toEqual(drawn)
  })

  it('the story has a question exactly where a seat decides', () => {
    for (const { number, decides } of greengully.guideposts) {
      expect(english.guideposts[number]?.question !== null).toBe(decides === 'achiever')
    }
  })

  it('the story and the catalogue agree on companions and special personas', () => {
    for (const { number, slug } of greengully.companions) {
      expect(slugOf(english.companions[number]?.title ?? '')).toBe(slug)
    }
    for (const { charter, kind, slug } of greengully.personas) {
      if (kind !== 'loyal' && kind !== 'rebel') continue
      expect(slugOf(english.specialPersonas[charter][kind].name)).toBe(slug)
    }
  })

  it('the story has a line for every crate, assistant, persona, minion and peril', () => {
    const { crates, assistants, personas, minions, perils } = english.flavour
    const ordinary = greengully.personas.filter(({ kind }) => kind === 'ordinary')
    expect(keysOf(crates)).toEqual(greengully.crates.map(({ number }) => String(number)).sort())
    expect(keysOf(assistants)).toEqual(greengully.assistants.map(({ number }) => String(number)))
    expect(keysOf(personas)).toEqual(ordinary.map(({ slug }) => slug).sort())
    expect(keysOf(minions)).toEqual(greengully.minions.map(({ type }) => type).sort())
    expect(keysOf(perils)).toHaveLength(6)
  })
})
