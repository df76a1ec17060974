import { miniCatalogue, type ScenarioSetup, scenario } from '@charterstone/testkit'
import { expect, test } from 'vitest'
import type { Effect } from '../catalogue/effect.ts'
import { keyOf } from '../option/key-of.ts'
import type { Lack } from './lack.ts'

/** The kiln gives this instead, for 1 coal. */
function giving(benefit: readonly Effect[], setup: ScenarioSetup = {}): Lack | undefined {
  const buildings = miniCatalogue.buildings.map((def) => (def.slug === 'kiln' ? { ...def, benefit } : def))
  const s = scenario({
    catalogue: { ...miniCatalogue, buildings },
    village: { black: ['seam', 'kiln'] },
    ...setup,
    players: [{ goods: { coal: 1 }, ...setup.players?.[0] }],
  })
  expect(s.options()).toContain('place:kiln')
  return s.warned('place:kiln')?.lack
}

type Case = readonly [
  what: string,
  benefit: readonly Effect[],
  lack: Lack,
  nothing: ScenarioSetup,
  some: ScenarioSetup,
]

const coin: Effect = { kind: 'gain', good: 'coin', count: 2 }
const track = new Array<number>(6).fill(0)
const noResources = { pumpkin: 0, coal: 0, wood: 0, clay: 0, metal: 0, grain: 0 }

const CASES: readonly Case[] = [
  ['coins', [coin], 'supply', { supply: { coin: 0 } }, { supply: { coin: 1 } }],
  [
    'a minion of a type',
    [{ kind: 'minion', type: 'ghost' }],
    'supply',
    { rules: ['minions'], supply: { ghost: 0 } },
    { rules: ['minions'] },
  ],
  ['any minion', [{ kind: 'minion', type: 'any' }], 'supply', {}, { rules: ['minions'] }],
  [
    'a card of a type',
    [{ kind: 'card', type: 'item', from: 'mat' }],
    'face-up-card',
    { mat: ['sherpa'] },
    { mat: ['sherpa', 'kite'] },
  ],
  [
    'a discarded card',
    [{ kind: 'card', type: 'any', from: 'discard' }],
    'card-there',
    { discard: [] },
    { discard: ['kite'] },
  ],
  [
    'the top card',
    [{ kind: 'card', type: 'any', from: 'top' }],
    'card-there',
    { deck: [], discard: [] },
    { deck: ['kite'] },
  ],
  [
    'influence back',
    [{ kind: 'regain', count: 1 }],
    'spent-influence',
    {},
    { players: [{ influence: 9, spent: 3 }] },
  ],
  [
    'reputation on a full track',
    [{ kind: 'reputation' }],
    'reputation-space',
    { table: { reputation: track } },
    {},
  ],
  [
    'reputation without influence',
    [{ kind: 'reputation' }],
    'influence',
    { players: [{ influence: 0 }] },
    {},
  ],
  [
    'an objective',
    [{ kind: 'objective' }],
    'card-there',
    { objectiveDeck: [] },
    { objectiveDeck: ['six-coins'] },
  ],
  [
    'constructing',
    [{ kind: 'construct', influence: 0, discount: 4, vp: 1 }],
    'building-card',
    {},
    { players: [{ cards: ['orchard'] }] },
  ],
  [
    'opening',
    [{ kind: 'unlock', coin: 0, influence: 0, vp: 1 }],
    'crate',
    {},
    { players: [{ cards: ['patch-built'] }] },
  ],
  [
    'scoring',
    [{ kind: 'score', vp: 1 }],
    'met-objective',
    { objectives: ['six-coins'], table: { scorers: [1] } },
    { objectives: ['six-coins'] },
  ],
  [
    'scoring without influence',
    [{ kind: 'score', vp: 1 }],
    'influence',
    { players: [{ influence: 0 }] },
    { objectives: ['six-coins'] },
  ],
  [
    'selling',
    [{ kind: 'sell', vp: 1 }],
    'influence',
    { players: [{ influence: 0 }] },
    { players: [{ goods: { coal: 2 } }] },
  ],
  [
    'VP for each',
    [{ kind: 'vp', count: { per: 'perils', times: 1 } }],
    'something-to-count',
    {},
    { players: [{ goods: { coal: 1, famine: 1 } }] },
  ],
  [
    'a condition',
    [{ kind: 'if', condition: { count: 'perils', atLeast: 1 }, effects: [coin] }],
    'something-to-count',
    {},
    { players: [{ goods: { coal: 1, famine: 1 } }] },
  ],
  [
    'a trade',
    [{ kind: 'trade', pay: { grain: 1 }, get: [coin], times: 2 }],
    'grain',
    {},
    { players: [{ goods: { coal: 1, grain: 1 } }] },
  ],
  [
    'a trade for nothing',
    [{ kind: 'trade', pay: { coal: 1 }, get: [coin], times: 2 }],
    'supply',
    { supply: { coin: 0 } },
    {},
  ],
  ['what may be taken', [{ kind: 'may', effects: [coin] }], 'supply', { supply: { coin: 0 } }, {}],
  ['a choice', [{ kind: 'choose', lists: [[coin], [coin]] }], 'supply', { supply: { coin: 0 } }, {}],
  [
    'a worker home',
    [{ kind: 'retrieve', workers: 'one' }],
    'worker-on-board',
    { players: [{ workers: ['kiln', null] }] },
    { players: [{ workers: ['patch', null] }] },
  ],
  [
    'one more persona',
    [{ kind: 'activate-persona' }],
    'persona-there',
    { players: [{ chest: ['gardener'], personas: ['gardener'] }] },
    { players: [{ chest: ['gardener', 'mason'], personas: ['gardener'] }] },
  ],
  ['progress', [{ kind: 'advance', spaces: 1 }], 'progress-space', { progress: 26 }, { progress: 25 }],
  [
    'one more persona after the campaign',
    [{ kind: 'activate-persona' }],
    'persona-there',
    {
      legacy: { mode: 'post-campaign' },
      houseRules: { extraPersonas: 'two' },
      players: [{ personas: ['gardener', 'mason'] }],
    },
    { legacy: { mode: 'post-campaign' }, players: [{ personas: ['gardener', 'mason'] }] },
  ],
]

