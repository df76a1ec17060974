import type { Paint } from './paint.ts'

const DIGITS = ['①', '②', '③', '④', '⑤', '⑥']

/** A seat's mark: its number, in the colour of its charter. */
export function tokenOf(paint: Paint, seat: number, charter: number): string {
  return paint.charter(charter)(DIGITS[seat] ?? '●')
}
