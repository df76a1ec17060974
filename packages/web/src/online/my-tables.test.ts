import { beforeEach, expect, test, vi } from 'vitest'

const storage = new Map<string, string>()
const listeners = new Map<string, (event: { readonly key: string }) => void>()

vi.stubGlobal('localStorage', {
  getItem: (name: string) => storage.get(name) ?? null,
  setItem: (name: string, text: string) => void storage.set(name, text),
})
vi.stubGlobal('addEventListener', (kind: string, listener: (event: { readonly key: string }) => void) =>
  listeners.set(kind, listener),
)
vi.stubGlobal('location', { origin: 'https://village.example' })

const { forgetSecrets, forgetTable, linkTo, rememberTable, secretsOf, useMyTables } = await import(
  './my-tables.ts'
)
const { hasTables, TABLES_KEY } = await import('./has-tables.ts')

const tables = () => useMyTables.getState().tables

beforeEach(() => {
  for (const { id } of tables()) forgetTable(id)
  storage.clear()
})

test('a device that has visited no table has none', () => {
  expect(hasTables()).toBe(false)
  expect(tables()).toEqual([])
})

test('a table is remembered with its names and the links to share, for the next visit too', () => {
  rememberTable('t1', { village: 'Żabno', names: ['Mira'], keys: { invite: 'i' } })
  expect(tables()).toEqual([{ id: 't1', village: 'Żabno', names: ['Mira'], keys: { invite: 'i' } }])
  expect(JSON.parse(storage.get(TABLES_KEY) ?? '')).toEqual(tables())
  expect(hasTables()).toBe(true)
})

test('what is learnt later is added to what is known', () => {
  rememberTable('t1', { village: 'Żabno', keys: { invite: 'i' } })
  rememberTable('t1', { names: ['Mira'], keys: { watch: 'w' } })
  expect(tables()).toEqual([
    { id: 't1', village: 'Żabno', names: ['Mira'], keys: { invite: 'i', watch: 'w' } },
  ])
})

test('keys of seats and hosts are never stored', () => {
  rememberTable('t1', { keys: { host: 'h', 'seat-2': 's', watch: 'w' } as object })
  expect(storage.get(TABLES_KEY)).not.toMatch(/"h"|"s"/)
  expect(tables()[0]?.keys).toEqual({ watch: 'w' })
})

test('the table visited last comes first, and forty are remembered', () => {
  for (let number = 0; number < 45; number += 1) rememberTable(`t${number}`, {})
  expect(tables()).toHaveLength(40)
  expect(tables()[0]?.id).toBe('t44')
  rememberTable('t10', {})
  expect(tables()[0]?.id).toBe('t10')
})

test('keys of an earlier version stay until they are moved, and are gone afterwards', () => {
  const keys = { host: 'h', 'seat-2': 's', watch: 'w' }
  storage.set(TABLES_KEY, JSON.stringify([{ id: 't1', village: '', names: [], keys }]))
  rememberTable('t1', { names: ['Mira'] })
  expect(secretsOf('t1')).toEqual(['h', 's'])
  forgetSecrets('t1')
  expect(secretsOf('t1')).toEqual([])
  expect(tables()).toEqual([{ id: 't1', village: '', names: ['Mira'], keys: { watch: 'w' } }])
})

test('a forgotten table is gone, the others stay', () => {
  rememberTable('t1', {})
  rememberTable('t2', {})
  forgetTable('t1')
  expect(tables().map(({ id }) => id)).toEqual(['t2'])
})

test('another tab that visits a table is followed', () => {
  storage.set(TABLES_KEY, JSON.stringify([{ id: 't9', village: '', names: [], keys: {} }]))
  listeners.get('storage')?.({ key: 'something else' })
  expect(tables()).toEqual([])
  listeners.get('storage')?.({ key: TABLES_KEY })
  expect(tables().map(({ id }) => id)).toEqual(['t9'])
})

test.each(['', 'no json', '{}', '[1, null, {"id": 3}, {"id": "t"}]'])(
  'what is no list of tables is none: %j',
  (text) => {
    storage.set(TABLES_KEY, text)
    listeners.get('storage')?.({ key: TABLES_KEY })
    expect(tables()).toEqual([])
  },
)

test('a link carries its key behind the hash, which is never sent', () => {
  expect(linkTo('secret', '/t/t1')).toBe('https://village.example/t/t1#k=secret')
})
