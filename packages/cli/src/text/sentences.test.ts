import { type Event, LANGUAGES } from '@charterstone/engine'
import { engine } from '@charterstone/lab'
import { expect, test } from 'vitest'
import { castAt, localeOf, localeOption } from './locale.ts'
import { sentencesFor } from './sentences.ts'

const { legacy } = engine.newCampaign({
  seed: 1,
  seats: [
    { charter: 0, name: 'Ada', player: 'person' },
    { charter: 3, name: 'Ben', player: 'person' },
  ],
})

function english(...events: Event[]): string[] {
  return sentencesFor(castAt(localeOf('en'), legacy), events)
}

test('an event is a sentence with the name of its seat', () => {
  const [sentence, ...more] = english({ kind: 'placed', seat: 1, building: 604, worker: 'large' })
  expect(sentence).toContain('Ben')
  expect(sentence).toContain('Treasury')
  expect(more).toEqual([])
})

test('cards that are revealed in the same place make one sentence', () => {
  const revealed = (where: 'mat' | 'objectives', ...cards: number[]): Event => ({
    kind: 'revealed',
    where,
    cards,
  })
  expect(english(revealed('mat', 206), revealed('mat', 207))).toEqual(english(revealed('mat', 206, 207)))
  expect(english(revealed('mat', 206), revealed('objectives', 214))).toHaveLength(2)
})

test('shuffling and the end of a round have no sentence', () => {
  expect(english({ kind: 'shuffled' } as Event, { kind: 'round-ended' } as Event)).toEqual([])
})

test('a sentence exists in every language', () => {
  const event: Event = { kind: 'placed', seat: 0, building: 604, worker: 'small' }
  const sentences = LANGUAGES.map((language) => sentencesFor(castAt(localeOf(language), legacy), [event])[0])
  expect(new Set(sentences).size).toBe(LANGUAGES.length)
})

test('the language is English unless --lang names another', () => {
  expect(localeOption({}).words.language).toBe('en')
  expect(localeOption({ lang: 'PL' }).words.language).toBe('pl')
  expect(() => localeOption({ lang: 'fr' })).toThrow('--lang')
})
