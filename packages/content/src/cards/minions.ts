import type { MinionDef } from '@charterstone/engine'

/** R16.4: what a minion gives when it is placed, and when an opponent uses its building. */
export const minions: readonly MinionDef[] = [
  { number: 227, type: 'cat', effects: [{ kind: 'vp', count: 1 }] },
  { number: 234, type: 'ghost', effects: [{ kind: 'reputation' }] },
  { number: 278, type: 'butler', effects: [{ kind: 'gain', good: 'coin', count: 1 }] },
  { number: 297, type: 'golem', effects: [{ kind: 'gain-any', count: 1 }] },
  { number: 309, type: 'robot', effects: [{ kind: 'card', type: 'any', from: 'mat' }] },
  { number: 332, type: 'chef', effects: [{ kind: 'regain', count: 1 }] },
]
