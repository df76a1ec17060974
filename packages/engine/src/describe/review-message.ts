import type { Quantity } from './noun.ts'

/** What a seat did in a turn, by the kind of deed. */
type OfDeed = { readonly who: string; readonly kind: string; readonly card: number; readonly vp: Quantity }

/** The messages of a review: what turned a game, and what a turn could have been worth. */
export type ReviewMessages = {
  'review.deed': OfDeed
  /** Another seat was first. */
  'review.taken': { readonly deed: string; readonly whom: string }
  /** `luck` is `good` or `bad`, for the seat named. */
  'review.luck': {
    readonly revelation: string
    readonly luck: 'good' | 'bad'
    readonly card: number
    readonly whom: string
  }
  'review.grade': { readonly grade: string }
  /** Points of a hundred of the chance to win, and victory points as a written number; empty for none. */
  'review.worth': { readonly points: number; readonly vp: string }
}
