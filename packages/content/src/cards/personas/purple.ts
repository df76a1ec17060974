import type { PersonaDef } from '@charterstone/engine'

export const purplePersonas: readonly PersonaDef[] = [
  {
    number: 219,
    slug: 'gardener',
    charter: 'purple',
    kind: 'ordinary',
    abilities: [{ on: 'use', of: { costs: 'pumpkin' }, effects: [{ kind: 'vp', count: 1 }] }],
  },
  {
    number: 223,
    slug: 'ambassador',
    charter: 'purple',
    kind: 'ordinary',
    abilities: [{ on: 'always', passive: 'three-objectives' }],
  },
  {
    number: 224,
    slug: 'ringmaster',
    charter: 'purple',
    kind: 'ordinary',
    abilities: [{ on: 'score', effects: [{ kind: 'vp', count: 2 }] }],
  },
  {
    number: 225,
    slug: 'messenger',
    charter: 'purple',
    kind: 'ordinary',
    abilities: [
      {
        on: 'retrieve',
        abroad: 2,
        effects: [
          { kind: 'vp', count: 1 },
          { kind: 'gain', good: 'coin', count: 1 },
        ],
      },
    ],
  },
  {
    number: 229,
    slug: 'cat-whisperer',
    charter: 'purple',
    kind: 'ordinary',
    abilities: [{ on: 'retrieve', minion: 'cat', effects: [{ kind: 'vp', count: 2 }] }],
  },
  {
    number: 230,
    slug: 'healer',
    charter: 'purple',
    kind: 'ordinary',
    abilities: [
      {
        on: 'peril',
        peril: 'blight',
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
    number: 231,
    slug: 'masseur',
    charter: 'purple',
    kind: 'ordinary',
    abilities: [{ on: 'always', passive: 'no-bump' }],
  },
  {
    number: 232,
    slug: 'merchant',
    charter: 'purple',
    kind: 'ordinary',
    abilities: [{ on: 'always', passive: 'wager-next' }],
  },
]
