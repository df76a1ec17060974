import type { Counted } from '../catalogue/amount.ts'
import type { Countable } from '../catalogue/countable.ts'
import type { Effect } from '../catalogue/effect.ts'

/** VP for each of something, as saves from before amounts hold them in their frames. It stays readable. */
export type SavedPer = {
  readonly kind: 'per'
  readonly count: Countable
  readonly vp: number
  readonly max?: number
}

/** An effect of a frame that may come from a save of any age. */
export function currentForm(effect: Effect | SavedPer): Effect {
  if (effect.kind !== 'per') return effect
  const { count: per, vp: times, max } = effect
  return { kind: 'vp', count: { per, times, ...(max === undefined ? {} : { max }) } }
}

/** Names a counted amount in JSON; a text without it needs no `hashedForm`. */
export const COUNTED_IN_JSON = '"per":'

/** For JSON.stringify: counted VP as the first saves hold them, so that a state has the same hash as ever. */
export function hashedForm(_key: string, value: unknown): unknown {
  if (!isCountedVp(value)) return value
  const { per: count, times: vp, max } = value.count
  const saved: SavedPer = { kind: 'per', count, vp, ...(max === undefined ? {} : { max }) }
  return saved
}

function isCountedVp(value: unknown): value is { readonly count: Counted } {
  if (typeof value !== 'object' || value === null || !('kind' in value) || !('count' in value)) return false
  return value.kind === 'vp' && typeof value.count === 'object'
}
