import { greengully } from '@charterstone/content'
import { CHARTERS } from '@charterstone/engine'
import { describe, expect, test } from 'vitest'
import { isBroken } from '../ink/path.ts'
import { buildingMarks } from './building-marks.ts'
import { derivedParts, PART_PLACES, type Part, type Recipe, recipeOf } from './recipe.ts'

const buildings = greengully.buildings.filter(({ commons }) => commons === null)

/** The visible features of a picture, without mirror and plants, which follow from the seed. */
function look({ size, parts, pile, minion }: Recipe): string {
  return [size, [...parts].sort().join('+'), pile, parts.includes('vane') ? minion : ''].join(' ')
}

describe('recipes of buildings', () => {
  test.each([...CHARTERS, null])('all recipes of %s differ', (charter) => {
    const looks = buildings
      .filter((building) => building.charter === charter)
      .map((def) => look(recipeOf(def)))
    expect(looks).toHaveLength(charter === null ? 6 : 15)
    expect(new Set(looks).size).toBe(looks.length)
  })

  test('no building has two parts in one place', () => {
    const crowded = buildings.filter((def) => {
      const places = recipeOf(def).parts.map((part) => PART_PLACES[part])
      return new Set(places).size < places.length
    })
    expect(crowded).toEqual([])
  })

  test('every part is used by some building, or would be by one without a signature', () => {
    const used = new Set(buildings.flatMap((def) => [...recipeOf(def).parts, ...derivedParts(def)]))
    expect((Object.keys(PART_PLACES) as Part[]).filter((part) => !used.has(part))).toEqual([])
  })

  test('parts follow from the data where no signature overrides them', () => {
    const income = greengully.buildings.find(({ slug }) => slug === 'clock-tower')
    expect(income && derivedParts(income)).toEqual(['clock-tower'])
    const crane = greengully.buildings.find(({ slug }) => slug === 'scaffold-yard')
    expect(crane && derivedParts(crane)).toEqual(['crane'])
  })

  test('every building can be drawn, with no broken path', () => {
    const faulty = greengully.buildings.filter((def) => {
      const marks = buildingMarks(def)
      return marks.length < 12 || marks.length > 90 || marks.some(({ d }) => isBroken(d))
    })
    expect(faulty).toEqual([])
  })
})
