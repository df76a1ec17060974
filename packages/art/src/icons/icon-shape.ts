import { circlePath } from '../ink/path.ts'

/**
 * Parts of an icon on its grid of 24: `flat` takes the icon's colour under the line, `line` has none, `solid` is
 * filled with the line's colour, `both` is filled and outlined, `end` is the pale cut of the log, `dash` is broken.
 */
export type StrokeKind = 'flat' | 'line' | 'solid' | 'both' | 'end' | 'dash'
export type IconShape = readonly (readonly [kind: StrokeKind, path: string])[]

export const CARD =
  'M5.5 3h13A1.5 1.5 0 0 1 20 4.5v15a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 19.5v-15A1.5 1.5 0 0 1 5.5 3z'
export const PEG =
  'M12 2.5a3.9 3.9 0 0 1 2.7 6.7c2.4 1.2 3.9 4.7 4.8 9.3.3 1.7-.7 3-2.5 3H7c-1.8 0-2.8-1.3-2.5-3 .9-4.6 2.4-8.1 4.8-9.3A3.9 3.9 0 0 1 12 2.5z'
export const SMALL_PEG =
  'M12 8a2.8 2.8 0 0 1 1.95 4.83c1.73.86 2.81 3.38 3.46 6.7.22 1.22-.5 2.16-1.8 2.16H8.4c-1.3 0-2.02-.94-1.8-2.16.65-3.32 1.73-5.84 3.46-6.7A2.8 2.8 0 0 1 12 8z'
export const SCROLL =
  'M6 3h11.5A2.5 2.5 0 0 1 20 5.5V7h-4v11.5a2.5 2.5 0 0 1-2.5 2.5H5.5A2.5 2.5 0 0 1 3 18.5V17h3z'
export const SCROLL_FOLD = 'M13.5 21a2.5 2.5 0 0 1-2.5-2.5V17H6M16 7V5.5'
export const FLAG = 'M6 4c4-2 7 2.3 13 .2-1.3 2-1.6 3.3-.6 6.8C12.9 13 10 9.3 6 11z'
export const STAR = 'M12 2.3l2.9 6.2 6.7.8-5 4.6 1.4 6.7-6-3.4-6 3.4 1.4-6.7-5-4.6 6.7-.8z'
export const CHEST = 'M3.5 10c0-3.5 1.7-5 4-5h9c2.3 0 4 1.5 4 5v9.5h-17z'
export const CROWN = 'M4.5 9.5 3 2.5l5 3 4-4 4 4 5-3-1.5 7z'

export function dot(x: number, y: number, r: number): readonly ['solid', string] {
  return ['solid', circlePath(x, y, r)]
}

export function ring(x: number, y: number, r: number): readonly ['flat', string] {
  return ['flat', circlePath(x, y, r)]
}
