import type { Verdict } from '../statistics/sequential-test.ts'
import type { Outcome } from './outcome.ts'
import { type ContestantResult, tally } from './tally.ts'
import type { Until } from './until.ts'

/** What `--json` prints about a stage; stage 0 is whole campaigns. */
export type StageResult = {
  readonly stage: number
  readonly players: readonly ContestantResult[]
  /** With `--until`: what was asked and the answer. */
  readonly until?: Until & Verdict
}

export function stageResultOf(
  stage: number,
  outcomes: readonly Outcome[],
  until?: Until & Verdict,
): StageResult {
  return { stage, players: tally(outcomes), ...(until === undefined ? {} : { until }) }
}
