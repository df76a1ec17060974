import {
  castOf,
  createEngine,
  type Event,
  keyOf,
  LANGUAGES,
  type Option,
  roll,
  seedRng,
  sentenceOfDecision,
  sentenceOfEvent,
  sentenceOfOption,
  sentenceOfReason,
} from '@charterstone/engine'
import { describe, expect, it } from 'vitest'
import { greengully } from '../catalogue.ts'
import { words } from './words.ts'

const engine = createEngine(greengully)
const seats = [0, 2, 3].map((charter) => ({ charter, name: `Seat ${charter}`, player: 'person' as const }))

/** Whether a sentence shows a key, a number without a name or an unfilled placeholder. */
function isUnspoken(text: string): boolean {
  return /[{}#]|^\w+:\S|^$/.test(text)
}

/** Plays a campaign at random and collects faulty sentences. */
function unspokenIn(seed: number): string[] {
  const rng = seedRng(seed)
  const state = engine.newCampaign({
    seed,
    seats,
    houseRules: { crateResources: true, market: 'or-top-card' },
  })
  const faults = new Set<string>()
  const seen = new Set<string>()
  const check = (topic: string, say: (language: (typeof LANGUAGES)[number]) => string) => {
    if (seen.has(topic)) return
    seen.add(topic)
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
      check(`question ${asked.kind} ${asked.source}`, (language) =>
        sentenceOfDecision(cast(language), asked, frame),
      )
      const checkOption = (option: Option): void =>
        check(`option ${asked.kind} ${keyOf(option)}`, (language) => sentenceOfOption(cast(language), option))
      engine.options(state).forEach(checkOption)
      for (const { option, reason } of engine.closed(state)) {
        check(`closed ${keyOf(option)} ${reason.lack} ${reason.count}`, (language) =>
          sentenceOfReason(words[language], reason),
        )
        checkOption(option)
      }
      engine.apply(state, asked.options[roll(rng, asked.options.length)] ?? '', events)
    }
    for (const event of events) {
      if (event.kind === 'answered') continue
      const { seat: _, ...what } = { seat: 0, ...event }
      check(JSON.stringify(what), (language) =>
        sentenceOfEvent(castOf(words[language], greengully, state.legacy), event),
      )
    }
    engine.packUp(state)
  }
  return [...faults]
}

describe('a campaign played at random', () => {
  it.each([1, 2])('a random campaign has a sentence for everything in every language, seed %i', (seed) => {
    expect(unspokenIn(seed)).toEqual([])
  })
})
