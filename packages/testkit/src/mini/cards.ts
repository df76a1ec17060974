import type {
  AssistantDef,
  CompanionDef,
  Effect,
  FriendDef,
  GuestDef,
  ItemDef,
  MinionDef,
  ObjectiveDef,
  TreasureDef,
  UseFilter,
} from '@charterstone/engine'

const vp = (count: number): Effect => ({ kind: 'vp', count })
const coins = (count: number): Effect => ({ kind: 'gain', good: 'coin', count })

function whenUsed(number: number, slug: string, of: UseFilter, effect: Effect): AssistantDef {
  return { number, slug, abilities: [{ on: 'use', of, effects: [effect] }] }
}

/** The eight assistants as K1 has them. */
export const miniAssistants: readonly AssistantDef[] = [
  whenUsed(206, 'innovator', { commons: 'charterstone' }, vp(2)),
  whenUsed(207, 'engineer', { commons: 'zeppelin' }, vp(2)),
  whenUsed(208, 'maestro', { commons: 'grandstand' }, { kind: 'reputation' }),
  { number: 209, slug: 'sherpa', abilities: [{ on: 'progress', effects: [vp(1)] }] },
  whenUsed(210, 'broker', { commons: 'cloud-port' }, vp(1)),
  { number: 211, slug: 'longshoreman', abilities: [{ on: 'reputation', effects: [vp(1)] }] },
  whenUsed(212, 'archivist', { commons: 'market' }, { kind: 'reputation' }),
  whenUsed(213, 'treasurer', { commons: 'treasury' }, { kind: 'regain', count: 1 }),
]

export const miniFriends: readonly FriendDef[] = [
  whenUsed(315, 'ida', { charter: 'black', gave: 'vp' }, vp(1)),
  whenUsed(316, 'silas', { charter: 'black', gave: 'coin' }, coins(1)),
  whenUsed(317, 'runa', { charter: 'yellow', gave: 'vp' }, vp(1)),
  whenUsed(318, 'pim', { charter: 'yellow', gave: 'coin' }, coins(1)),
]

export const miniItems: readonly ItemDef[] = [
  {
    number: 259,
    slug: 'kite',
    pay: ['pumpkin', 'wood', 'grain'],
    benefit: [{ kind: 'retrieve', workers: 'one' }, vp(5)],
  },
  { number: 260, slug: 'lamp', pay: ['coal', 'coal', 'metal'], benefit: [coins(5)] },
  { number: 261, slug: 'drum', pay: ['wood', 'clay', 'clay'], benefit: [{ kind: 'score', vp: 7 }] },
  {
    number: 262,
    slug: 'sundial',
    pay: ['clay', 'metal', 'grain'],
    benefit: [{ kind: 'regain', count: 2 }, vp(4)],
  },
]

export const miniGuests: readonly GuestDef[] = [
  { number: 281, slug: 'pilgrim', rewards: [[vp(1)], [{ kind: 'gain', good: 'grain', count: 1 }]] },
  { number: 282, slug: 'wizard', rewards: [[vp(1)], [{ kind: 'gain-any', count: 1 }]], frees: true },
  { number: 283, slug: 'player', rewards: [[vp(2)], [coins(1)]] },
  {
    number: 284,
    slug: 'pedlar',
    rewards: [[{ kind: 'trade', pay: { coin: 1 }, get: [vp(3)], times: 1 }], [vp(1)]],
  },
]

/** One of each kind, two of those that chains of turns and repeated placing need. */
export const miniTreasures: readonly TreasureDef[] = [
  { number: 236, slug: 'gauntlet', use: 'turn', effects: [{ kind: 'activate-persona' }], frees: true },
  {
    number: 238,
    slug: 'tome',
    use: 'turn',
    effects: [{ kind: 'card', type: 'any', from: 'deck', except: 'treasure' }],
  },
  { number: 241, slug: 'amulet', use: 'end-of-turn', effects: [], frees: true },
  { number: 242, slug: 'amulet-2', use: 'end-of-turn', effects: [], frees: true },
  { number: 245, slug: 'scroll', use: 'placing', effects: [] },
  { number: 246, slug: 'scroll-2', use: 'placing', effects: [] },
  { number: 250, slug: 'chalice', use: 'turn', effects: [{ kind: 'move-progress', back: 2, forward: 2 }] },
]

/** 214 to 218 are in the box from the first game on. */
export const miniObjectives: readonly ObjectiveDef[] = [
  { number: 214, slug: 'three-on-quota', condition: { count: 'quota-tokens', atLeast: 3 }, vp: 5 },
  { number: 215, slug: 'six-coins', condition: { count: 'coins', atLeast: 6 }, vp: 6 },
  { number: 216, slug: 'two-assistants', condition: { count: 'assistants', atLeast: 2 }, vp: 4 },
  { number: 217, slug: 'every-resource', condition: { count: 'resource-kinds', atLeast: 6 }, vp: 7 },
  { number: 218, slug: 'two-on-reputation', condition: { count: 'reputation-tokens', atLeast: 2 }, vp: 4 },
  { number: 220, slug: 'three-scored', condition: { count: 'objectives-scored', atLeast: 3 }, vp: 8 },
  { number: 221, slug: 'few-influence', condition: { count: 'influence', atMost: 3 }, vp: 3 },
  { number: 222, slug: 'four-card-types', condition: { count: 'card-types', atLeast: 4 }, vp: 5 },
  { number: 226, slug: 'three-incomes', condition: { count: 'income-buildings', atLeast: 3 }, vp: 6 },
  { number: 228, slug: 'three-minions-out', condition: { count: 'minions-on-board', atLeast: 3 }, vp: 5 },
]

/** R16.4. */
export const miniMinions: readonly MinionDef[] = [
  { number: 227, type: 'cat', effects: [vp(1)] },
  { number: 234, type: 'ghost', effects: [{ kind: 'reputation' }] },
  { number: 278, type: 'butler', effects: [coins(1)] },
  { number: 297, type: 'golem', effects: [{ kind: 'gain-any', count: 1 }] },
  { number: 309, type: 'robot', effects: [{ kind: 'card', type: 'any', from: 'mat' }] },
  { number: 332, type: 'chef', effects: [{ kind: 'regain', count: 1 }] },
]

export const miniCompanions: readonly CompanionDef[] = [337, 338, 339, 340, 341, 342].map(
  (number, index) => ({
    number,
    slug: `companion-${index + 1}`,
  }),
)
