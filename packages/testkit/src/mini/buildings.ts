import {
  type BuildingDef,
  CHARTERS,
  type Charter,
  COMMONS,
  type Cost,
  type Effect,
  RESOURCES,
  type Resource,
} from '@charterstone/engine'

const FIRST_COMMONS = 601
const FIRST_BASIC = 5

const commonsCosts: readonly Cost[] = [{}, {}, {}, { any: 1 }, { any: 1, coin: 1 }, {}]
const commonsBenefits: readonly (readonly Effect[])[] = [
  [{ kind: 'construct', influence: 3, discount: 0, vp: 5 }],
  [{ kind: 'unlock', coin: 4, influence: 2, vp: 5 }],
  [{ kind: 'score', vp: 5 }],
  [{ kind: 'gain', good: 'coin', count: 1 }],
  [{ kind: 'card', type: 'any', from: 'mat' }],
  [{ kind: 'sell', vp: 3 }],
]

/** The commons as R17 has them. */
const commons: readonly BuildingDef[] = COMMONS.map((name, index) => ({
  number: FIRST_COMMONS + index,
  slug: name,
  charter: null,
  commons: name,
  chain: null,
  depth: 0,
  crate: null,
  build: [],
  cost: commonsCosts[index] ?? {},
  benefit: commonsBenefits[index] ?? [],
  value: 0,
}))

const BASIC_SLUGS = ['patch', 'seam', 'lot', 'bank', 'vein', 'field'] as const

/** Free, 1 of the charter's resource, with crates 1 to 6. */
const basics: readonly BuildingDef[] = CHARTERS.map((charter, index) => ({
  number: FIRST_BASIC + index,
  slug: BASIC_SLUGS[index] ?? '',
  charter,
  commons: null,
  chain: null,
  depth: 0,
  crate: index + 1,
  build: [],
  cost: {},
  benefit: [{ kind: 'gain', good: RESOURCES[index] ?? 'wood', count: 1 }],
  value: 1,
}))

type Rest = {
  readonly cost?: Cost
  readonly benefit: readonly Effect[]
  readonly crate?: number
  readonly value?: number
  readonly build?: readonly Resource[]
}

function building(number: number, slug: string, charter: Charter | null, rest: Rest): BuildingDef {
  const own = charter === null ? 'wood' : (RESOURCES[CHARTERS.indexOf(charter)] ?? 'wood')
  return {
    number,
    slug,
    charter,
    commons: null,
    chain: charter === null ? null : 'A',
    depth: 1,
    crate: rest.crate ?? null,
    build: rest.build ?? [own, own, 'clay', 'grain'],
    cost: rest.cost ?? {},
    benefit: rest.benefit,
    value: rest.value ?? 5,
  }
}

const vp = (count: number): Effect => ({ kind: 'vp', count })
const coins = (count: number): Effect => ({ kind: 'gain', good: 'coin', count })

