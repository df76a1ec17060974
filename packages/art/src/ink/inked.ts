import { CONTOUR } from './mark.ts'
import { paint } from './paint.ts'

/** How marks are drawn unless they say otherwise. */
export const INKED = {
  fill: 'none',
  stroke: paint.ink,
  strokeWidth: CONTOUR,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const
