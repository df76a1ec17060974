import { readFileSync } from 'node:fs'
import { type CampaignRecord, type ParsedRecord, parseRecord } from '@charterstone/engine'
import { failure } from '../failure.ts'
import { faultText } from './fault-text.ts'

/** The text of a file; null when there is none. */
export function readText(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw failure(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  }
}

export function parseFile(file: string): ParsedRecord & { readonly text: string } {
  const text = readText(file)
  if (text === null) throw failure(`there is no file ${file}`)
  return { ...parseRecord(text), text }
}

/** A record that holds, or a failure that says why not. The file is left as it is. */
export function loadRecord(file: string): CampaignRecord {
  const parsed = parseFile(file)
  if (!parsed.ok) throw failure(`${file} cannot be used: ${faultText(parsed.fault)}. It was left as it is`)
  return parsed.record
}
