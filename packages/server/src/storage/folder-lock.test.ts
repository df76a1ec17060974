import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { startTestServer } from '../../test-support/test-server.ts'
import { lockFolder } from './folder-lock.ts'

let folder = ''

afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a second process on one SQLite file is refused with a sentence, until the first has stopped', async () => {
  folder = mkdtempSync(join(tmpdir(), 'charterstone-lock-'))
  const first = await startTestServer({ DATA_DIR: folder })
  expect(() => lockFolder(folder, 10)).toThrow(/^Another process serves the tables in .*PostgreSQL/)
  await first.stop()
  lockFolder(folder, 10).release()
})
