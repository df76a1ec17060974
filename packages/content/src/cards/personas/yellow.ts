import type { PersonaDef } from '@charterstone/engine'

export const yellowPersonas: readonly PersonaDef[] = [
  {
    number: 314,
    slug: 'farmer',
    charter: 'yellow',
    kind: 'ordinary',
    abilities: [{ on: 'use', of: { costs: 'grain' }, effects: [{ kind: 'vp', count: 1 }] }],
  },
  {
    number: 327,
    slug: 'brewer',
    charter: 'yellow',
    kind: 'ordinary',
    abilities: [
      {
        on: 'card',
        type: 'friend',
        effects: [
          { kind: 'vp', count: 1 },
          { kind: 'gain', good: 'coin', count: 1 },
        ],
      },
    ],
  },
  {
    number: 329,
    slug: 'viticulturist',
    charter: 'yellow',
    kind: 'ordinary',
    abilities: [{ on: 'bump', effects: [{ kind: 'regain', count: 1 }] }],
  },
  {
    number: 330,
    slug: 'collector',
    charter: 'yellow',
    kind: 'ordinary',
    abilities: [{ on: 'end', effects: [{ kind: 'vp', count: { per: 'card-types', times: 1 } }] }],
  },
  {
    number: 331,
    slug: 'gambler',
    charter: 'yellow',
    kind: 'ordinary',
    abilities: [{ on: 'always', passive: 'wager-now' }],
  },
  {
    number: 333,
    slug: 'restaurateur',
    charter: 'yellow',
    kind: 'ordinary',
    abilities: [{ on: 'retrieve', minion: 'chef', effects: [{ kind: 'vp', count: 2 }] }],
  },
  {
    number: 335,
    slug: 'baker',
    charter: 'yellow',
    kind: 'ordinary',
    abilities: [
      {
        on: 'peril',
        peril: 'famine',
        effects: [
          {
            kind: 'may',
            effects: [
              { kind: 'retrieve', workers: 'this' },
              { kind: 'vp', count: 1 },
            ],
          },
        ],
      },
    ],
  },
  {
    number: 336,
    slug: 'surveyor',
    charter: 'yellow',
    kind: 'ordinary',
    abilities: [{ on: 'score', first: true, effects: [{ kind: 'vp', count: 3 }] }],
  },
]
