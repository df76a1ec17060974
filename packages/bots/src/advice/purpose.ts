import type { PurposeMessages } from '@charterstone/engine'

export type PurposeKind = keyof PurposeMessages

/** What an answer is for, as data: the places of its message. */
export type Purpose = {
  readonly [Kind in PurposeKind]: { readonly kind: Kind } & PurposeMessages[Kind]
}[PurposeKind]

/** A purpose and roughly how much it brings, in victory points: the largest are named. */
export type SizedPurpose = { readonly size: number; readonly purpose: Purpose }

export function sized(size: number, purpose: Purpose): SizedPurpose {
  return { size, purpose }
}
