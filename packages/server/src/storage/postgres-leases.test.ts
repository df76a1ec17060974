import pg from 'pg'
import { expect, test } from 'vitest'
import { makePostgresLeases } from './postgres-leases.ts'

test('a request with any text in place of the word of a process does not come from a process', () => {
  const url = 'postgres://127.0.0.1/none'
  const { isPeer } = makePostgresLeases(url, new pg.Pool({ connectionString: url }))
  // As many characters as a word has, and more bytes.
  for (const text of ['', 'x'.repeat(32), '\u00e9'.repeat(32)]) expect(isPeer(text)).toBe(false)
})
