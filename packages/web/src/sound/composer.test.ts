import { describe, expect, test } from 'vitest'
import { compose, NEW_MEMORY } from './composer.ts'
import type { Note, Score } from './note.ts'
import type { Scene } from './scene.ts'
import { themeOf } from './theme.ts'
import { LEADS } from './voices.ts'

const NOON: Scene = { seed: 7, visit: 3, hour: 5, workers: 6, perils: 0, charter: 0 }
const HALF_AN_HOUR = 30 * 60_000

/** The scores of some minutes; `sceneAt` changes while the music plays. */
function scoresOf(seed: number, minutes: number, sceneAt: (index: number) => Scene): readonly Score[] {
  const theme = themeOf(seed)
  const scores: Score[] = []
  let memory = NEW_MEMORY
  for (let length = 0; length < minutes * 60_000; ) {
    const next = compose(theme, { ...sceneAt(scores.length), seed }, memory)
    memory = next.memory
    scores.push(next.score)
    length += next.score.length
  }
  return scores
}

const isLead = ({ voice, pan }: Note) => (LEADS as readonly string[]).includes(voice) && pan === undefined

/** The melody as ears compare it: the rhythm, and how far each note is from the first, at any height. */
function melodyOf({ notes, length }: Score): string {
  const lead = notes.filter(isLead)
  const first = lead[0]?.pitch ?? 0
  return lead.map(({ at, pitch }) => `${Math.floor((at * 16) / length)}:${pitch - first}`).join(' ')
}

/** Scenes of an evening, from dawn to night. */
const evening = (index: number): Scene => ({
  ...NOON,
  hour: Math.min(12, Math.floor(index / 20)),
  workers: index % 11,
  perils: index % 3,
  charter: index % 6,
})

describe('the composer', () => {
  test.each(Array.from({ length: 60 }, (_, seed) => seed * 7919))(
    'no phrase of village %i is heard twice within half an hour',
    (seed) => {
      for (const sceneAt of [() => NOON, evening]) {
        const lastHeard = new Map<string, number>()
        const pauses: number[] = []
        let time = 0
        for (const score of scoresOf(seed, 45, sceneAt)) {
          const melody = melodyOf(score)
          if (melody !== '' && lastHeard.has(melody)) pauses.push(time - (lastHeard.get(melody) ?? 0))
          lastHeard.set(melody, time)
          time += score.length
        }
        expect(pauses.filter((pause) => pause < HALF_AN_HOUR)).toEqual([])
        expect(lastHeard.size).toBeGreaterThan(200)
      }
    },
  )

  test('the same village has the same theme, and 500 villages have 500 themes', () => {
    const seeds = Array.from({ length: 500 }, (_, seed) => seed)
    const themes = seeds.map((seed) => JSON.stringify({ ...themeOf(seed), seed: 0 }))
    expect(seeds.map((seed) => JSON.stringify({ ...themeOf(seed), seed: 0 }))).toEqual(themes)
    expect(new Set(themes).size).toBe(500)
  })

  test('the music begins with the theme, at every visit', () => {
    const first = [1, 2, 3].map((visit) => melodyOf(scoresOf(7, 1, () => ({ ...NOON, visit }))[0] as Score))
    expect(new Set(first).size).toBe(1)
    expect(first[0]?.split(' ')).toHaveLength(themeOf(7).melody.length)
  })

  test('another visit brings other phrases', () => {
    const phrasesOf = (visit: number) => scoresOf(7, 5, () => ({ ...NOON, visit })).map(melodyOf)
    const known = new Set(phrasesOf(1))
    expect(phrasesOf(2).filter((phrase) => known.has(phrase)).length).toBeLessThan(12)
    expect(phrasesOf(1)).toEqual(phrasesOf(1))
  })

  test('every number of a score is whole, and every note begins within it', () => {
    for (const { notes, length } of scoresOf(11, 20, evening))
      for (const note of notes) {
        const numbers = [note.at, note.length, note.pitch, note.to ?? 0, note.gain, note.pan ?? 0, length]
        expect(numbers.filter((number) => !Number.isInteger(number))).toEqual([])
        expect(note.at).toBeLessThan(length)
        expect(note.gain).toBeGreaterThan(0)
      }
  })

  test('melody and chords stay in the scale of the village', () => {
    for (let seed = 0; seed < 40; seed++) {
      const { root, scale } = themeOf(seed)
      for (const { notes } of scoresOf(seed, 3, () => NOON))
        for (const { pitch } of notes) expect(scale).toContain((pitch - root + 120) % 12)
    }
  })
})

describe('the music follows the game', () => {
  const firstWith = (change: Partial<Scene>) => scoresOf(7, 1, () => ({ ...NOON, ...change }))[0] as Score
  const voicesOf = ({ notes }: Score) => new Set(notes.map(({ voice }) => voice))
  const mean = (numbers: readonly number[]) =>
    numbers.reduce((total, each) => total + each, 0) / numbers.length

  test.each(LEADS.map((voice, charter) => ({ voice, charter })))(
    'the $voice leads when charter $charter has its turn',
    ({ voice, charter }) => {
      expect(firstWith({ charter }).notes.filter(isLead)[0]?.voice).toBe(voice)
    },
  )

  test('the melody is lower and slower in the evening', () => {
    const [day, night] = [firstWith({ hour: 3 }), firstWith({ hour: 11 })]
    const height = ({ notes }: Score) => mean(notes.filter(isLead).map(({ pitch }) => pitch))
    expect(height(night)).toBeLessThan(height(day))
    expect(night.length).toBeGreaterThan(day.length)
  })

  test('more workers bring more notes', () => {
    const counts = [0, 4, 9].map((workers) => firstWith({ workers }).notes.length)
    expect(counts).toEqual(counts.toSorted((a, b) => a - b))
    expect(new Set(counts).size).toBe(3)
  })

  test('peril brings the drum', () => {
    expect(voicesOf(firstWith({ perils: 0 }))).not.toContain('drum')
    expect(voicesOf(firstWith({ perils: 2 }))).toContain('drum')
  })
})
