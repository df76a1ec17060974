import { connect as connectTo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../test-support/test-server.ts'

const LIMIT = 5
const REQUESTS = 60
let server: TestServer

beforeAll(async () => {
  server = await startTestServer({
    TABLES_PER_HOUR: `${LIMIT}`,
    TRUST_PROXY: '1',
    PUBLIC_URL: 'https://village.example.org',
  })
})

afterAll(() => server.stop())

/** Exactly this, on a connection of its own: no client tidies it up. The status of the reply. */
function send(line: string, headers: Readonly<Record<string, string>>, body = '{}'): Promise<number> {
  const { hostname, port } = new URL(server.address)
  const lines = Object.entries({
    Host: hostname,
    'Content-Type': 'application/json',
    'Content-Length': `${Buffer.byteLength(body)}`,
    Connection: 'close',
    ...headers,
  }).map(([name, value]) => `${name}: ${value}`)
  return new Promise((resolve, reject) => {
    const socket = connectTo(Number(port), hostname, () =>
      socket.write(`${line} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`),
    )
    let text = ''
    socket.on('data', (data) => {
      text += data.toString('latin1')
    })
    socket.on('error', reject)
    socket.on('end', () => resolve(Number(text.split(' ')[1])))
  })
}

async function tablesKept(): Promise<number> {
  const row = await server.service.storage.db
    .selectFrom('tables')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return row.count
}

const TARGETS = [
  '/api/tables',
  '/%61pi/tables',
  '/%61%70%69/%74ables',
  '/api/%74ables',
  '/api/tables?x=/health',
  '/api/tables#x',
  'http://elsewhere.example/api/tables',
  'http://elsewhere.example/%61pi/tables',
  'https://elsewhere.example:99/api/tables',
  'HTTP://village.example.org/api/tables',
  '//api/tables',
  '/api//tables',
  '/./api/tables',
  '/x/../api/tables',
  '/API/tables',
  '/Api/Tables',
  '/api/tables/',
  '/api/tables;x',
  '/api%2ftables',
  '/%2561pi/tables',
]

describe.each(TARGETS.map((target, index) => ({ target, index })))('$target', ({ target, index }) => {
  test(`${target} creates at most five tables in sixty requests`, async () => {
    const before = await tablesKept()
    const from = { 'X-Forwarded-For': `10.1.${index}.1` }
    const replies: number[] = []
    for (let count = 0; count < REQUESTS; count++) replies.push(await send(`POST ${target}`, from))
    const made = (await tablesKept()) - before
    expect(replies.filter((status) => status === 201)).toHaveLength(made)
    expect(made).toBeLessThanOrEqual(LIMIT)
    // Either it was routed, and limited, or there is nothing of that name.
    const isRouted = made > 0
    const otherwise = replies.filter((status) => status !== 201)
    expect(new Set(otherwise)).toEqual(new Set([isRouted ? 429 : 404]))
  })

  test(`${target} creates no table for another site, whatever its Host header says`, async () => {
    const before = await tablesKept()
    const from = (other: number) => ({ 'X-Forwarded-For': `10.2.${index}.${other}` })
    const origins = [
      { Origin: 'https://evil.example' },
      { Origin: 'https://evil.example', Host: 'evil.example' },
      { Origin: 'http://village.example.org', Host: 'village.example.org' },
      { Origin: 'null' },
      { 'Sec-Fetch-Site': 'cross-site' },
    ]
    for (const [other, headers] of origins.entries())
      expect([403, 404]).toContain(await send(`POST ${target}`, { ...from(other), ...headers }))
    expect(await tablesKept()).toBe(before)
  })
})

test('the page itself may create a table', async () => {
  const own = { Origin: 'https://village.example.org', 'X-Forwarded-For': '10.3.0.1' }
  expect(await send('POST /api/tables', own)).toBe(201)
})

test('a forged X-Forwarded-For is counted by the address that the proxy adds', async () => {
  const replies: number[] = []
  for (let count = 0; count < REQUESTS; count++)
    replies.push(await send('POST /api/tables', { 'X-Forwarded-For': `172.16.0.${count}, 10.4.0.1` }))
  expect(replies.filter((status) => status === 201)).toHaveLength(LIMIT)
})

test('every request of every spelling of the path is counted', async () => {
  const few = await startTestServer({ REQUESTS_PER_MINUTE: '5', TABLES_PER_HOUR: '1000' })
  const kept = server
  server = few
  const replies: number[] = []
  for (let count = 0; count < 10; count++)
    for (const target of ['/api/server', '/%61pi/server', 'http://elsewhere.example/api/server'])
      replies.push(await send(`GET ${target}`, {}, ''))
  server = kept
  await few.stop()
  expect(replies.filter((status) => status === 200)).toHaveLength(5)
})
