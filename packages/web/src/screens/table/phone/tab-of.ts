import type { Decision } from '@charterstone/engine'
import { surfaceOf } from '../../../table/model/surface.ts'
import type { Choice } from '../../../table/model/target.ts'
import type { Tab } from './phone-tabs.tsx'

/** The tab on which a decision is answered. */
export function tabOf(decision: Decision | null, choices: readonly Choice[]): Tab {
  if (decision === null || surfaceOf(decision.kind) !== 'bar') return 'village'
  const isTurn = decision.kind === 'act' || decision.kind === 'turn-end'
  const kinds = new Set(choices.map(({ target }) => target.kind))
  if (kinds.has('spot') || isTurn) return 'village'
  if (kinds.has('mat') || kinds.has('hand') || kinds.has('card')) return 'cards'
  if (kinds.has('quota')) return 'quota'
  return kinds.has('objective') ? 'objectives' : 'village'
}
