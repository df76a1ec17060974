import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { connect } from '../test-support/client.ts'
import { type Acknowledged, play, wait } from '../test-support/player.ts'
import { startPostgres } from '../test-support/postgres.ts'
import { startProcess } from '../test-support/process.ts'
import { seatedTable } from '../test-support/requests.ts'
import { answerOnce, beginGame, startTestServer } from '../test-support/test-server.ts'
import { checkBackup } from './backup/backup-file.ts'
import { makeBackup } from './backup/make-backup.ts'
import { restoreBackup } from './backup/restore-backup.ts'
import { readEntries } from './storage/entries.ts'
import { openStorage } from './storage/storage.ts'

const COMMAND = new URL('../../cli/bin/charterstone.mjs', import.meta.url).pathname
let folder = ''
const at = (name: string): string => join(folder, name)

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'charterstone-backup-'))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Runs the command; with `killAfter` it is killed with everything that it started. Resolves to its exit code. */
function run(args: readonly string[], dataDir: string, killAfter?: number): Promise<number | null> {
  const child = spawn(process.execPath, [COMMAND, ...args], {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: 'ignore',
    detached: true,
  })
  if (killAfter !== undefined)
    setTimeout(() => {
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL')
    }, killAfter)
  return new Promise((resolve) => {
    child.on('exit', (code) => resolve(code))
  })
}

test('backups during play, some killed in the middle: each file is whole, and no earlier answer is missing', {
  timeout: 300_000,
}, async () => {
  const server = await startProcess({
    DATA_DIR: at('data'),
    PORT: '0',
    LOG_LEVEL: 'fatal',
    MESSAGES_PER_SECOND: '1000',
  })
  const { address } = server
  const table = await seatedTable(address, 2)
  const host = await connect({ address, table: table.id, key: table.host })
  await host.ask({ type: 'begin' })
  const answers: Acknowledged[] = []
  const players = table.seats.map((key, seat) =>
    play({
      address: () => address,
      table: table.id,
      key,
      seed: seat,
      isCaretaker: seat === 0,
      onAcknowledged: (answer) => answers.push(answer),
    }),
  )
  while (answers.length < 20) await wait(50)
  let known = 0
  for (const killAfter of [undefined, 300, 700, 1100, 1500, 1900, 2300]) {
    const before = answers.length
    if ((await run(['backup', at('tables.db')], at('data'), killAfter)) === 0) known = before
    checkBackup(at('tables.db'))
  }
  for (const player of players) player.stop()
  await server.end('SIGKILL')
  for (const killAfter of [400, 900, 1400]) await run(['restore', at('tables.db')], at('again'), killAfter)
  expect(await run(['restore', at('tables.db')], at('again'))).toBe(0)
  const storage = await openStorage({ databaseUrl: undefined, dataDir: at('again') })
  const entries = await readEntries(storage.db, table.id, 0)
  await storage.close()
  expect(known).toBeGreaterThan(0)
  const kept = answers
    .slice(0, known)
    .filter(({ seq, key }) =>
      entries.some(({ seq: number, body }) => number === seq && body.kind === 'answer' && body.key === key),
    )
  expect(kept).toHaveLength(known)
})

test('a backup of PostgreSQL is restored into SQLite, and from there into an empty PostgreSQL', {
  timeout: 180_000,
}, async () => {
  const postgres = await startPostgres()
  const other = await startPostgres()
  try {
    const server = await startTestServer({ DATABASE_URL: postgres.url })
    const game = await beginGame(server, 2)
    await answerOnce(game)
    const before = await server.stateOf(game.id)
    await makeBackup({ databaseUrl: postgres.url, dataDir: folder }, at('tables.db'))
    await server.stop()
    expect(existsSync(at('tables.db-wal'))).toBe(false)
    await restoreBackup(at('tables.db'), { databaseUrl: undefined, dataDir: at('sqlite') }, 0)
    await restoreBackup(at('tables.db'), { databaseUrl: other.url, dataDir: folder }, 0)
    for (const env of [{ DATA_DIR: at('sqlite') }, { DATABASE_URL: other.url }]) {
      const again = await startTestServer(env)
      expect(await again.stateOf(game.id)).toBe(before)
      await again.stop()
    }
    await expect(
      restoreBackup(at('tables.db'), { databaseUrl: other.url, dataDir: folder }, 0),
    ).rejects.toThrow('not empty')
  } finally {
    postgres.stop()
    other.stop()
  }
})
