import { seedRng } from '@charterstone/engine'
import { type Scenario, type ScenarioSetup, scenario } from '@charterstone/testkit'
import { expect, it, test } from 'vitest'
import { makePreferenceBot } from './preference-bot.ts'
import { EAGER, HASTY, type Preferences } from './preferences.ts'

const DRAWS = 400

/** How often each option is drawn, as a share. */
function shares({ engine, state }: Scenario, preferences: Preferences): Record<string, number> {
  const bot = makePreferenceBot(engine, preferences)
  const rng = seedRng(1)
  const count: Record<string, number> = {}
  const { pending } = state
  if (pending === null) throw new Error('no decision')
  for (let draw = 0; draw < DRAWS; draw++) {
    const key = bot(pending, rng, state)
    expect(pending.options).toContain(key)
    count[key] = (count[key] ?? 0) + 1 / DRAWS
  }
  return count
}

function eagerIn(setup: ScenarioSetup, ...answers: string[]): Record<string, number> {
  return shares(scenario(setup).answer(...answers), EAGER)
}

test('the eager bot mostly constructs when it can', () => {
  const player = { goods: { coal: 2, clay: 1, grain: 1 }, cards: ['kiln'] }
  expect(eagerIn({ players: [player] })['place:zeppelin']).toBeGreaterThan(0.8)
})

test('the eager bot goes to the Market for a card, and to the Treasury for coins', () => {
  const goods = { wood: 2, coin: 1 }
  const without = eagerIn({ players: [{ goods }], mat: ['sherpa'] })
  expect(without['place:market']).toBeGreaterThan(without['place:treasury'] ?? 0)
  const crate = eagerIn({ players: [{ goods, cards: ['kiln-built'] }], mat: ['sherpa'] })
  expect(crate['place:treasury']).toBeGreaterThan(crate['place:market'] ?? 0)
})

test('the eager bot gains the resources that its building card lacks', () => {
  const players = [{ goods: { coin: 1, coal: 2, clay: 1 }, cards: ['kiln'] }]
  const gained = eagerIn({ village: { purple: ['patch', 'orchard'] }, players }, 'place:orchard')
  expect(gained['gain:grain']).toBeGreaterThan(0.7)
})

test('the eager bot pays with resources that its building card does not need', () => {
  const players = [{ goods: { coal: 2, wood: 2 }, cards: ['kiln'] }]
  const paid = eagerIn({ players }, 'place:treasury')
  expect(paid['pay:wood']).toBeGreaterThan(0.9)
})

test('the eager bot takes the card that an objective asks for', () => {
  const setup = {
    mat: ['sherpa', 'ida', 'kite'],
    rules: ['friends', 'items'] as const,
    players: [{ goods: { wood: 1, coin: 1 } }],
  }
  const plain = eagerIn(setup, 'place:market')
  const wanted = eagerIn({ ...setup, objectives: ['two-assistants'] }, 'place:market')
  expect(wanted['card:sherpa']).toBeGreaterThan(0.9)
  expect(plain['card:sherpa']).toBeLessThan(0.5)
})

test('the eager bot keeps its last influence for building', () => {
  const goods = { coin: 3, wood: 1 }
  const sells = (influence: number): number =>
    eagerIn({ players: [{ goods, cards: ['kiln'], influence }] })['place:cloud-port'] ?? 0
  expect(sells(3)).toBeLessThanOrEqual(sells(9))
  const hasty = shares(scenario({ players: [{ goods, cards: ['kiln'], influence: 3 }] }), HASTY)
  expect(hasty['place:cloud-port']).toBeGreaterThan(0.5)
})

test('the eager bot prefers the newest persona of its chest', () => {
  const chest = ['gardener', 'trainer', 'messenger', 'musician']
  const drawn = eagerIn({ begin: 'setup', game: 2, players: [{ chest }, { chest: ['miner'] }] })
  expect(drawn['persona:musician']).toBeGreaterThan(drawn['persona:gardener'] ?? 0)
})

it('the only option is taken without a draw', () => {
  const { engine, state } = scenario()
  const bot = makePreferenceBot(engine, EAGER)
  const rng = seedRng(3)
  const before = [...rng]
  const only = { ...(state.pending ?? missing()), options: ['skip'] }
  expect(bot(only, rng, state)).toBe('skip')
  expect([...rng]).toEqual(before)
})

function missing(): never {
  throw new Error('no decision')
}
