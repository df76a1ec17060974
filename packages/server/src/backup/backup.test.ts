import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { answerOnce, beginGame, startTestServer } from '../../test-support/test-server.ts'
import { TABLES } from './copy-rows.ts'
import { makeBackup } from './make-backup.ts'
import { restoreBackup } from './restore-backup.ts'

let folder = ''
const at = (name: string): string => join(folder, name)
const sqliteIn = (name: string) => ({ databaseUrl: undefined, dataDir: at(name) })

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'charterstone-backup-'))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a backup that is made while the server runs is restored by one call, and the table goes on', async () => {
  const first = await startTestServer({ DATA_DIR: at('first') })
  const game = await beginGame(first, 2)
  await answerOnce(game)
  const before = await first.stateOf(game.id)
  await makeBackup(sqliteIn('first'), at('tables.db'))
  await answerOnce(game)
  await expect(restoreBackup(at('tables.db'), sqliteIn('first'), 0)).rejects.toThrow('Another process')
  await first.stop()
  expect(readdirSync(folder).filter((name) => name.startsWith('tables'))).toEqual(['tables.db'])

  expect(await restoreBackup(at('tables.db'), sqliteIn('first'), 0)).toBe(
    `${at('first')}/charterstone.db.before-19700101T000000`,
  )
  expect(await restoreBackup(at('tables.db'), sqliteIn('second'), 0)).toBe(null)
  for (const name of ['first', 'second']) {
    const server = await startTestServer({ DATA_DIR: at(name) })
    expect(await server.stateOf(game.id)).toBe(before)
    await server.stop()
  }
})

test('what is no whole backup is refused, and nothing is changed', async () => {
  const server = await startTestServer({ DATA_DIR: at('data') })
  await server.stop()
  writeFileSync(at('text.db'), 'no database')
  await expect(restoreBackup(at('text.db'), sqliteIn('data'), 0)).rejects.toThrow('is no backup')
  await expect(restoreBackup(at('missing.db'), sqliteIn('data'), 0)).rejects.toThrow('does not exist')
  expect(existsSync(at('data/charterstone.db'))).toBe(true)
  expect(readdirSync(at('data')).filter((name) => name.includes('before'))).toEqual([])
})

test('a backup copies every table of the database but that of the running processes', async () => {
  const server = await startTestServer()
  const { rows } = await sql<{ readonly name: string }>`
    select name from sqlite_master where type = 'table' and name not like '%kysely%' and name not like 'sqlite%'
  `.execute(server.service.storage.db)
  expect(rows.map(({ name }) => name).toSorted()).toEqual([...TABLES, 'processes'].toSorted())
  await server.stop()
})

/** Refuses every connection as PostgreSQL does when the password is wrong. */
async function startRefusingPostgres(): Promise<{ readonly url: string; readonly stop: () => void }> {
  const fields = ['SFATAL', 'VFATAL', 'C28P01', 'Mwrong password', ''].map((field) => `${field}\0`).join('')
  const size = Buffer.alloc(4)
  size.writeInt32BE(size.length + fields.length)
  const refusal = Buffer.concat([Buffer.from('E'), size, Buffer.from(fields)])
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.once('data', () => socket.end(refusal))
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const bound = server.address()
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0
  return { url: `postgres://a:b@127.0.0.1:${port}/c`, stop: () => void server.close() }
}

test('a backup that PostgreSQL does not take leaves no copy of it in the temporary folder', async () => {
  const server = await startTestServer({ DATA_DIR: at('data') })
  await server.stop()
  await makeBackup(sqliteIn('data'), at('tables.db'))
  const copies = () => readdirSync(tmpdir()).filter((name) => name.startsWith('charterstone-restore-'))
  const before = copies()
  const postgres = await startRefusingPostgres()
  const location = { databaseUrl: postgres.url, dataDir: folder }
  await expect(restoreBackup(at('tables.db'), location, 0)).rejects.toThrow('wrong password')
  expect(copies()).toEqual(before)
  postgres.stop()
})
