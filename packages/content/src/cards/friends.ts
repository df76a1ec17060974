import type { FriendDef } from '@charterstone/engine'

/** R13: a bonus when a building of the named charter gives coins or victory points. */
export const friends: readonly FriendDef[] = [
  {
    number: 315,
    slug: 'ida-by-the-hedge',
    abilities: [{ on: 'use', of: { charter: 'purple', gave: 'vp' }, effects: [{ kind: 'vp', count: 1 }] }],
  },
  {
    number: 316,
    slug: 'silas-of-the-lamps',
    abilities: [{ on: 'use', of: { charter: 'black', gave: 'vp' }, effects: [{ kind: 'vp', count: 1 }] }],
  },
  {
    number: 317,
    slug: 'runa-shavings',
    abilities: [{ on: 'use', of: { charter: 'green', gave: 'vp' }, effects: [{ kind: 'vp', count: 1 }] }],
  },
  {
    number: 318,
    slug: 'tomas-threshold',
    abilities: [{ on: 'use', of: { charter: 'red', gave: 'vp' }, effects: [{ kind: 'vp', count: 1 }] }],
  },
  {
    number: 319,
    slug: 'vera-sparks',
    abilities: [{ on: 'use', of: { charter: 'blue', gave: 'vp' }, effects: [{ kind: 'vp', count: 1 }] }],
  },
  {
    number: 320,
    slug: 'anselm-crumb',
    abilities: [{ on: 'use', of: { charter: 'yellow', gave: 'vp' }, effects: [{ kind: 'vp', count: 1 }] }],
  },
  {
    number: 321,
    slug: 'pim-of-the-fair',
    abilities: [
      {
        on: 'use',
        of: { charter: 'purple', gave: 'coin' },
        effects: [{ kind: 'gain', good: 'coin', count: 1 }],
      },
    ],
  },
  {
    number: 322,
    slug: 'odile-deepwater',
    abilities: [
      {
        on: 'use',
        of: { charter: 'black', gave: 'coin' },
        effects: [{ kind: 'gain', good: 'coin', count: 1 }],
      },
    ],
  },
  {
    number: 323,
    slug: 'corin-knot',
    abilities: [
      {
        on: 'use',
        of: { charter: 'green', gave: 'coin' },
        effects: [{ kind: 'gain', good: 'coin', count: 1 }],
      },
    ],
  },
  {
    number: 324,
    slug: 'marta-doubletile',
    abilities: [
      {
        on: 'use',
        of: { charter: 'red', gave: 'coin' },
        effects: [{ kind: 'gain', good: 'coin', count: 1 }],
      },
    ],
  },
  {
    number: 325,
    slug: 'jasper-rivet',
    abilities: [
      {
        on: 'use',
        of: { charter: 'blue', gave: 'coin' },
        effects: [{ kind: 'gain', good: 'coin', count: 1 }],
      },
    ],
  },
  {
    number: 326,
    slug: 'lotte-sheaf',
    abilities: [
      {
        on: 'use',
        of: { charter: 'yellow', gave: 'coin' },
        effects: [{ kind: 'gain', good: 'coin', count: 1 }],
      },
    ],
  },
]
