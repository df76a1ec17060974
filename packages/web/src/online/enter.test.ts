import { beforeEach, expect, test, vi } from 'vitest'

const storage = new Map<string, string>()
const visited: string[] = []
const address = { origin: 'https://village.example', pathname: '/t/t1', hash: '' }

vi.stubGlobal('localStorage', {
  getItem: (name: string) => storage.get(name) ?? null,
  setItem: (name: string, text: string) => void storage.set(name, text),
})
vi.stubGlobal('addEventListener', () => undefined)
vi.stubGlobal('location', address)
vi.stubGlobal('history', {
  state: { from: '/' },
  replaceState: (_: unknown, __: string, path: string) => {
    visited.push(path)
    address.hash = ''
  },
})

const { enter, takeKey } = await import('./enter.ts')
const { moveSecrets } = await import('./move-secrets.ts')
const { TABLES_KEY } = await import('./has-tables.ts')
const { forgetTable, useMyTables } = await import('./my-tables.ts')

/** Answers each path with a body; anything else is refused. */
function serve(answers: Readonly<Record<string, unknown>>): void {
  vi.stubGlobal('fetch', (path: string) => {
    const body = answers[path]
    const isKnown = body !== undefined
    return Promise.resolve(
      new Response(JSON.stringify(isKnown ? body : { fault: { code: 'no-key' } }), {
        status: isKnown ? 200 : 401,
      }),
    )
  })
}

const keys = () => useMyTables.getState().tables[0]?.keys

beforeEach(() => {
  forgetTable('t1')
  visited.length = 0
  address.hash = ''
})

test('the key of a link is taken out of the address at once', () => {
  address.hash = '#k=abcdefgh12'
  expect(takeKey()).toBe('abcdefgh12')
  expect(visited).toEqual(['/t/t1'])
  expect(takeKey()).toBeNull()
})

test.each(['', '#rules', '#k=', '#k=short', '#k=has blanks in it', '#x=abcdefgh12'])(
  'an address with %j has no key and stays as it is',
  (hash) => {
    address.hash = hash
    expect(takeKey()).toBeNull()
    expect(visited).toEqual([])
  },
)

test.each(['invite', 'watch'] as const)('the key of a link to %s is remembered by its role', async (role) => {
  serve({ '/api/tables/t1/enter': { role, seat: null } })
  expect(await enter('t1', 'abcdefgh12')).toBeUndefined()
  expect(keys()).toEqual({ [role]: 'abcdefgh12' })
})

test.each(['host', 'seat'] as const)('the key of a %s goes into the cookie only', async (role) => {
  serve({ '/api/tables/t1/enter': { role, seat: role === 'seat' ? 1 : null } })
  expect(await enter('t1', 'abcdefgh12')).toBeUndefined()
  expect(keys()).toEqual({})
  expect([...storage.values()].join('')).not.toContain('abcdefgh12')
})

const stored = (id: string) =>
  storage.set(TABLES_KEY, JSON.stringify([{ id, village: '', names: [], keys: { host: 'h', watch: 'w' } }]))

test('keys of an earlier version are moved into the cookie', async () => {
  stored('t1')
  serve({ '/api/tables/t1/enter': { role: 'host', seat: null } })
  await moveSecrets('t1')
  expect(keys()).toEqual({ watch: 'w' })
})

test('keys of an earlier version stay while the server cannot be reached, and go when they are invalid', async () => {
  stored('t1')
  vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')))
  await moveSecrets('t1')
  expect(storage.get(TABLES_KEY)).toContain('"host":"h"')
  serve({})
  await moveSecrets('t1')
  expect(keys()).toEqual({ watch: 'w' })
})

test('a key that opens nothing says why and is not remembered', async () => {
  serve({})
  expect(await enter('t1', 'abcdefgh12')).toEqual({ code: 'no-key' })
  expect(keys()).toBeUndefined()
})
