import type { DecisionKind } from '@charterstone/engine'
import type { Choice } from './target.ts'

/** Where a decision is made whose options are not on the table: a sheet over the village, a page of the story, or the bar. */
export type Surface = 'bar' | 'personas' | 'victory' | 'glory' | 'islands' | 'story'

const SURFACES: Partial<Readonly<Record<DecisionKind, Surface>>> = {
  persona: 'personas',
  'deal-persona': 'personas',
  'special-persona': 'personas',
  'archive-persona': 'personas',
  'victory-card': 'victory',
  glory: 'glory',
  'island-tile': 'islands',
  guidepost: 'story',
  companion: 'story',
}

export function surfaceOf(kind: DecisionKind): Surface {
  return SURFACES[kind] ?? 'bar'
}

/** The choices that a surface shows; the others, such as skipping, are in the bar. */
const SHOWN: Readonly<Record<Surface, (choice: Choice) => boolean>> = {
  bar: () => false,
  personas: ({ target }) => target.kind === 'card',
  victory: ({ target }) => target.kind === 'card',
  glory: ({ option }) => option.kind === 'glory-row' || option.kind === 'extra-glory',
  islands: () => true,
  story: () => true,
}

export function isOnSurface(kind: DecisionKind, choice: Choice): boolean {
  return SHOWN[surfaceOf(kind)](choice)
}
