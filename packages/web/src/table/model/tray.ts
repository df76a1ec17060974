import type { DecisionKind } from '@charterstone/engine'
import type { CardLook } from '../parts/card-face.tsx'
import { surfaceOf } from './surface.ts'
import type { Choice } from './target.ts'

/** The cards that the tray shows: face up for all, one's own, or offered to choose from. */
export type TraySide = 'mat' | 'hand' | 'offer'

/** One side at a time, with tabs; both beside each other; or both one below the other, a card a row. */
export type TrayLayout = 'tabs' | 'both' | 'list'

/** Up to this many cards are shown upright; more of them are flat, in several rows. */
const UPRIGHT: Readonly<Record<Exclude<TrayLayout, 'list'>, Readonly<Record<TraySide, number>>>> = {
  tabs: { mat: 5, hand: 6, offer: 5 },
  both: { mat: 5, hand: 3, offer: 5 },
}

export function cardLookOf(layout: TrayLayout, side: TraySide, count: number): CardLook {
  if (layout === 'list') return 'row'
  return count > UPRIGHT[layout][side] ? 'flat' : 'small'
}

/** The side on which a decision is answered; null when the tray may stay as the player turned it. */
export function sideFor(kind: DecisionKind, choices: readonly Choice[]): TraySide | null {
  if (surfaceOf(kind) !== 'bar') return null
  if (choices.some(({ target }) => target.kind === 'mat')) return 'mat'
  if (choices.some(({ target }) => target.kind === 'card')) return 'offer'
  // Items and treasures may be used on many turns; that alone turns nothing.
  const isTurn = kind === 'act' || kind === 'turn-end'
  return !isTurn && choices.some(({ target }) => target.kind === 'hand') ? 'hand' : null
}

/** Cards from the deck, the discard pile or looked at in secret, with the choice that takes each. */
export function offeredCards(
  choices: readonly Choice[],
): readonly { readonly choice: Choice; readonly card: number }[] {
  return choices.flatMap((choice) =>
    choice.target.kind === 'card' ? [{ choice, card: choice.target.card }] : [],
  )
}
