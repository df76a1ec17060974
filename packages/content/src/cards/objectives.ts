import type { ObjectiveDef } from '@charterstone/engine'

/** R20: 214-218 are in the box from the first game on, the others come from crates. */
export const objectives: readonly ObjectiveDef[] = [
  { number: 214, slug: 'three-on-quota', condition: { count: 'quota-tokens', atLeast: 3 }, vp: 5 },
  { number: 215, slug: 'six-coins', condition: { count: 'coins', atLeast: 6 }, vp: 5 },
  { number: 216, slug: 'two-assistants', condition: { count: 'assistants', atLeast: 2 }, vp: 4 },
  { number: 217, slug: 'every-resource', condition: { count: 'resource-kinds', atLeast: 6 }, vp: 6 },
  { number: 218, slug: 'two-on-reputation', condition: { count: 'reputation-tokens', atLeast: 2 }, vp: 4 },
  {
    number: 220,
    slug: 'three-objectives-scored',
    condition: { count: 'objectives-scored', atLeast: 3 },
    vp: 8,
  },
  { number: 221, slug: 'at-most-three-influence', condition: { count: 'influence', atMost: 3 }, vp: 3 },
  { number: 222, slug: 'four-card-types', condition: { count: 'card-types', atLeast: 4 }, vp: 5 },
  {
    number: 226,
    slug: 'three-income-buildings',
    condition: { count: 'income-buildings', atLeast: 3 },
    vp: 6,
  },
  { number: 228, slug: 'three-minions-at-work', condition: { count: 'minions-on-board', atLeast: 3 }, vp: 5 },
  { number: 252, slug: 'three-treasures', condition: { count: 'treasures', atLeast: 3 }, vp: 6 },
  { number: 272, slug: 'three-items', condition: { count: 'items', atLeast: 3 }, vp: 5 },
  { number: 294, slug: 'three-guests', condition: { count: 'guests', atLeast: 3 }, vp: 5 },
  { number: 299, slug: 'six-perils', condition: { count: 'perils', atLeast: 6 }, vp: 5 },
  { number: 305, slug: 'three-plans', condition: { count: 'plans', atLeast: 3 }, vp: 3 },
  { number: 310, slug: 'three-kinds-of-minion', condition: { count: 'minion-kinds', atLeast: 3 }, vp: 5 },
  { number: 328, slug: 'three-friends', condition: { count: 'friends', atLeast: 3 }, vp: 5 },
  { number: 334, slug: 'four-kinds-of-peril', condition: { count: 'peril-kinds', atLeast: 4 }, vp: 4 },
]