/** Invented buildings; together they have every kind of cost and of benefit. */
const invented: readonly BuildingDef[] = [
  building(22, 'orchard', 'purple', {
    cost: { coin: 1 },
    benefit: [{ kind: 'gain-any', count: 2 }],
    crate: 7,
  }),
  building(23, 'menagerie', 'purple', {
    cost: { any: 1 },
    benefit: [{ kind: 'minion', type: 'any' }],
    crate: 8,
  }),
  building(25, 'tribunal', 'purple', {
    cost: { coin: 2 },
    benefit: [{ kind: 'objective' }, vp(2)],
    crate: 10,
  }),
  building(26, 'ragshop', 'purple', {
    cost: { plan: 1 },
    benefit: [{ kind: 'card', type: 'any', from: 'discard' }, vp(3)],
  }),
  building(28, 'almanac', 'purple', { benefit: [{ kind: 'income', effects: [vp(2)] }], crate: 11, value: 9 }),
  building(30, 'circus', 'purple', { cost: { pumpkin: 1 }, benefit: [{ kind: 'score', vp: 6 }], value: 15 }),
  building(31, 'clinic', 'purple', {
    cost: { peril: 1 },
    benefit: [{ kind: 'regain', count: 1 }, vp(5)],
    value: 16,
  }),
  building(32, 'fairground', 'purple', { cost: { objective: 1 }, benefit: [vp(8)], value: 17 }),
  building(35, 'kennel', 'purple', { cost: { minion: 1 }, benefit: [vp(6)], crate: 12 }),
  building(38, 'still-house', 'purple', {
    cost: { influence: 1 },
    benefit: [{ kind: 'vp', count: { per: 'perils', times: 1, max: 3 } }],
  }),
  building(43, 'kiln', 'black', { cost: { coal: 1 }, benefit: [vp(3)], crate: 15, value: 3 }),
  building(44, 'crane', 'black', {
    cost: { any: 1 },
    benefit: [{ kind: 'construct', influence: 2, discount: 1, vp: 4 }],
    crate: 17,
  }),
  building(45, 'annex', 'black', {
    cost: { coal: 1 },
    benefit: [{ kind: 'unlock', coin: 2, influence: 1, vp: 4 }],
  }),
  building(46, 'vault', 'black', { cost: { treasure: 1 }, benefit: [vp(7), coins(2)] }),
  building(47, 'parlour', 'black', {
    cost: { coin: 1 },
    benefit: [{ kind: 'minion', type: 'ghost' }, { kind: 'reputation' }],
  }),
  building(48, 'observatory', 'black', {
    cost: { coal: 1, coin: 1 },
    benefit: [
      { kind: 'card', type: 'any', from: 'top' },
      { kind: 'move-progress', back: 1, forward: 1 },
    ],
  }),
  building(58, 'sawmill', 'green', { benefit: [{ kind: 'gain', good: 'wood', count: 2 }], crate: 23 }),
  building(59, 'workshop', 'green', {
    cost: { wood: 1 },
    benefit: [{ kind: 'card', type: 'item', from: 'mat' }],
  }),
  building(61, 'exchange', 'green', {
    benefit: [{ kind: 'trade', pay: { any: 1 }, get: [coins(1)], times: 3 }],
  }),
  building(62, 'toolshed', 'green', {
    cost: { item: 1 },
    benefit: [vp(5), { kind: 'may', effects: [{ kind: 'retrieve', workers: 'this' }] }],
  }),
  building(73, 'inn', 'red', {
    cost: { clay: 1 },
    benefit: [{ kind: 'card', type: 'guest', from: 'mat' }, vp(1)],
    crate: 31,
  }),
  building(74, 'coach-house', 'red', { cost: { any: 1 }, benefit: [{ kind: 'special', name: 'settle' }] }),
  building(76, 'masked-ball', 'red', { cost: { coin: 1 }, benefit: [{ kind: 'special', name: 'mirror' }] }),
  building(77, 'hostel', 'red', {
    cost: { guest: 1 },
    benefit: [vp(4), { kind: 'if', condition: { count: 'guests', atLeast: 1 }, effects: [coins(2)] }],
  }),
  building(88, 'pier', 'blue', { cost: { coin: 1 }, benefit: [{ kind: 'sell', vp: 4 }], crate: 39 }),
  building(89, 'junkyard', 'blue', {
    cost: { coin: 1 },
    benefit: [{ kind: 'refresh-mat' }, { kind: 'card', type: 'any', from: 'mat' }],
  }),
  building(91, 'echo-shaft', 'blue', {
    cost: { influence: 1 },
    benefit: [{ kind: 'special', name: 'echo' }],
  }),
  building(92, 'shoemaker', null, { cost: { any: 1 }, benefit: [{ kind: 'activate-persona' }] }),
  building(93, 'portal', null, { cost: { influence: 1 }, benefit: [{ kind: 'advance', spaces: 2 }, vp(2)] }),
  building(94, 'lighthouse', null, {
    cost: { friend: 1 },
    benefit: [vp(4), { kind: 'retrieve', workers: 'one' }],
  }),
  building(109, 'kitchen', 'yellow', {
    cost: { grain: 1 },
    benefit: [vp(3), { kind: 'others', effects: [{ kind: 'gain', good: 'grain', count: 1 }] }],
    crate: 47,
  }),
  building(110, 'stable', 'yellow', { benefit: [{ kind: 'choose', lists: [[vp(2)], [coins(1)]] }] }),
  building(112, 'granary', 'yellow', {
    cost: { grain: 1, coin: 1 },
    benefit: [{ kind: 'regain', count: 2 }, { kind: 'reputation' }],
  }),
  building(113, 'canteen', 'yellow', {
    cost: { any: 1 },
    benefit: [{ kind: 'own-income' }, { kind: 'retrieve', workers: 'all' }],
  }),
]

export const miniBuildings: readonly BuildingDef[] = [...basics, ...invented, ...commons]
