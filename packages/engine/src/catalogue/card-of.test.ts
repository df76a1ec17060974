import { miniCatalogue } from '@charterstone/testkit'
import { expect, test } from 'vitest'
import {
  buildingOf,
  CONSTRUCTED,
  cardOf,
  cardsOf,
  cardTypeOf,
  defOf,
  numbersBySlug,
  slugOf,
} from './card-of.ts'

const KILN = 43
const INNOVATOR = 206
const MARKET = 604

test('looking a card up finds its kind and its definition by number', () => {
  expect(cardOf(miniCatalogue, KILN)).toMatchObject({ kind: 'building', def: { slug: 'kiln' } })
  expect(cardOf(miniCatalogue, INNOVATOR)).toMatchObject({ kind: 'assistant', def: { slug: 'innovator' } })
  expect(cardOf(miniCatalogue, 0)).toBeUndefined()
})

test('looking a card up finds everything that is listed, under its own number and as the same object', () => {
  const { buildings, assistants, items, guests, friends, treasures, objectives, personas } = miniCatalogue
  const { minions, companions, victoryCards, locations, guideposts, automa } = miniCatalogue
  const lists = [buildings, assistants, items, guests, friends, treasures, objectives, personas, minions]
  const defs = [...lists, companions, victoryCards, locations, guideposts, automa].flat()
  for (const def of defs) expect(cardOf(miniCatalogue, def.number)?.def).toBe(def)
  const built = buildings.filter(({ commons }) => commons === null)
  expect(cardsOf(miniCatalogue).size).toBe(defs.length + built.length)
})

test('[R10.1] a constructed card has its own number and the definition of its building', () => {
  const card = cardOf(miniCatalogue, KILN + CONSTRUCTED)
  expect(card).toEqual({ kind: 'constructed', def: buildingOf(miniCatalogue, KILN) })
  expect(cardOf(miniCatalogue, MARKET + CONSTRUCTED)).toBeUndefined()
})

test('looking a card up gives the definition of the kind that is asked for, and of no other', () => {
  expect(defOf(miniCatalogue, 'building', KILN)?.slug).toBe('kiln')
  expect(defOf(miniCatalogue, 'constructed', KILN + CONSTRUCTED)?.slug).toBe('kiln')
  expect(defOf(miniCatalogue, 'item', KILN)).toBeUndefined()
  expect(defOf(miniCatalogue, 'building', KILN + CONSTRUCTED)).toBeUndefined()
})

test('looking a card up finds a building by its own number and by that of its constructed card', () => {
  const kiln = defOf(miniCatalogue, 'building', KILN)
  expect([buildingOf(miniCatalogue, KILN), buildingOf(miniCatalogue, KILN + CONSTRUCTED)]).toEqual([
    kiln,
    kiln,
  ])
  expect(buildingOf(miniCatalogue, INNOVATOR)).toBeUndefined()
})

test('looking a card up knows the type of advancement cards; the commons and objectives have none', () => {
  const types = [KILN, KILN + CONSTRUCTED, INNOVATOR, MARKET, 214, 0].map((number) =>
    cardTypeOf(miniCatalogue, number),
  )
  expect(types).toEqual(['building', 'constructed', 'assistant', undefined, undefined, undefined])
})

test('a slug leads to the number and back', () => {
  const numbers = numbersBySlug(miniCatalogue)
  for (const [slug, number] of numbers) {
    const card = cardOf(miniCatalogue, number)
    expect(card === undefined ? '' : slugOf(card)).toBe(slug)
  }
  expect([numbers.get('kiln'), numbers.get('kiln-built'), numbers.get('')]).toEqual([43, 743, undefined])
})

test('the slugs of all cards that have one differ', () => {
  const slugs = [...cardsOf(miniCatalogue).values()].map(slugOf).filter((slug) => slug !== '')
  expect(new Set(slugs).size).toBe(slugs.length)
  expect(numbersBySlug(miniCatalogue).size).toBe(slugs.length)
})

test('a catalogue is arranged once, another one for itself', () => {
  expect(cardsOf(miniCatalogue)).toBe(cardsOf(miniCatalogue))
  const fewer = { ...miniCatalogue, assistants: [] }
  expect([cardOf(fewer, INNOVATOR), cardOf(miniCatalogue, INNOVATOR)?.kind]).toEqual([undefined, 'assistant'])
})
