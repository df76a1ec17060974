import { createEngine, type Decision, type State, seedRng } from '@charterstone/engine'
import { miniCatalogue } from '@charterstone/testkit'
import { expect, test } from 'vitest'
import { QUICK_LEVELS, type QuickLevel } from '../bot-name.ts'
import { makeQuickBots } from './quick-bots.ts'

const engine = createEngine(miniCatalogue)
const bots = makeQuickBots(engine)

function begun(seed: number): State {
  const seats = [0, 1, 2].map((charter) => ({ charter, name: '', player: 'person' as const }))
  const state = engine.newCampaign({ seed, seats })
  engine.startGame(state)
  return state
}

function asked(...options: string[]): Decision {
  return { seat: 0, kind: 'act', source: 0, options, open: false, secret: false }
}

/** How often each option is taken in a thousand answers. */
function shares(level: QuickLevel, decision: Decision): Record<string, number> {
  const rng = seedRng(1)
  const state = begun(1)
  const count: Record<string, number> = {}
  for (let time = 0; time < 1000; time++) {
    const key = bots[level](decision, rng, state)
    count[key] = (count[key] ?? 0) + 1
  }
  return count
}

test('the random bot draws all options equally often', () => {
  const count = shares('random', asked('place:market', 'retrieve', 'pass', 'use:tome-1'))
  for (const times of Object.values(count)) expect(times).toBeGreaterThan(180)
  expect(Object.keys(count)).toHaveLength(4)
})

test('the eager bot would rather construct than retrieve, but tries everything', () => {
  const count = shares('eager', asked('place:zeppelin', 'place:market', 'retrieve'))
  expect(count['place:zeppelin']).toBeGreaterThan(count['place:market'] ?? 0)
  expect(count['place:market']).toBeGreaterThan(count.retrieve ?? 0)
  expect(count.retrieve).toBeGreaterThan(0)
})

test('the hasty bot spends its influence', () => {
  const options = ['place:cloud-port', 'place:treasury']
  const hasty = shares('hasty', asked(...options))
  const eager = shares('eager', asked(...options))
  expect(hasty['place:cloud-port']).toBeGreaterThan((eager['place:cloud-port'] ?? 0) * 2)
})

test.each(QUICK_LEVELS)('the %s bot takes the only option', (level) => {
  expect(bots[level](asked('skip'), seedRng(1), begun(1))).toBe('skip')
})

test.each(QUICK_LEVELS)(
  'the %s bot always gives an answer that is offered, to the end of the game',
  (level) => {
    for (let seed = 1; seed <= 3; seed++) {
      const state = begun(seed)
      const rng = seedRng(seed)
      while (state.pending !== null)
        expect(engine.apply(state, bots[level](state.pending, rng, state))).toBeUndefined()
      expect(state.phase).toBe('finished')
    }
  },
)

test('eager bots construct more than random ones', () => {
  const built = (level: QuickLevel): number => {
    let count = 0
    for (let seed = 1; seed <= 6; seed++) {
      const state = begun(seed)
      const rng = seedRng(seed)
      while (state.pending !== null) engine.apply(state, bots[level](state.pending, rng, state))
      count += state.legacy.buildings.filter((building) => building > 0).length
    }
    return count
  }
  expect(built('eager')).toBeGreaterThan(built('random'))
})
