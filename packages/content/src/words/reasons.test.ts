import {
  castOf,
  createEngine,
  keyOf,
  LACKS,
  LANGUAGES,
  RULE_NAMES,
  roll,
  seedRng,
  sentenceOfOption,
  sentenceOfReason,
} from '@charterstone/engine'
import { describe, expect, it } from 'vitest'
import { greengully } from '../catalogue.ts'
import { words } from './words.ts'

const engine = createEngine(greengully)
const SEATS = [0, 2, 3].map((charter) => ({ charter, name: `Seat ${charter}`, player: 'person' as const }))
const STEPS = 600

describe.each(LANGUAGES)('reasons for closed options in %s', (language) => {
  it(`[D7] every reason has its own sentence in ${language}`, () => {
    const sentences = LACKS.map((lack) => sentenceOfReason(words[language], { lack, count: 1 }))
    expect(sentences.filter((text) => !/^\S.+\.$/.test(text))).toEqual([])
    expect(sentences.filter((text, index) => sentences.indexOf(text) !== index)).toEqual([])
  })

  it.each([1, 2, 3])('[D7] every closed option of a random game has a name and a reason, seed %i', (seed) => {
    const rules = RULE_NAMES.filter((rule) => rule !== 'post-campaign')
    const state = engine.newSingleGame({ seed, seats: SEATS, stage: 11, village: 'random', rules })
    const rng = seedRng(seed)
    const faults = new Set<string>()
    engine.startGame(state)
    for (let step = 0; step < STEPS && state.pending !== null; step++) {
      const { pending } = state
      const cast = castOf(words[language], greengully, state.legacy)
      for (const { option, reason } of engine.closed(state)) {
        const key = keyOf(option)
        const what = sentenceOfOption(cast, option)
        const why = sentenceOfReason(words[language], reason)
        if (pending.options.includes(key)) faults.add(`${key} is open and closed`)
        if (what === '' || /[{}#]|^\w+:\S/.test(what)) faults.add(`${key}: ${what}`)
        if (!/^\S.+\.$/.test(why)) faults.add(`${key}: ${why}`)
      }
      engine.apply(state, pending.options[roll(rng, pending.options.length)] ?? '')
    }
    expect([...faults]).toEqual([])
  })
})
