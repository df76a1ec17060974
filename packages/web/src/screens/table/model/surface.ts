import type { DecisionKind } from '@charterstone/engine'

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
