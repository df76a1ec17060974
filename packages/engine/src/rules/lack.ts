import { CARD_TYPES, RESOURCES } from '../catalogue/charter.ts'

/**
 * Why something cannot be done, as data: what is missing and how many of it.
 * Inside the engine it travels as one number (0: nothing is missing), so that asking costs nothing in a playout.
 */
export type Reason = { readonly lack: Lack; readonly count: number }

/** An option that is offered and gives nothing, and why (R17.7). */
export type Warning = { readonly key: string; readonly reason: Reason }

/** An option that is not offered, and why. */
export type ClosedOption = { readonly key: string; readonly reason: Reason }

export function closedFor(key: string, code: number): ClosedOption[] {
  return code === NONE ? [] : [{ key, reason: reasonOf(code) }]
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
] as const
export type Lack = (typeof LACKS)[number]

const codes = Object.fromEntries(LACKS.map((lack, index) => [lack, index * 64])) as Record<Lack, number>

/** Nothing is missing. */
export const NONE = 0

export function lacking(lack: Lack, count = 1): number {
  return codes[lack] + Math.min(count, 63)
}

/** Resources come first among the lacks, in their own order. */
export function lackingResource(resource: number, count: number): number {
  return (resource + 1) * 64 + Math.min(count, 63)
}

export function reasonOf(code: number): Reason {
  return { lack: LACKS[code >> 6] ?? 'nothing', count: code & 63 }
}
