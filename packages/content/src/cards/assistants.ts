import type { AssistantDef } from '@charterstone/engine'

/** R8: a bonus when the named core function is used. */
export const assistants: readonly AssistantDef[] = [
  {
    number: 206,
    slug: 'innovator',
    abilities: [{ on: 'use', of: { commons: 'charterstone' }, effects: [{ kind: 'vp', count: 2 }] }],
  },
  {
    number: 207,
    slug: 'engineer',
    abilities: [{ on: 'use', of: { commons: 'zeppelin' }, effects: [{ kind: 'vp', count: 2 }] }],
  },
  {
    number: 208,
    slug: 'maestro',
    abilities: [{ on: 'use', of: { commons: 'grandstand' }, effects: [{ kind: 'reputation' }] }],
  },
  {
    number: 209,
    slug: 'sherpa',
    abilities: [{ on: 'progress', effects: [{ kind: 'vp', count: 1 }] }],
  },
  {
    number: 210,
    slug: 'broker',
    abilities: [{ on: 'use', of: { commons: 'cloud-port' }, effects: [{ kind: 'vp', count: 1 }] }],
  },
  {
    number: 211,
    slug: 'longshoreman',
    abilities: [{ on: 'reputation', effects: [{ kind: 'vp', count: 1 }] }],
  },
  {
    number: 212,
    slug: 'archivist',
    abilities: [{ on: 'use', of: { commons: 'market' }, effects: [{ kind: 'reputation' }] }],
  },
  {
    number: 213,
    slug: 'treasurer',
    abilities: [{ on: 'use', of: { commons: 'treasury' }, effects: [{ kind: 'regain', count: 1 }] }],
  },
]
