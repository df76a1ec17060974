import type { Scenario } from '@charterstone/testkit'
import { createEvaluator, type Evaluator } from '../src/evaluation/evaluator.ts'
import { TUNED, weightRow } from '../src/evaluation/weights.ts'
import { miniFacts } from './features-of.ts'

const weights = weightRow(TUNED, 'balanced', true)

/** Judges the worlds of a scenario as Medium does in a campaign. */
export function evaluatorOf({ engine }: Pick<Scenario, 'engine'>): Evaluator {
  return createEvaluator({ engine, facts: miniFacts, weights, correction: null })
}
