import { miniCatalogue } from '@charterstone/testkit'
import { expect, test } from 'vitest'
import { openBox } from './box.ts'
import type { BuildingDef } from './card.ts'
import { CONSTRUCTED } from './card-of.ts'
import { COMMONS, FIRST_COMMONS } from './charter.ts'

const box = openBox(miniCatalogue)

/** A building with any number of the index. */
function numbered(number: number): BuildingDef {
  const kiln = miniCatalogue.buildings.find(({ slug }) => slug === 'kiln')
  if (kiln === undefined) throw new Error('no kiln')
  return { ...kiln, number, slug: `building-${number}` }
}

test('the box finds everything by its number', () => {
  expect(box.building[43]?.slug).toBe('kiln')
  expect([box.slug[43], box.slug[43 + CONSTRUCTED], box.slug[206]]).toEqual([
    'kiln',
    'kiln-built',
    'innovator',
  ])
  expect([box.cardType[43], box.cardType[43 + CONSTRUCTED], box.cardType[259], box.cardType[1]]).toEqual([
    'building',
    'constructed',
    'item',
    undefined,
  ])
})

test('the box names answers once and for all', () => {
  expect([box.key.place[43], box.key.build[43], box.key.open[743], box.key.take[206]]).toEqual([
    'place:kiln',
    'build:kiln',
    'open:kiln-built',
    'card:innovator',
  ])
})

test('[S2] the box keeps constructed cards of all index numbers apart from the commons', () => {
  const buildings = Array.from({ length: 102 }, (_, index) => numbered(22 + index))
  const commons = miniCatalogue.buildings.filter((def) => def.commons !== null)
  const full = openBox({ ...miniCatalogue, buildings: [...buildings, ...commons] })
  for (const [index, name] of COMMONS.entries())
    expect(full.key.place[FIRST_COMMONS + index]).toBe(`place:${name}`)
  const slugs = full.slug.filter((slug) => slug !== '')
  expect(new Set(slugs).size).toBe(slugs.length)
  for (let number = 22; number < 124; number++)
    expect(full.cardType[number + CONSTRUCTED]).toBe('constructed')
})

test('[R17.7] building, opening, scoring and selling in the commons need what they name, other buildings only an open income slot', () => {
  expect(COMMONS.map((_, index) => box.demands[FIRST_COMMONS + index]?.length)).toEqual([1, 1, 1, 0, 0, 1])
  expect(box.demands[43]).toEqual([])
  expect(box.demands[28]).toEqual([{ kind: 'income', effects: [{ kind: 'vp', count: 2 }] }])
})

test('[BB2] the box counts the four resources of a building card by kind', () => {
  expect(box.needs[43]).toEqual([0, 2, 0, 1, 0, 1])
})
