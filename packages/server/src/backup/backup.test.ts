import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
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
