import {
  castOf,
  createEngine,
  type Event,
  LANGUAGES,
  roll,
  seedRng,
  sentenceOfDecision,
  sentenceOfEvent,
  sentenceOfKey,
  sentenceOfReason,
} from '@charterstone/engine'
import { describe, expect, it } from 'vitest'
import { greengully } from '../catalogue.ts'
import { words } from './words.ts'

const engine = createEngine(greengully)
const seats = [0, 2, 3].map((charter) => ({ charter, name: `Seat ${charter}`, player: 'person' as const }))

/** Sentences that show a key, a number without a name or an unfilled place. */
function isUnspoken(text: string): boolean {
  return /[{}#]|^\w+:\S|^$/.test(text)
}

/** Plays a campaign at random and collects what could not be said properly in some language. */
function unspokenIn(seed: number): string[] {
  const rng = seedRng(seed)
  const state = engine.newCampaign({
    seed,
    seats,
    houseRules: { crateResources: true, market: 'or-top-card' },
  })
  const faults = new Set<string>()
  const told = new Set<string>()
  const tell = (topic: string, say: (language: (typeof LANGUAGES)[number]) => string) => {
    if (told.has(topic)) return
    told.add(topic)
    for (const language of LANGUAGES) {
      const text = say(language)
      if (isUnspoken(text)) faults.add(`${language} ${topic}: ${text}`)
    }
  }
  for (let game = 1; game <= 12; game++) {
    const events: Event[] = []
    engine.startGame(state, events)
    for (let decision = state.pending; decision !== null; decision = state.pending) {
      const asked = decision
      const frame = state.stack.at(-1)
      const cast = (language: (typeof LANGUAGES)[number]) => castOf(words[language], greengully, state.legacy)
      tell(`question ${asked.kind} ${asked.source}`, (language) =>
        sentenceOfDecision(cast(language), asked, frame),
      )
      for (const key of asked.options) {
        tell(`option ${asked.kind} ${key}`, (language) => sentenceOfKey(cast(language), asked, key, frame))
      }
      for (const { key, reason } of engine.closed(state)) {
        tell(`closed ${key} ${reason.lack} ${reason.count}`, (language) =>
          sentenceOfReason(words[language], reason),
        )
        tell(`option ${asked.kind} ${key}`, (language) => sentenceOfKey(cast(language), asked, key, frame))
      }
      engine.apply(state, asked.options[roll(rng, asked.options.length)] ?? '', events)
    }
    for (const event of events) {
      if (event.kind === 'answered') continue
      const { seat: _, ...what } = { seat: 0, ...event }
      tell(JSON.stringify(what), (language) =>
        sentenceOfEvent(castOf(words[language], greengully, state.legacy), event),
      )
    }
    engine.packUp(state)
  }
  return [...faults]
}

describe('a campaign played at random', () => {
  it.each([1, 2])('says everything in every language, seed %i', (seed) => {
    expect(unspokenIn(seed)).toEqual([])
  })
})
