/**
 * The windows at which layouts change, in CSS pixels. Code compares with these numbers; style sheets write the names
 * below (`@media (--phone)`), which `build/style-sheets-plugin.ts` replaces.
 */
export const WIDTH = {
  /** A small phone. */
  narrow: 480,
  /** One column; dialogs rise from the bottom edge. */
  phone: 720,
  /** Pages put their second column below the first. */
  tablet: 960,
  /** The table has room for three columns. */
  desk: 1180,
  /** The table shows the cards on offer and one's own beside each other. */
  wide: 1600,
} as const

export const HEIGHT = {
  /** A phone in landscape. */
  low: 480,
  /** The table folds its left column away. */
  shallow: 600,
  /** The table draws seats in two lines and shortens its left column. */
  short: 720,
} as const

/** What style sheets may ask for, in `@media` and in `@container`. */
export const CONDITIONS: Readonly<Record<string, string>> = {
  '--narrow': `(width < ${WIDTH.narrow}px)`,
  '--phone': `(width < ${WIDTH.phone}px)`,
  '--tablet': `(width < ${WIDTH.tablet}px)`,
  '--desk': `(width >= ${WIDTH.desk}px)`,
  '--below-desk': `(width < ${WIDTH.desk}px)`,
  '--wide': `(width >= ${WIDTH.wide}px)`,
  '--below-wide': `(width < ${WIDTH.wide}px)`,
  '--low': `(height < ${HEIGHT.low}px)`,
  '--short': `(height < ${HEIGHT.short}px)`,
  '--portrait': '(orientation: portrait)',
  '--landscape': '(orientation: landscape)',
  '--touch': '(pointer: coarse)',
  '--no-hover': '(hover: none)',
}
