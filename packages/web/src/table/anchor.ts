/** A thing on the table that others refer to: tokens fly from and to it, lessons and hints draw a ring round it. */
export type Anchor =
  | { readonly kind: 'seat'; readonly seat: number }
  | { readonly kind: 'spot'; readonly spot: number }
  /** Index of a space in the quota table. */
  | { readonly kind: 'quota'; readonly space: number }
  | { readonly kind: 'objective' | CardPlace; readonly card: number }
  | { readonly kind: 'deck' | 'hand' | 'supply' }

/** Where a card lies on the table. */
export type CardPlace = 'mat' | 'hand-card' | 'offer'

/** The name of an anchor: the value of `data-at` on the element that shows it. */
export function anchorOf(anchor: Anchor): string {
  switch (anchor.kind) {
    case 'seat':
      return `seat-${anchor.seat}`
    case 'spot':
      return `spot-${anchor.spot}`
    case 'quota':
      return `quota-${anchor.space}`
    case 'objective':
    case 'mat':
    case 'hand-card':
    case 'offer':
      return `${anchor.kind}-${anchor.card}`
    case 'deck':
    case 'hand':
    case 'supply':
      return anchor.kind
  }
}

/** Finds the element of an anchor. The picture of the village marks its spots with an attribute of its own. */
export function selectorOf(anchor: Anchor): string {
  return anchor.kind === 'spot' ? `[data-spot="${anchor.spot}"]` : `[data-at="${anchorOf(anchor)}"]`
}
