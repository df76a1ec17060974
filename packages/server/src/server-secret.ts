import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from './config.ts'

const FILE = 'secret'

/**
 * The secret of the server: a setting, or a file beside the SQLite file, which is made at the first start. Null for PostgreSQL
 * without the setting: all processes must have the same one.
 */
export function serverSecret({
  SERVER_SECRET,
  DATABASE_URL,
  DATA_DIR,
}: Pick<Config, 'SERVER_SECRET' | 'DATABASE_URL' | 'DATA_DIR'>): string | null {
  if (SERVER_SECRET !== undefined) return SERVER_SECRET
  if (DATABASE_URL !== undefined) return null
  const file = join(DATA_DIR, FILE)
  mkdirSync(DATA_DIR, { recursive: true })
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  return readFileSync(file, 'utf8').trim()
}
