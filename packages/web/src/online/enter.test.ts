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

const { enter, seatKey, takeKey } = await import('./enter.ts')
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

test.each(['host', 'invite', 'watch'] as const)('the key of a %s is remembered by its role', async (role) => {
  serve({ '/api/tables/t1/enter': { role, seat: null } })
  expect(await enter('t1', 'abcdefgh12')).toBeUndefined()
  expect(keys()).toEqual({ [role]: 'abcdefgh12' })
})

test('the key of a seat is remembered by its charter, which stays when seats are renumbered', async () => {
  serve({
    '/api/tables/t1/enter': { role: 'seat', seat: 1 },
    '/api/tables/t1': { seats: [{ charter: 0 }, { charter: 4 }] },
  })
  expect(await enter('t1', 'abcdefgh12')).toBeUndefined()
  expect(keys()).toEqual({ [seatKey(4)]: 'abcdefgh12' })
})

test('a seat whose charter cannot be read opens the table all the same', async () => {
  serve({ '/api/tables/t1/enter': { role: 'seat', seat: 1 } })
  expect(await enter('t1', 'abcdefgh12')).toBeUndefined()
  expect(keys()).toBeUndefined()
})

test('a key that opens nothing says why and is not remembered', async () => {
  serve({})
  expect(await enter('t1', 'abcdefgh12')).toEqual({ code: 'no-key' })
  expect(keys()).toBeUndefined()
})
