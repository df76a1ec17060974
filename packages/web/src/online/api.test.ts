import { afterEach, expect, test, vi } from 'vitest'
import { api, fetchFile, problemOf } from './api.ts'

type Call = { readonly path: string; readonly options: RequestInit }

/** A server that gives one answer to everything. */
function serve(answer: Response | Error): readonly Call[] {
  const calls: Call[] = []
  vi.stubGlobal('fetch', (path: string, options: RequestInit) => {
    calls.push({ path, options })
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)
  })
  return calls
}

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })

afterEach(() => {
  vi.unstubAllGlobals()
})

test('a request that succeeds returns its value', async () => {
  const calls = serve(json({ id: 't1' }))
  expect(await api.make({})).toEqual({ ok: true, value: { id: 't1' } })
  expect(calls).toEqual([
    {
      path: '/api/tables',
      options: {
        method: 'POST',
        credentials: 'same-origin',
        body: '{}',
        headers: { 'content-type': 'application/json' },
      },
    },
  ])
})

test('a refusal returns the fault of the server', async () => {
  serve(json({ fault: { code: 'no-key' } }, 401))
  const reply = await api.brief('t1')
  expect(reply).toEqual({ ok: false, fault: { code: 'no-key' } })
  expect(problemOf(reply)).toEqual({ code: 'no-key' })
})

test('a refusal without a fault is a fault of the server', async () => {
  serve(json({}, 500))
  expect(await api.brief('t1')).toEqual({ ok: false, fault: { code: 'server-fault' } })
})

test.each([
  ['no network', new TypeError('failed to fetch')],
  ['a page served without tables', new Response('<!doctype html>')],
])('%s is lost', async (_, answer) => {
  serve(answer)
  expect(await api.server()).toEqual({ ok: false, fault: { code: 'lost' } })
})

test('a reply without a fault has no problem', () => {
  expect(problemOf({ ok: true, value: 1 })).toBeUndefined()
})

test('ids are escaped in the path', async () => {
  const calls = serve(json({}))
  await api.brief('a/../b')
  expect(calls[0]?.path).toBe('/api/tables/a%2F..%2Fb')
})

test('a file is sent as plain text', async () => {
  const calls = serve(json({ id: 't1' }))
  await api.importFile('{"a":1}')
  expect(calls[0]?.options).toMatchObject({ body: '{"a":1}', headers: { 'content-type': 'text/plain' } })
})

test('the file of a table is text, or the reason why there is none', async () => {
  serve(new Response('{"record":1}'))
  expect(await fetchFile('t1')).toEqual({ ok: true, value: '{"record":1}' })
  serve(json({ fault: { code: 'not-yours' } }, 403))
  expect(await fetchFile('t1')).toEqual({ ok: false, fault: { code: 'not-yours' } })
  serve(new TypeError('failed to fetch'))
  expect(await fetchFile('t1')).toEqual({ ok: false, fault: { code: 'lost' } })
})
