import { miniCatalogue, scenario } from '@charterstone/testkit'
import { describe, expect, it, test } from 'vitest'
import type { Effect } from '../catalogue/effect.ts'
import { createEngine } from '../engine.ts'
import { newRecord, rebase, sealed } from '../record/record.ts'
import { resumePlaythrough } from '../record/resume.ts'
import { versionOf } from '../record/version.ts'
import { hash } from './hash.ts'
import { currentForm } from './saved-effect.ts'
import type { State } from './state.ts'

const COUNTED: Effect = { kind: 'vp', count: { per: 'minions', times: 2, max: 5 } }
const SAVED = { kind: 'per', count: 'minions', vp: 2, max: 5 } as const
const CARD: Effect = { kind: 'card', type: 'item', from: 'mat' }
const engine = createEngine(miniCatalogue)
const VERSION = versionOf(miniCatalogue)

/** A table where a card is asked for and counted VP wait below it. */
function waiting() {
  const s = scenario({
    rules: ['minions'],
    mat: ['kite', 'sherpa'],
    players: [{ goods: { ghost: 2 } }],
  })
  s.state.stack.push({ kind: 'effects', seat: 0, source: 43, effects: [CARD, COUNTED], from: 0 })
  s.state.pending = null
  s.engine.resume(s.state)
  expect(s.asked()).toBe('0 card')
  return s
}

/** The same table as a save from before amounts holds it. */
function savedBefore(state: State): State {
  const text = JSON.stringify(state).replaceAll(JSON.stringify(COUNTED), JSON.stringify(SAVED))
  expect(text).toContain('"per"')
  return JSON.parse(text) as State
}

test('a save that holds the earlier form of counted VP plays on', () => {
  const state = savedBefore(waiting().state)
  expect(engine.apply(state, 'skip')).toBeUndefined()
  expect(state.table.seats[0]?.vp).toBe(4)
})

test('counted VP in a save have the same hash in both forms, at any depth', () => {
  const { state } = waiting()
  expect(hash(savedBefore(state))).toBe(hash(state))
  expect(hash({ base: { state: savedBefore(state) } })).toBe(hash({ base: { state } }))
})

test('counted VP have the hash that was sealed before amounts', () => {
  const frame = { kind: 'effects', seat: 0, source: 43, effects: [COUNTED], from: 0 }
  expect(hash(frame)).toBe(hash(JSON.parse(JSON.stringify({ ...frame, effects: [SAVED] }))))
  expect(hash([COUNTED])).toBe('2f180ec316e3ba4f')
})

test('counted VP differ in their hash by what is counted, how often and up to which limit', () => {
  const others = [
    { per: 'minions', times: 2 },
    { per: 'minions', times: 1, max: 5 },
    { per: 'coins', times: 2, max: 5 },
    { per: 'minions', times: 2, max: 4 },
  ]
  const hashes = [COUNTED.kind === 'vp' ? COUNTED.count : 0, ...others].map((count) =>
    hash({ kind: 'vp', count }),
  )
  expect(new Set(hashes).size).toBe(5)
})

test('counted VP of a save become amounts, with their limit if they have one', () => {
  expect(currentForm(SAVED)).toEqual(COUNTED)
  expect(currentForm({ kind: 'per', count: 'coins', vp: 1 })).toEqual({
    kind: 'vp',
    count: { per: 'coins', times: 1 },
  })
  expect(currentForm(CARD)).toBe(CARD)
})

test('other counted gains are hashed as they are', () => {
  const gain = { kind: 'gain', good: 'coin', count: { per: 'minions', times: 1 } }
  expect(hash(gain)).not.toBe(hash({ kind: 'gain', good: 'coin', count: 1 }))
  expect(hash(gain)).toBe(hash(structuredClone(gain)))
})

describe('a file with the earlier form on its stack', () => {
  const config = { seed: 5, seats: waiting().state.legacy.seats }
  const players = ['person', 'person']

  function record(state: State) {
    const begun = newRecord({ config, players, version: VERSION }, engine.newCampaign(config))
    return rebase(sealed(begun, state), VERSION)
  }

  it('a file with the earlier form on its stack is loaded with its seals, and its table plays on', () => {
    const { state } = resumePlaythrough(engine, record(savedBefore(waiting().state)))
    engine.apply(state, 'skip')
    expect(state.table.seats[0]?.vp).toBe(4)
  })

  it('a file with the earlier form on its stack has the seals of the same table in the form of today', () => {
    const { state } = waiting()
    expect(record(savedBefore(state)).seals).toEqual(record(state).seals)
  })
})
