import { type Board, boardOf, type Cast, type Catalogue, nameOf, type View } from '@charterstone/engine'
import { castAt, type Locale } from '../text/locale.ts'
import type { Paint } from './paint.ts'
import { tokenOf } from './token.ts'

/** What every part of the screen needs: what may be seen, and how it is said and painted. */
export type Scene = {
  readonly view: View
  readonly board: Board
  readonly cast: Cast
  readonly labels: Locale['labels']
  readonly paint: Paint
}

/** `catalogue` is the box that the view is of; the one that the terminal plays unless another is named. */
export function sceneOf(view: View, locale: Locale, paint: Paint, catalogue?: Catalogue): Scene {
  const cast = castAt(locale, view.legacy, catalogue)
  return { view, board: boardOf(cast.catalogue, view), cast, labels: locale.labels, paint }
}

export function nameIn({ cast }: Scene, number: number): string {
  return nameOf(cast.words, number)
}

export function tokenIn({ view, paint }: Scene, seat: number): string {
  return tokenOf(paint, seat, view.legacy.seats[seat]?.charter ?? -1)
}
