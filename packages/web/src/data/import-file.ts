import { IMPORT_LIMITS } from '@charterstone/engine'
import { type Campaigns, newId } from './campaigns.ts'
import { type ReadOptions, type ReadResult, readInWorker } from './read-client.ts'

/** Why a file was not imported; nothing has changed. */
export type ImportFault =
  | Extract<ReadResult, { readonly ok: false }>['fault']
  | { readonly kind: 'full' | 'failed' }

export type ImportResult =
  | { readonly ok: true; readonly id: string; readonly isKnown: boolean; readonly isOnTrust: boolean }
  | { readonly ok: false; readonly fault: ImportFault }

/** A character is up to four bytes. */
const MAX_BYTES = 4 * IMPORT_LIMITS.text

/** The campaign is played through once, in a worker, before it is written. */
export async function importFile(
  campaigns: Pick<Campaigns, 'list' | 'save' | 'refresh'>,
  file: Blob,
  options: ReadOptions = {},
  readFile: typeof readInWorker = readInWorker,
): Promise<ImportResult> {
  if (file.size > MAX_BYTES) return refused({ kind: 'too-much', part: 'text', max: IMPORT_LIMITS.text })
  const read = await readFile(file, options)
  if (!read.ok) return read
  const { record, opening, isOnTrust } = read
  const id = newId()
  const summary = { ...read.summary, id, savedAt: Date.now() }
  const known = campaigns.list.getState().summaries.find(({ seal }) => seal === summary.seal)
  if (known !== undefined) return { ok: true, id: known.id, isKnown: true, isOnTrust }
  const fault = await campaigns.save({ id, revision: 1, record, opening }, summary)
  if (fault !== undefined) return refused({ kind: fault === 'full' ? 'full' : 'failed' })
  await campaigns.refresh()
  return { ok: true, id, isKnown: false, isOnTrust }
}

function refused(fault: ImportFault): ImportResult {
  return { ok: false, fault }
}
