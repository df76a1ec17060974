import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Fault, TableKeys } from '@charterstone/protocol'
import { type HostileFile, hostileFiles } from '@charterstone/testkit'
import { ruleset } from '../src/ruleset.ts'
import { ROWS_OF_TABLES } from '../src/storage/expiry.ts'
import { openStorage } from '../src/storage/storage.ts'
import { startProcess } from './process.ts'
import { call } from './requests.ts'
import { watchServer } from './server-watch.ts'
import { UNLIMITED } from './unlimited.ts'

export type FileResult = {
  readonly files: number
  readonly refused: Readonly<Record<string, number>>
  /** Harmless after all, and played on; or set aside. */
  readonly taken: number
  readonly setAside: number
  /** Answered with a fault of the server, or with nothing. */
  readonly failed: readonly string[]
  /** Rows that belong to no table that was made. */
  readonly leftBehind: number
  /** Milliseconds. `idle` before the first file: what the machine itself does. */
  readonly health: { readonly idle: number; readonly longest: number }
  readonly loopHeld: { readonly idle: number; readonly longest: number }
  readonly megabytes: { readonly before: number; readonly max: number }
  readonly seconds: number
}

export type FileTrial = {
  readonly files: number
  readonly seed: number
  /** It ends then, however many are left. */
  readonly seconds: number
  readonly databaseUrl?: string
  readonly onFile?: (count: number) => void
}

const MAX_FILE_BYTES = 8_000_000

/** Sends hostile files to a live server and watches whether anybody else would notice. */
export async function fileTrial({
  files,
  seed,
  seconds,
  databaseUrl,
  onFile,
}: FileTrial): Promise<FileResult> {
  const folder = mkdtempSync(join(tmpdir(), 'charterstone-files-'))
  const env = { DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'fatal', ...UNLIMITED, TABLES_PER_HOUR: '1000000' }
  const server = await startProcess(databaseUrl === undefined ? env : { ...env, DATABASE_URL: databaseUrl })
  const { address } = server
  const watch = watchServer(address)
  const refused: Record<string, number> = {}
  const failed: string[] = []
  const made: TableKeys[] = []
  const start = performance.now()
  let sent = 0
  try {
    await watch.idle()
    for (const file of hostileFiles(seed, files, ruleset.engine.catalogue)) {
      if (performance.now() - start > seconds * 1000) break
      const reply = await send(address, file)
      if (typeof reply !== 'string') made.push(reply)
      else if (reply.startsWith('!')) failed.push(`${file.name}: ${reply.slice(1)}`)
      else refused[reply] = (refused[reply] ?? 0) + 1
      sent += 1
      onFile?.(sent)
    }
    const figures = await watch.stop()
    let setAside = 0
    for (const { id, host } of made)
      if ((await call(address, 'GET', `api/tables/${id}`, { key: host })).status === 423) setAside += 1
    const leftBehind = await rowsOfOthers(
      { databaseUrl, dataDir: folder },
      made.map(({ id }) => id),
    )
    return {
      files: sent,
      refused,
      taken: made.length - setAside,
      setAside,
      failed,
      leftBehind,
      ...figures,
      seconds: (performance.now() - start) / 1000,
    }
  } finally {
    await watch.stop()
    await server.end('SIGTERM')
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The table that was made, the code of the refusal, or what went wrong after a `!`. */
async function send(address: string, { text }: HostileFile): Promise<TableKeys | string> {
  try {
    const { status, body } = await call(address, 'POST', 'api/tables/import', { body: text })
    if (status === 201) return body as TableKeys
    const { fault } = body as { readonly fault?: Fault }
    return status >= 500 || fault === undefined ? `!${status}` : fault.code
  } catch (error) {
    // What is too big is refused before it has been sent, which this client takes for a broken connection.
    return Buffer.byteLength(text) > MAX_FILE_BYTES ? 'too-big' : `!${String(error)}`
  }
}

/** Rows of tables that no client has received. */
async function rowsOfOthers(
  location: Parameters<typeof openStorage>[0],
  known: readonly string[],
): Promise<number> {
  const storage = await openStorage(location)
  const ids = new Set(known)
  let rows = 0
  const { db } = storage
  rows += (await db.selectFrom('tables').select('id').execute()).filter(({ id }) => !ids.has(id)).length
  for (const holder of ROWS_OF_TABLES) {
    const found = await db.selectFrom(holder).select('table_id').execute()
    rows += found.filter(({ table_id }) => !ids.has(table_id)).length
  }
  await storage.close()
  return rows
}
