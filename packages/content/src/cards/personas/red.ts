import type { PersonaDef } from '@charterstone/engine'

export const redPersonas: readonly PersonaDef[] = [
  {
    number: 280,
    slug: 'mason',
    charter: 'red',
    kind: 'ordinary',
    abilities: [{ on: 'use', of: { costs: 'clay' }, effects: [{ kind: 'vp', count: 1 }] }],
  },
  {
    number: 293,
    slug: 'innkeeper',
    charter: 'red',
    kind: 'ordinary',
    abilities: [
      {
        on: 'card',
        type: 'guest',
        effects: [
          { kind: 'vp', count: 1 },
          { kind: 'gain', good: 'coin', count: 1 },
        ],
      },
    ],
  },
  {
    number: 295,
    slug: 'bouncer',
    charter: 'red',
    kind: 'ordinary',
    abilities: [{ on: 'use', of: { costs: 'guest' }, effects: [{ kind: 'card', type: 'any', from: 'top' }] }],
  },
  {
    number: 296,
    slug: 'economist',
    charter: 'red',
    kind: 'ordinary',
    abilities: [{ on: 'end', effects: [{ kind: 'vp', count: { per: 'resource-kinds', times: 1 } }] }],
  },
  {
    number: 298,
    slug: 'sculptor',
    charter: 'red',
    kind: 'ordinary',
    abilities: [{ on: 'retrieve', minion: 'golem', effects: [{ kind: 'vp', count: 2 }] }],
  },
  {
    number: 300,
    slug: 'guard',
    charter: 'red',
    kind: 'ordinary',
    abilities: [
      {
        on: 'peril',
        peril: 'bandit',
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
    number: 301,
    slug: 'strongman',
    charter: 'red',
    kind: 'ordinary',
    abilities: [{ on: 'always', passive: 'ignore-minions' }],
  },
  {
    number: 302,
    slug: 'foreman',
    charter: 'red',
    kind: 'ordinary',
    abilities: [{ on: 'place-minion', effects: [{ kind: 'vp', count: 1 }] }],
  },
]
