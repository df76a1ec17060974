import type { ItemDef } from '@charterstone/engine'

/** R12: three resources for a benefit, then the item is discarded. */
export const items: readonly ItemDef[] = [
  {
    number: 259,
    slug: 'paper-kite',
    pay: ['pumpkin', 'wood', 'grain'],
    benefit: [
      { kind: 'retrieve', workers: 'one' },
      { kind: 'vp', count: 5 },
    ],
  },
  {
    number: 260,
    slug: 'music-box',
    pay: ['pumpkin', 'wood', 'metal'],
    benefit: [{ kind: 'vp', count: 7 }],
  },
  {
    number: 261,
    slug: 'strongbox',
    pay: ['coal', 'wood', 'metal'],
    benefit: [{ kind: 'gain', good: 'coin', count: 5 }],
  },
  {
    number: 262,
    slug: 'sundial',
    pay: ['clay', 'clay', 'metal'],
    benefit: [
      { kind: 'regain', count: 2 },
      { kind: 'vp', count: 5 },
    ],
  },
  {
    number: 263,
    slug: 'tea-set',
    pay: ['coal', 'clay', 'grain'],
    benefit: [
      { kind: 'card', type: 'any', from: 'mat' },
      { kind: 'vp', count: 4 },
    ],
  },
  {
    number: 264,
    slug: 'hand-lantern',
    pay: ['pumpkin', 'coal', 'metal'],
    benefit: [{ kind: 'reputation' }, { kind: 'vp', count: 5 }],
  },
  {
    number: 265,
    slug: 'picnic-basket',
    pay: ['pumpkin', 'grain', 'grain'],
    benefit: [
      { kind: 'regain', count: 3 },
      { kind: 'vp', count: 3 },
    ],
  },
  {
    number: 266,
    slug: 'clockwork-mouse',
    pay: ['coal', 'wood', 'metal'],
    benefit: [
      {
        kind: 'choose',
        lists: [[{ kind: 'minion', type: 'any' }], [{ kind: 'gain', good: 'coin', count: 3 }]],
      },
      { kind: 'vp', count: 2 },
    ],
  },
  {
    number: 267,
    slug: 'carved-mask',
    pay: ['pumpkin', 'wood', 'clay'],
    benefit: [{ kind: 'score', vp: 7 }],
  },
  {
    number: 268,
    slug: 'honey-jar',
    pay: ['pumpkin', 'clay', 'grain'],
    benefit: [
      { kind: 'card', type: 'any', from: 'mat' },
      { kind: 'card', type: 'any', from: 'mat' },
      { kind: 'vp', count: 1 },
    ],
  },
  {
    number: 269,
    slug: 'telescope',
    pay: ['coal', 'clay', 'metal'],
    benefit: [
      { kind: 'card', type: 'any', from: 'discard', except: 'treasure' },
      { kind: 'vp', count: 4 },
    ],
  },
  {
    number: 270,
    slug: 'travel-trunk',
    pay: ['coal', 'wood', 'grain'],
    benefit: [
      { kind: 'gain', good: 'coin', count: 2 },
      { kind: 'vp', count: 4 },
    ],
  },
]
