import { greengully } from '@charterstone/content'
import { expect, test } from 'vitest'
import { isBroken } from '../ink/path.ts'
import { ITEMS } from '../things/items.ts'
import { TREASURES } from '../things/treasures.ts'
import { CAST } from './cast/cast.ts'
import { composePortrait } from './compose-portrait.ts'
import { CREATURE_PICTURES } from './creatures.ts'

const { personas, assistants, guests, friends, companions, items, treasures } = greengully
const sitters = [...personas, ...assistants, ...guests, ...friends, ...companions]
const MINION_CARDS = [227, 234, 278, 297, 309, 332]

test('everybody has a portrait', () => {
  expect(sitters.filter(({ number }) => CAST[number] === undefined)).toEqual([])
  for (const number of MINION_CARDS) expect(CAST[number] ?? CREATURE_PICTURES[number]).toBeDefined()
})

test('no two portraits look alike', () => {
  const faces = sitters.map(({ number }) => JSON.stringify(composePortrait(CAST[number] ?? {}, number)))
  expect(new Set(faces).size).toBe(faces.length)
})

test('the number of a card decides on its portrait, so a face never changes', () => {
  expect(composePortrait(CAST[219] ?? {}, 219)).toEqual(composePortrait(CAST[219] ?? {}, 219))
})

test('personas wear the colour of their charter behind them', () => {
  expect(personas.filter(({ number, charter }) => CAST[number]?.charter !== charter)).toEqual([])
})

test('portraits show people of every skin, many with glasses, beards or grey hair', () => {
  const skins = new Map<number, number>()
  for (const { number } of sitters) {
    const skin = CAST[number]?.skin
    if (skin !== undefined) skins.set(skin, (skins.get(skin) ?? 0) + 1)
  }
  expect([...skins.keys()].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6])
  for (const count of skins.values()) expect(count).toBeGreaterThan(10)
  expect(sitters.filter(({ number }) => CAST[number]?.isOld).length).toBeGreaterThan(6)
})

test('every item and treasure is drawn', () => {
  expect(items.filter(({ number }) => (ITEMS[number] ?? []).length < 5)).toEqual([])
  expect(treasures.filter(({ number }) => (TREASURES[number] ?? []).length < 5)).toEqual([])
})

test('no path of a portrait is broken', () => {
  const all = [
    ...sitters.flatMap(({ number }) => composePortrait(CAST[number] ?? {}, number)),
    ...Object.values({ ...ITEMS, ...TREASURES, ...CREATURE_PICTURES }).flat(),
  ]
  expect(all.filter(({ d }) => isBroken(d))).toEqual([])
})
