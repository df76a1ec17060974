import type { PersonaDef } from '@charterstone/engine'

export const bluePersonas: readonly PersonaDef[] = [
  {
    number: 303,
    slug: 'prospector',
    charter: 'blue',
    kind: 'ordinary',
    abilities: [{ on: 'use', of: { costs: 'metal' }, effects: [{ kind: 'vp', count: 1 }] }],
  },
  {
    number: 304,
    slug: 'architect',
    charter: 'blue',
    kind: 'ordinary',
    abilities: [
      {
        on: 'card',
        type: 'building',
        effects: [
          { kind: 'vp', count: 2 },
          { kind: 'gain', good: 'coin', count: 1 },
        ],
      },
    ],
  },
  {
    number: 306,
    slug: 'clockmaker',
    charter: 'blue',
    kind: 'ordinary',
    abilities: [{ on: 'progress', icon: 'income', effects: [{ kind: 'vp', count: 3 }] }],
  },
  {
    number: 307,
    slug: 'oracle',
    charter: 'blue',
    kind: 'ordinary',
    abilities: [{ on: 'always', passive: 'three-from-deck' }],
  },
  {
    number: 308,
    slug: 'chancellor',
    charter: 'blue',
    kind: 'ordinary',
    abilities: [
      {
        on: 'end',
        effects: [
          { kind: 'if', condition: { count: 'influence', atMost: 0 }, effects: [{ kind: 'vp', count: 6 }] },
        ],
      },
    ],
  },
  {
    number: 311,
    slug: 'inventor',
    charter: 'blue',
    kind: 'ordinary',
    abilities: [{ on: 'retrieve', minion: 'robot', effects: [{ kind: 'vp', count: 2 }] }],
  },
  {
    number: 312,
    slug: 'repairer',
    charter: 'blue',
    kind: 'ordinary',
    abilities: [
      {
        on: 'peril',
        peril: 'disrepair',
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
    number: 313,
    slug: 'trainer',
    charter: 'blue',
    kind: 'ordinary',
    abilities: [{ on: 'use', of: { freeWorkers: 0 }, effects: [{ kind: 'retrieve', workers: 'all' }] }],
  },
]
