import { expect, test } from 'vitest'
import { ambience } from './ambience.ts'
import type { Scene } from './scene.ts'

const DAY: Scene = { seed: 7, visit: 3, hour: 4, workers: 0, perils: 0, charter: 0 }

/** The number of notes of each voice in two minutes. */
function heardIn(change: Partial<Scene>): Readonly<Record<string, number>> {
  const heard: Record<string, number> = {}
  for (let index = 0; index < 30; index++)
    for (const { voice } of ambience({ ...DAY, ...change }, index).notes)
      heard[voice] = (heard[voice] ?? 0) + 1
  return heard
}

test('birds sing by day, crickets in the evening, an owl at night', () => {
  expect(Object.keys(heardIn({}))).toEqual(['whistle'])
  expect(heardIn({ hour: 0 }).whistle).toBeGreaterThan(heardIn({}).whistle ?? 0)
  expect(Object.keys(heardIn({ hour: 10 }))).toEqual(['chirp'])
  expect(Object.keys(heardIn({ hour: 12 })).toSorted()).toEqual(['chirp', 'ocarina'])
})

test('workers bring voices to the market, until the night', () => {
  expect(heardIn({ workers: 8 }).murmur).toBeGreaterThan(heardIn({ workers: 2 }).murmur ?? 0)
  expect(heardIn({ workers: 8, hour: 12 }).murmur).toBeUndefined()
})

test('peril makes the wind stronger', () => {
  const windIn = (perils: number) => ambience({ ...DAY, perils }, 0).wind.gain
  expect(windIn(3)).toBeGreaterThan(windIn(0))
})

test('no two stretches of ambience in half an hour are the same', () => {
  const stretches = Array.from({ length: 450 }, (_, index) => ambience(DAY, index).notes)
  const heard = stretches.filter((notes) => notes.length > 0).map((notes) => JSON.stringify(notes))
  expect(heard.length).toBeGreaterThan(300)
  expect(new Set(heard).size).toBe(heard.length)
})

test('villages have different birds', () => {
  const pitchesOf = (seed: number) => [0, 1, 2, 3].flatMap((index) => ambience({ ...DAY, seed }, index).notes)
  expect(pitchesOf(1)).not.toEqual(pitchesOf(2))
})