test.each(CASES)(
  '[R17.7] a building that would give nothing stays open, and I am warned: %s',
  (_what, benefit, lack, nothing, some) => {
    expect([giving(benefit, nothing), giving(benefit, some)]).toEqual([lack, undefined])
  },
)

test('[R17.7] a building has no warning while one of its parts still gives something', () => {
  const vp: Effect = { kind: 'vp', count: 1 }
  expect(giving([coin, vp], { supply: { coin: 0 } })).toBeUndefined()
  expect(giving([{ kind: 'choose', lists: [[coin], [vp]] }], { supply: { coin: 0 } })).toBeUndefined()
})

test('[R17.7] a building that gives back what I pay has no warning, since the supply has it by then', () => {
  expect(giving([{ kind: 'gain', good: 'coal', count: 1 }], { supply: { coal: 0 } })).toBeUndefined()
  expect(giving([{ kind: 'gain-any', count: 1 }], { supply: noResources })).toBeUndefined()
  expect(giving([{ kind: 'gain', good: 'grain', count: 1 }], { supply: { grain: 0 } })).toBe('supply')
})

test('[R17.7] a scroll puts nothing into the supply, so its warning is its own', () => {
  const benefit: readonly Effect[] = [{ kind: 'gain-any', count: 1 }]
  const buildings = miniCatalogue.buildings.map((def) => (def.slug === 'orchard' ? { ...def, benefit } : def))
  const s = scenario({
    catalogue: { ...miniCatalogue, buildings },
    rules: ['treasures'],
    village: { purple: ['patch', 'orchard'] },
    supply: noResources,
    players: [{ goods: { coin: 1 }, cards: ['scroll'] }],
  })
  expect(s.engine.warnings(s.state).map(({ option }) => keyOf(option))).toEqual(
    expect.arrayContaining(['place:orchard', 'scroll:orchard']),
  )
})

test('[R17.7] nobody is warned outside their turn, or when nothing is asked', () => {
  const s = scenario({ players: [{ goods: { metal: 1, wood: 1 } }], supply: { coin: 0 } }).answer(
    'place:treasury',
  )
  expect([s.asked(), s.engine.warnings(s.state)]).toEqual(['0 pay', []])
  s.state.pending = null
  expect(s.engine.warnings(s.state)).toEqual([])
})
