import type { GuestDef } from '@charterstone/engine'

/** R11: two rewards at each income; wizard and sorceress can free the spectral worker. */
export const guests: readonly GuestDef[] = [
  {
    number: 281,
    slug: 'pilgrim-band',
    rewards: [[{ kind: 'vp', count: 1 }], [{ kind: 'gain', good: 'grain', count: 1 }]],
  },
  {
    number: 282,
    slug: 'strolling-players',
    rewards: [[{ kind: 'vp', count: 1 }], [{ kind: 'gain', good: 'coin', count: 1 }]],
  },
  {
    number: 283,
    slug: 'wizard',
    rewards: [[{ kind: 'vp', count: 1 }], [{ kind: 'gain-any', count: 1 }]],
    frees: true,
  },
  {
    number: 284,
    slug: 'sorceress',
    rewards: [[{ kind: 'vp', count: 1 }], [{ kind: 'regain', count: 1 }]],
    frees: true,
  },
  {
    number: 285,
    slug: 'trade-delegation',
    rewards: [[{ kind: 'gain', good: 'coin', count: 1 }], [{ kind: 'gain-any', count: 1 }]],
  },
  {
    number: 286,
    slug: 'twins',
    rewards: [[{ kind: 'gain', good: 'wood', count: 1 }], [{ kind: 'gain', good: 'clay', count: 1 }]],
  },
  {
    number: 287,
    slug: 'wedding-couple',
    rewards: [[{ kind: 'vp', count: 2 }], [{ kind: 'gain', good: 'pumpkin', count: 1 }]],
  },
  {
    number: 288,
    slug: 'reading-circle',
    rewards: [
      [{ kind: 'trade', pay: { any: 1 }, get: [{ kind: 'card', type: 'any', from: 'mat' }], times: 1 }],
      [{ kind: 'vp', count: 1 }],
    ],
  },
  {
    number: 289,
    slug: 'survey-party',
    rewards: [[{ kind: 'gain', good: 'metal', count: 1 }], [{ kind: 'gain', good: 'coal', count: 1 }]],
  },
  {
    number: 290,
    slug: 'choir',
    rewards: [[{ kind: 'vp', count: 1 }], [{ kind: 'reputation' }]],
  },
  {
    number: 291,
    slug: 'birdwatching-club',
    rewards: [[{ kind: 'vp', count: 1 }], [{ kind: 'gain', good: 'wood', count: 1 }]],
  },
  {
    number: 292,
    slug: 'royal-envoys',
    rewards: [[{ kind: 'gain', good: 'coin', count: 1 }], [{ kind: 'regain', count: 1 }]],
  },
]
