import type { Catalogue } from '../catalogue/catalogue.ts'
import type { State } from '../state/state.ts'
import { cardViolations } from './cards.ts'
import { goodsViolations } from './goods.ts'
import { influenceViolations } from './influence.ts'
import { personaViolations } from './personas.ts'
import { recordViolations } from './records.ts'

/**
 * What has been lost or doubled (N1): every coin, resource, minion, peril, influence token, worker, advancement card,
 * objective and persona must be in exactly one place. Empty when all is well. Meant to be asked at every decision.
 */
export function violationsOf(state: State, catalogue: Catalogue): string[] {
  const violations: string[] = []
  goodsViolations(state, violations)
  influenceViolations(state, violations)
  cardViolations(state, catalogue, violations)
  personaViolations(state, catalogue, violations)
  recordViolations(state, catalogue, violations)
  return violations
}
