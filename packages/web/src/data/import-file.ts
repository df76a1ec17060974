import { IMPORT_LIMITS } from '@charterstone/engine'
import { newId, refreshCampaigns, saveCampaign, useCampaigns } from './campaigns.ts'
import { type Read, readInWorker, type Watch } from './read-client.ts'

/** Why a file was not taken; nothing has changed. */
export type ImportFault =
  | Extract<Read, { readonly ok: false }>['fault']
  | { readonly kind: 'full' | 'failed' }

export type Imported =
  | { readonly ok: true; readonly id: string; readonly isKnown: boolean; readonly isOnTrust: boolean }
  | { readonly ok: false; readonly fault: ImportFault }

/** A character is up to four bytes. */
const MOST_BYTES = 4 * IMPORT_LIMITS.text

/** The campaign is played through once, beside the page, before it is written. */
export async function importFile(file: Blob, watch?: Watch): Promise<Imported> {
  if (file.size > MOST_BYTES) return refused({ kind: 'too-much', part: 'text', most: IMPORT_LIMITS.text })
  const read = await readInWorker(file, watch)
  if (!read.ok) return read
  const { record, opening, isOnTrust } = read
  const id = newId()
  const summary = { ...read.summary, id, savedAt: Date.now() }
  const known = useCampaigns.getState().summaries.find(({ seal }) => seal === summary.seal)
  if (known !== undefined) return { ok: true, id: known.id, isKnown: true, isOnTrust }
  const fault = await saveCampaign({ id, revision: 1, record, opening }, summary)
  if (fault !== undefined) return refused({ kind: fault === 'full' ? 'full' : 'failed' })
  await refreshCampaigns()
  return { ok: true, id, isKnown: false, isOnTrust }
}

function refused(fault: ImportFault): Imported {
  return { ok: false, fault }
}
