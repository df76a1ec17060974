import {
  type CampaignRecord,
  loadState,
  parseRecord,
  type RecordFault,
  type State,
} from '@charterstone/engine'
import { openBox } from '../session/box.ts'
import { resume } from '../session/resume.ts'
import { newId, refreshCampaigns, saveCampaign, useCampaigns } from './campaigns.ts'
import { summaryOf } from './summary.ts'

/** Why a file was not taken; nothing has changed. */
export type ImportFault = RecordFault | { readonly kind: 'unplayable' | 'unreadable' | 'full' | 'failed' }

export type Imported =
  | { readonly ok: true; readonly id: string; readonly isKnown: boolean }
  | { readonly ok: false; readonly fault: ImportFault }

/** Far more than any campaign needs. */
const LARGEST = 30_000_000

export async function importFile(file: File): Promise<Imported> {
  if (file.size > LARGEST) return refused({ kind: 'foreign' })
  try {
    return await importText(await file.text())
  } catch {
    return refused({ kind: 'unreadable' })
  }
}

/** The campaign is played through once before it is written, so that a broken one never gets in. */
export async function importText(text: string): Promise<Imported> {
  const parsed = parseRecord(text)
  if (!parsed.ok) return refused(parsed.fault)
  const box = await openBox()
  const { engine, version } = box
  let loaded: { readonly record: CampaignRecord; readonly state: State }
  try {
    loaded = loadState(engine, parsed.record, version)
    engine.view(loaded.state, -1)
    engine.result(loaded.state)
  } catch {
    return refused({ kind: 'unplayable' })
  }
  const id = newId()
  const summary = summaryOf(engine, id, loaded.record, loaded.state, Date.now())
  const known = useCampaigns.getState().summaries.find(({ seal }) => seal === summary.seal)
  if (known !== undefined) return { ok: true, id: known.id, isKnown: true }
  // Found now, while somebody waits anyway, and not each time the campaign is opened.
  const { opening } = resume(box, { record: loaded.record, opening: null })
  const fault = await saveCampaign({ id, revision: 1, record: loaded.record, opening }, summary)
  if (fault !== undefined) return refused({ kind: fault === 'full' ? 'full' : 'failed' })
  await refreshCampaigns()
  return { ok: true, id, isKnown: false }
}

function refused(fault: ImportFault): Imported {
  return { ok: false, fault }
}
