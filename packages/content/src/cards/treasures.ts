import type { TreasureDef } from '@charterstone/engine'

/** R14: used once. What amulets and scrolls do is a rule of the turn, so they list no effect. */
export const treasures: readonly TreasureDef[] = [
  {
    number: 236,
    slug: 'gauntlet-1',
    use: 'turn',
    effects: [{ kind: 'activate-persona' }],
    frees: true,
  },
  {
    number: 237,
    slug: 'gauntlet-2',
    use: 'turn',
    effects: [{ kind: 'activate-persona' }],
    frees: true,
  },
  {
    number: 238,
    slug: 'tome-1',
    use: 'turn',
    effects: [{ kind: 'card', type: 'any', from: 'deck', except: 'treasure' }],
  },
  {
    number: 239,
    slug: 'tome-2',
    use: 'turn',
    effects: [{ kind: 'card', type: 'any', from: 'deck', except: 'treasure' }],
  },
  {
    number: 240,
    slug: 'tome-3',
    use: 'turn',
    effects: [{ kind: 'card', type: 'any', from: 'deck', except: 'treasure' }],
  },
  {
    number: 241,
    slug: 'amulet-1',
    use: 'end-of-turn',
    effects: [],
    frees: true,
  },
  {
    number: 242,
    slug: 'amulet-2',
    use: 'end-of-turn',
    effects: [],
    frees: true,
  },
  {
    number: 243,
    slug: 'amulet-3',
    use: 'end-of-turn',
    effects: [],
    frees: true,
  },
  {
    number: 244,
    slug: 'amulet-4',
    use: 'end-of-turn',
    effects: [],
    frees: true,
  },
  {
    number: 245,
    slug: 'scroll-1',
    use: 'placing',
    effects: [],
  },
  {
    number: 246,
    slug: 'scroll-2',
    use: 'placing',
    effects: [],
  },
  {
    number: 247,
    slug: 'scroll-3',
    use: 'placing',
    effects: [],
  },
  {
    number: 248,
    slug: 'scroll-4',
    use: 'placing',
    effects: [],
  },
  {
    number: 249,
    slug: 'scroll-5',
    use: 'placing',
    effects: [],
  },
  {
    number: 250,
    slug: 'chalice',
    use: 'turn',
    effects: [{ kind: 'move-progress', back: 2, forward: 2 }],
  },
]
