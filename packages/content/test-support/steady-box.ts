import type { BuildingDef, Catalogue } from '@charterstone/engine'
import { greengully } from '../src/catalogue.ts'

type Price = Pick<BuildingDef, 'cost' | 'benefit'>

/** What buildings cost and give in tests. They need not be the prices of the box, and stay when those are tuned. */
const prices: Readonly<Record<string, Price>> = {
  'seed-stall': { cost: { pumpkin: 1 }, benefit: [{ kind: 'gain-any', count: 3 }] },
  'lantern-shed': {
    cost: { pumpkin: 1, influence: 1 },
    benefit: [
      { kind: 'vp', count: 4 },
      { kind: 'advance', spaces: 1 },
    ],
  },
  'wishing-well': {
    cost: { pumpkin: 1 },
    benefit: [{ kind: 'objective' }, { kind: 'gain', good: 'coin', count: 1 }, { kind: 'vp', count: 1 }],
  },
  'jury-tent': { cost: { pumpkin: 1 }, benefit: [{ kind: 'score', vp: 7 }] },
  'almanac-house': {
    cost: {},
    benefit: [
      {
        kind: 'income',
        effects: [
          { kind: 'vp', count: 1 },
          { kind: 'gain', good: 'pumpkin', count: 1 },
        ],
      },
    ],
  },
  'masked-ball': {
    cost: { pumpkin: 1, coin: 1 },
    benefit: [
      { kind: 'vp', count: 2 },
      { kind: 'special', name: 'mirror' },
    ],
  },
  'pit-tower': {
    cost: {},
    benefit: [
      { kind: 'gain', good: 'coal', count: 1 },
      { kind: 'gain-any', count: 1 },
    ],
  },
  strongroom: {
    cost: { coal: 1 },
    benefit: [
      { kind: 'card', type: 'treasure', from: 'mat' },
      { kind: 'gain', good: 'coin', count: 1 },
    ],
  },
  'treasure-crypt': {
    cost: { coal: 1 },
    benefit: [
      { kind: 'card', type: 'treasure', from: 'mat' },
      { kind: 'vp', count: 2 },
    ],
  },
  'powder-house': { cost: { coal: 1 }, benefit: [{ kind: 'unlock', coin: 2, influence: 1, vp: 6 }] },
  'counting-house': {
    cost: {},
    benefit: [{ kind: 'income', effects: [{ kind: 'gain', good: 'coin', count: 1 }] }],
  },
  'steam-baths': {
    cost: { coin: 7 },
    benefit: [
      { kind: 'vp', count: 11 },
      { kind: 'regain', count: 2 },
      { kind: 'advance', spaces: 1 },
    ],
  },
  'shadow-theatre': {
    cost: { coal: 1, influence: 1 },
    benefit: [
      { kind: 'vp', count: 5 },
      { kind: 'advance', spaces: 1 },
    ],
  },
  'echo-shaft': {
    cost: { coal: 1, wood: 1 },
    benefit: [
      { kind: 'vp', count: 3 },
      { kind: 'special', name: 'echo' },
    ],
  },
  sawmill: { cost: {}, benefit: [{ kind: 'gain', good: 'wood', count: 2 }] },
  'notice-board': { cost: { wood: 1 }, benefit: [{ kind: 'card', type: 'any', from: 'mat' }] },
  'auction-barn': {
    cost: { item: 1 },
    benefit: [
      { kind: 'vp', count: 4 },
      { kind: 'gain', good: 'coin', count: 1 },
      { kind: 'advance', spaces: 1 },
    ],
  },
  'tool-library': {
    cost: { wood: 1 },
    benefit: [
      { kind: 'card', type: 'item', from: 'mat' },
      { kind: 'gain', good: 'coin', count: 2 },
    ],
  },
  pottery: {
    cost: { clay: 1 },
    benefit: [
      { kind: 'vp', count: 1 },
      { kind: 'gain', good: 'coin', count: 2 },
    ],
  },
  'cart-yard': { cost: { coin: 1 }, benefit: [{ kind: 'gain-any', count: 3 }] },
  'guest-house': {
    cost: { clay: 1 },
    benefit: [
      { kind: 'card', type: 'guest', from: 'mat' },
      { kind: 'vp', count: 2 },
    ],
  },
  bathhouse: {
    cost: { guest: 1 },
    benefit: [
      { kind: 'vp', count: 5 },
      { kind: 'regain', count: 1 },
      { kind: 'advance', spaces: 1 },
    ],
  },
  'hearth-hall': { cost: {}, benefit: [{ kind: 'income', effects: [{ kind: 'vp', count: 2 }] }] },
  'coaching-inn': {
    cost: { clay: 1, coin: 1 },
    benefit: [
      { kind: 'card', type: 'guest', from: 'mat' },
      { kind: 'vp', count: 1 },
      { kind: 'special', name: 'settle' },
    ],
  },
  'scaffold-yard': { cost: { metal: 1 }, benefit: [{ kind: 'construct', influence: 2, discount: 2, vp: 5 }] },
  smithy: {
    cost: { metal: 1, influence: 1 },
    benefit: [
      { kind: 'vp', count: 3 },
      { kind: 'gain', good: 'coin', count: 1 },
    ],
  },
  'drafting-room': {
    cost: { metal: 1 },
    benefit: [
      { kind: 'card', type: 'building', from: 'mat' },
      { kind: 'gain', good: 'coin', count: 2 },
    ],
  },
  'village-oven': {
    cost: { grain: 1 },
    benefit: [
      { kind: 'regain', count: 1 },
      { kind: 'vp', count: 2 },
    ],
  },
  'tea-garden': {
    cost: { grain: 1 },
    benefit: [
      { kind: 'card', type: 'friend', from: 'mat' },
      { kind: 'vp', count: 2 },
    ],
  },
  junkyard: {
    cost: { coin: 1, any: 1 },
    benefit: [{ kind: 'refresh-mat' }, { kind: 'card', type: 'any', from: 'mat' }, { kind: 'vp', count: 1 }],
  },
  shoemaker: { cost: { coin: 1, any: 1 }, benefit: [{ kind: 'activate-persona' }, { kind: 'vp', count: 1 }] },
  portal: {
    cost: { any: 1 },
    benefit: [
      { kind: 'advance', spaces: 1 },
      { kind: 'vp', count: 3 },
    ],
  },
  'lock-shop': { cost: { any: 1 }, benefit: [{ kind: 'unlock', coin: 2, influence: 1, vp: 6 }] },
  'balloon-field': {
    cost: {},
    benefit: [
      { kind: 'sell', vp: 4 },
      { kind: 'gain', good: 'coin', count: 1 },
    ],
  },
  'guild-house': {
    cost: { any: 1 },
    benefit: [
      {
        kind: 'choose',
        lists: [
          [{ kind: 'card', type: 'assistant', from: 'mat' }],
          [{ kind: 'card', type: 'building', from: 'mat' }],
        ],
      },
      { kind: 'vp', count: 2 },
    ],
  },
}

/** The box with steady prices: for tests that use a building and are not about its numbers. */
export const steadyBox: Catalogue = {
  ...greengully,
  buildings: greengully.buildings.map((building) => ({ ...building, ...prices[building.slug] })),
}
