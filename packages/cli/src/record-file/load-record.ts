import { readFileSync, statSync } from 'node:fs'
import {
  type CampaignRecord,
  IMPORT_LIMITS,
  type ImportedRecord,
  importRecord,
  isSameVersion,
  type State,
} from '@charterstone/engine'
import { engine, failure, version } from '@charterstone/lab'
import type { FaultWords } from '../text/faults.ts'
import { englishFaults } from '../text/faults-en.ts'
import { faultText } from './fault-text.ts'

/** A character is up to four bytes. */
const MAX_BYTES = 4 * IMPORT_LIMITS.text

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw failure(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** The size of a file in bytes; null when there is none. A folder is a failure. */
function sizeOf(file: string): number | null {
  const found = statSync(file, { throwIfNoEntry: false })
  if (found === undefined) return null
  if (!found.isFile()) throw failure(`${file} is no file`)
  return found.size
}

export function isThere(file: string): boolean {
  return sizeOf(file) !== null
}

/** Everything in a file is checked, and its answers are played again: anybody may have written it. */
export function parseFile(file: string): ImportedRecord & { readonly text: string } {
  const size = sizeOf(file)
  if (size === null) throw failure(`there is no file ${file}`)
  if (size > MAX_BYTES)
    return { ok: false, fault: { kind: 'too-much', part: 'text', max: IMPORT_LIMITS.text }, text: '' }
  const text = readText(file)
  return { ...importRecord(engine, text, version), text }
}

export type LoadedFile = {
  readonly record: CampaignRecord
  readonly state: State
  /** It was written by other rules, and goes on by these. */
  readonly isRevised: boolean
}

/** A record that holds and where it stands, or a failure that says why not. The file is left as it is. */
export function loadFile(file: string, words: FaultWords = englishFaults): LoadedFile {
  const parsed = parseFile(file)
  if (!parsed.ok) throw failure(words.unusable(file, faultText(parsed.fault, words)))
  const { record, state, writtenBy } = parsed
  return { record, state, isRevised: !isSameVersion(writtenBy, version) }
}
