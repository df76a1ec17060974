import type { PersonaDef } from '@charterstone/engine'

export const greenPersonas: readonly PersonaDef[] = [
  {
    number: 258,
    slug: 'carpenter',
    charter: 'green',
    kind: 'ordinary',
    abilities: [{ on: 'use', of: { costs: 'wood' }, effects: [{ kind: 'vp', count: 1 }] }],
  },
  {
    number: 271,
    slug: 'artisan',
    charter: 'green',
    kind: 'ordinary',
    abilities: [
      {
        on: 'card',
        type: 'item',
        effects: [
          { kind: 'vp', count: 2 },
          { kind: 'gain', good: 'coin', count: 1 },
        ],
      },
    ],
  },
  {
    number: 273,
    slug: 'trader',
    charter: 'green',
    kind: 'ordinary',
    abilities: [{ on: 'use', of: { costs: 'item' }, effects: [{ kind: 'card', type: 'any', from: 'top' }] }],
  },
  {
    number: 274,
    slug: 'chronicler',
    charter: 'green',
    kind: 'ordinary',
    abilities: [{ on: 'always', passive: 'steer-progress' }],
  },
  {
    number: 275,
    slug: 'musician',
    charter: 'green',
    kind: 'ordinary',
    abilities: [{ on: 'use', of: { commons: 'every' }, effects: [{ kind: 'vp', count: 1 }] }],
  },
  {
    number: 276,
    slug: 'decorator',
    charter: 'green',
    kind: 'ordinary',
    abilities: [{ on: 'use', of: { fresh: 'constructed-this-game' }, effects: [{ kind: 'vp', count: 4 }] }],
  },
  {
    number: 277,
    slug: 'trapper',
    charter: 'green',
    kind: 'ordinary',
    abilities: [
      {
        on: 'peril',
        peril: 'vermin',
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
    number: 279,
    slug: 'noble',
    charter: 'green',
    kind: 'ordinary',
    abilities: [{ on: 'retrieve', minion: 'butler', effects: [{ kind: 'vp', count: 2 }] }],
  },
]
