import { LANGUAGES } from '@charterstone/engine'
import { expect, test } from 'vitest'
import { stopsOf } from '../../../test-support/campaign-walk.ts'
import { castsOf, flawOf, sayIn } from '../../../test-support/say-in.ts'
import { eveningSentences } from './evening-words.ts'
import { isUnderWay, newRules, tellingEvents } from './last-evening.ts'

const stops = stopsOf({ seed: 7, seats: 3, games: 3 })
const ends = stops.filter(({ decision }) => decision === null)
const eventsOf = ({ log }: (typeof stops)[number]) => log.flatMap(({ events }) => events)

test('the most telling events differ, and are in the order in which they happened', () => {
  for (const stop of ends) {
    const events = eventsOf(stop)
    const told = tellingEvents(events, 3)
    expect(told).toHaveLength(3)
    expect(new Set(told.map(({ kind }) => kind)).size).toBeGreaterThan(1)
    const places = told.map((event) => events.indexOf(event))
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  }
})

test('an evening is five whole sentences in three languages, at its end and in the middle', async () => {
  for (const language of LANGUAGES) {
    const say = await sayIn(language)
    for (const stop of stops.filter((each, index) => index % 40 === 0 && isUnderWay(eventsOf(each)))) {
      const cast = castsOf(stop.view.legacy)[LANGUAGES.indexOf(language)]
      if (cast === undefined) throw new Error('no words')
      const vp = stop.view.table.seats.map((seat) => seat.vp)
      const evening = { game: stop.view.legacy.game, events: eventsOf(stop), vp }
      const next = stop.decision === null ? { game: 2 } : { seat: stop.decision.seat }
      const sentences = eveningSentences(say, cast, evening, next)
      expect(sentences.length).toBeLessThanOrEqual(5)
      expect(sentences.length).toBeGreaterThanOrEqual(2)
      for (const sentence of sentences) {
        expect(flawOf(sentence)).toBeNull()
        expect(sentence).toMatch(/[.!]$/)
      }
    }
  }
})

test('the rules that came with the evening are named', () => {
  const rules = newRules(ends.flatMap(eventsOf))
  expect(rules.length).toBeGreaterThan(0)
})

test('a game that was only set up is not an evening', () => {
  expect(isUnderWay(stops[0]?.log.flatMap(({ events }) => events) ?? [])).toBe(false)
})
