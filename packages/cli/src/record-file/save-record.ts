import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import process from 'node:process'
import { type CampaignRecord, formatRecord } from '@charterstone/engine'

/** Writes a new file and renames it over the old one, so a crash leaves one of the two complete. */
export function saveRecord(file: string, record: CampaignRecord): void {
  const folder = dirname(file)
  mkdirSync(folder, { recursive: true })
  const beside = `${file}.${process.pid}.tmp`
  const handle = openSync(beside, 'w')
  writeSync(handle, formatRecord(record))
  fsyncSync(handle)
  closeSync(handle)
  renameSync(beside, file)
  syncFolder(folder)
}

/** The new name must reach the disk as well; Windows neither needs nor allows this. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return
  const handle = openSync(folder, 'r')
  fsyncSync(handle)
  closeSync(handle)
}
