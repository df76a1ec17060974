import type { DecisionKind } from '@charterstone/engine'
import type { Choice } from './target.ts'

/**
 * Where a decision is made that has no place on the table: on a panel over the village, on a page of the story,
 * or nowhere in particular, then in the bar.
 */
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

/** What a surface shows of the answers; the others, such as doing without, stand in the bar. */
const SHOWN: Readonly<Record<Surface, (choice: Choice) => boolean>> = {
  bar: () => false,
  personas: ({ target }) => target.kind === 'card',
  victory: ({ target }) => target.kind === 'card',
  glory: ({ key }) => key.startsWith('row:'),
  islands: () => true,
  story: () => true,
}

export function isOnSurface(kind: DecisionKind, choice: Choice): boolean {
  return SHOWN[surfaceOf(kind)](choice)
}
