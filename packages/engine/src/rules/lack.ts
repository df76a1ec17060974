import { CARD_TYPES, RESOURCES } from '../catalogue/charter.ts'

/**
 * Why something cannot be done, as data: what is missing and how many of it.
 * Inside the engine it travels as one number (0: nothing is missing), so that asking costs nothing in a playout.
 */
export type Reason = {
  readonly lack: Lack
  readonly count: number
  /** What else is missing, where a person wants to know it all: the other resources of an item or a building. */
  readonly also?: readonly Reason[]
}

/** A closed option as its asker names it, and why it is closed. */
export type ClosedKey = { readonly key: string; readonly reason: Reason }

/** An option that is offered and gives nothing, as its asker names it, and why (R17.7). */
export type UselessKey = { readonly key: string; readonly reason: Reason }

export function closedFor(key: string, code: number): ClosedKey[] {
  return code === NONE ? [] : [{ key, reason: reasonOf(code) }]
}

/** Several things are missing at once. */
export function closedForAll(key: string, codes: readonly number[]): ClosedKey[] {
  const [first, ...also] = codes.map(reasonOf)
  if (first === undefined) return []
  return [{ key, reason: also.length === 0 ? first : { ...first, also } }]
}

export const LACKS = [
  'nothing',
  ...RESOURCES,
  'any',
  'coin',
  'influence',
  'minion',
  'peril',
  'objective',
  'plan',
  'card',
  ...CARD_TYPES,
  'worker',
  'worker-on-board',
  'building-card',
  'plot',
  'resources-to-build',
  'crate',
  'met-objective',
  'scored-already',
  'quota-space',
  'face-up-card',
  'supply',
  'income-slot',
  'own-large-worker',
  'own-charter',
  'toll',
  'own-island',
  'spot-for-minion',
  'free-minion',
  'card-there',
  'persona-there',
  'reputation-space',
  'progress-space',
  'spent-influence',
  'something-to-count',
  'minions-astray',
  // where something could stand
  'other-charter',
  'covered',
  'island-away',
  'island-placed',
  'built-on',
  'basic-building',
  'peril-there',
  'income-there',
  'worker-there',
  'minion-there',
  'no-peril-there',
  'commons',
  'copier',
  'worker-at-work',
  // cards
  'other-type',
  'other-pile',
  'minion-needs-other',
  'not-constructed',
  'turn-end-only',
  'costs-nothing',
  'spot-for-scroll',
  'guest-paid',
  'frees-nobody',
  // personas
  'power-used',
  'silenced',
  'unlocked-this-game',
  'not-in-use',
  'in-use',
  'taken',
  'not-used-yet',
  // goods, tracks and charts
  'none-to-pay',
  'none-to-take',
  'spare-missing',
  'quota-taken',
  'not-met',
  'private',
  'hourglass',
  'track-begin',
  'row-full',
  'capacity-most',
  'capacity-full',
  'type-kept',
] as const
export type Lack = (typeof LACKS)[number]

/** A code has the count in its lower bits and the index of the lack above them. */
const COUNT_BITS = 6
const MAX_COUNT = (1 << COUNT_BITS) - 1

const indices = Object.fromEntries(LACKS.map((lack, index) => [lack, index])) as Record<Lack, number>

/** Resources come right after `nothing`, in their own order. */
const FIRST_RESOURCE = 1

/** Nothing is missing. */
export const NONE = 0

export function lacking(lack: Lack, count = 1): number {
  return codeOf(indices[lack], count)
}

export function lackingResource(resource: number, count: number): number {
  return codeOf(FIRST_RESOURCE + resource, count)
}

function codeOf(index: number, count: number): number {
  return (index << COUNT_BITS) + Math.min(count, MAX_COUNT)
}

export function reasonOf(code: number): Reason {
  return { lack: LACKS[code >> COUNT_BITS] ?? 'nothing', count: code & MAX_COUNT }
}
