import type { Minion, MinionDef } from '@charterstone/engine'

/** R16.4: what a minion gives when it is placed, and when an opponent uses its building. */
export const minions: readonly MinionDef[] = [
  { type: 'cat', effects: [{ kind: 'vp', count: 1 }] },
  { type: 'ghost', effects: [{ kind: 'reputation' }] },
  { type: 'butler', effects: [{ kind: 'gain', good: 'coin', count: 1 }] },
  { type: 'golem', effects: [{ kind: 'gain-any', count: 1 }] },
  { type: 'robot', effects: [{ kind: 'card', type: 'any', from: 'mat' }] },
  { type: 'chef', effects: [{ kind: 'regain', count: 1 }] },
]

/** The card of each minion type in the index, read when its crate is opened. */
export const minionCards: Readonly<Record<Minion, number>> = {
  cat: 227,
  ghost: 234,
  butler: 278,
  golem: 297,
  robot: 309,
  chef: 332,
}
