import type { SeenGame } from '@charterstone/bots'
import {
  type CampaignRecord,
  type Engine,
  type ForkOptions,
  forkOfView,
  forkRecord,
} from '@charterstone/engine'
import { viewAt } from '../../review/seen-views.ts'

/** The record of a fork; null when that moment cannot be played again. */
export function makeFork(
  engine: Engine,
  source: CampaignRecord | SeenGame,
  options: ForkOptions,
): CampaignRecord | null {
  if (!('begun' in source)) return forkRecord(engine, source, options)
  const view = viewAt(source, options.fork.step)
  return view === null ? null : forkOfView(engine, view, options)
}
