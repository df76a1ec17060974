import type { PersonaDef } from '@charterstone/engine'

export const blackPersonas: readonly PersonaDef[] = [
  {
    number: 233,
    slug: 'miner',
    charter: 'black',
    kind: 'ordinary',
    abilities: [{ on: 'use', of: { costs: 'coal' }, effects: [{ kind: 'vp', count: 1 }] }],
  },
  {
    number: 235,
    slug: 'medium',
    charter: 'black',
    kind: 'ordinary',
    abilities: [{ on: 'retrieve', minion: 'ghost', effects: [{ kind: 'vp', count: 2 }] }],
  },
  {
    number: 251,
    slug: 'treasure-hunter',
    charter: 'black',
    kind: 'ordinary',
    abilities: [{ on: 'card', type: 'treasure', effects: [{ kind: 'gain', good: 'coin', count: 2 }] }],
  },
  {
    number: 253,
    slug: 'banker',
    charter: 'black',
    kind: 'ordinary',
    abilities: [{ on: 'once', effects: [{ kind: 'own-income' }] }],
  },
  {
    number: 254,
    slug: 'curator',
    charter: 'black',
    kind: 'ordinary',
    abilities: [{ on: 'end', effects: [{ kind: 'vp', count: { per: 'minion-kinds', times: 1 } }] }],
  },
  {
    number: 255,
    slug: 'alchemist',
    charter: 'black',
    kind: 'ordinary',
    abilities: [{ on: 'always', passive: 'coins-by-resources' }],
  },
  {
    number: 256,
    slug: 'candlemaker',
    charter: 'black',
    kind: 'ordinary',
    abilities: [
      {
        on: 'peril',
        peril: 'fuel-shortage',
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
    number: 257,
    slug: 'perfumer',
    charter: 'black',
    kind: 'ordinary',
    abilities: [
      {
        on: 'bump',
        effects: [
          { kind: 'choose', lists: [[{ kind: 'retrieve', workers: 'one' }], [{ kind: 'vp', count: 1 }]] },
        ],
      },
    ],
  },
]
