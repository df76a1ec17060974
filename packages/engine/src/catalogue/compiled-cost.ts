import { RESOURCES } from './charter.ts'
import type { Cost } from './effect.ts'

/** A cost as rows of numbers: what is fixed, and the parts that leave a choice. */
export type CompiledCost = {
  readonly isFree: boolean
  /** Nothing that a scroll could drop (K9). */
  readonly isOnlyInfluence: boolean
  readonly resources: readonly number[]
  /** The kinds of resource that are fixed, and how many that makes. */
  readonly needs: readonly number[]
  readonly fixed: number
  readonly any: number
  readonly coin: number
  readonly influence: number
  readonly minion: number
  readonly peril: number
  readonly objective: number
  readonly plan: number
  /** Pairs of a card type and how many. */
  readonly cards: readonly {
    readonly type: 'item' | 'guest' | 'friend' | 'treasure'
    readonly count: number
  }[]
}

export function compileCost(cost: Cost): CompiledCost {
  const resources = RESOURCES.map((resource) => cost[resource] ?? 0)
  const any = cost.any ?? 0
  return {
    isFree: Object.keys(cost).length === 0,
    isOnlyInfluence: Object.keys(cost).every((paid) => paid === 'influence'),
    resources,
    needs: resources.flatMap((count, resource) => (count > 0 ? [resource] : [])),
    fixed: resources.reduce((total, count) => total + count, 0),
    any,
    coin: cost.coin ?? 0,
    influence: cost.influence ?? 0,
    minion: cost.minion ?? 0,
    peril: cost.peril ?? 0,
    objective: cost.objective ?? 0,
    plan: cost.plan ?? 0,
    cards: (['item', 'guest', 'friend', 'treasure'] as const).flatMap((type) => {
      const count = cost[type] ?? 0
      return count > 0 ? [{ type, count }] : []
    }),
  }
}
