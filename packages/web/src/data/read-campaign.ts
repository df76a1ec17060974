import {
  type CampaignRecord,
  importRecord,
  isOnTrust,
  type Opening,
  openingOf,
  type RecordFault,
  resumePlaythrough,
} from '@charterstone/engine'
import type { Ruleset } from '../session/ruleset.ts'
import { type Summary, summaryOf } from './summary.ts'

/** A file that was read to its end: a campaign with all that is kept beside it, or why it is none. */
export type ReadCampaign =
  | {
      readonly ok: true
      readonly record: CampaignRecord
      readonly summary: Summary
      readonly opening: Opening | null
      /** Its table could be checked, but not played again. */
      readonly isOnTrust: boolean
    }
  | { readonly ok: false; readonly fault: RecordFault | { readonly kind: 'unplayable' } }

/** Checks everything and plays every answer again, so that a broken campaign never gets in. Takes its time. */
export function readCampaign(
  ruleset: Ruleset,
  text: string,
  onProgress: (share: number) => void,
): ReadCampaign {
  const { engine, version } = ruleset
  const imported = importRecord(engine, text, version, { onProgress })
  if (!imported.ok) return imported
  const { record, state } = imported
  try {
    engine.view(state, -1)
    const summary = summaryOf(engine, '', record, state, 0)
    // Found now, while the player waits anyway, and not each time the campaign is opened.
    const opening = openingOf(resumePlaythrough(engine, record))
    return { ok: true, record, summary, opening, isOnTrust: isOnTrust(record) }
  } catch {
    return { ok: false, fault: { kind: 'unplayable' } }
  }
}
