import { greengully } from '@charterstone/content'
import type { BuildingDef, Catalogue } from '@charterstone/engine'

/** What the buildings in the tables of advice cost and give. Their sentences stay when the prices of the box are tuned. */
const prices: Readonly<Record<string, Pick<BuildingDef, 'cost' | 'benefit'>>> = {
  'seed-stall': { cost: { pumpkin: 1 }, benefit: [{ kind: 'gain-any', count: 3 }] },
  'lantern-shed': { cost: { pumpkin: 1, influence: 1 }, benefit: [{ kind: 'vp', count: 4 }] },
  'wishing-well': {
    cost: { pumpkin: 1 },
    benefit: [{ kind: 'objective' }, { kind: 'gain', good: 'coin', count: 1 }, { kind: 'vp', count: 1 }],
  },
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
  'moon-terrace': {
    cost: { pumpkin: 1 },
    benefit: [
      { kind: 'regain', count: 2 },
      { kind: 'retrieve', workers: 'one' },
      { kind: 'vp', count: 3 },
    ],
  },
  'pit-tower': {
    cost: {},
    benefit: [
      { kind: 'gain', good: 'coal', count: 1 },
      { kind: 'gain-any', count: 1 },
    ],
  },
  sawmill: { cost: {}, benefit: [{ kind: 'gain', good: 'wood', count: 2 }] },
  smithy: {
    cost: { metal: 1, influence: 1 },
    benefit: [
      { kind: 'vp', count: 3 },
      { kind: 'gain', good: 'coin', count: 1 },
    ],
  },
}

/** The box with steady prices for these buildings. */
export const steadyBox: Catalogue = {
  ...greengully,
  buildings: greengully.buildings.map((building) => ({ ...building, ...prices[building.slug] })),
}
