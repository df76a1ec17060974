import { request as httpRequest } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { newKey } from './keys.ts'
import type { FaultCode } from './protocol/fault.ts'
import type { ServerMessage } from './protocol/server-message.ts'
import { type Client, connect } from './trial/client.ts'
import { call } from './trial/requests.ts'
import { answerOnce, beginGame, type Game, startTrialServer, type TrialServer } from './trial/trial-server.ts'

let server: TrialServer
let game: Game
let before: string

beforeAll(async () => {
  server = await startTrialServer()
  game = await beginGame(server, 2)
  await answerOnce(game)
})

afterAll(() => server.stop())

beforeEach(async () => {
  before = await server.stateOf(game.id)
})

/** Whatever was tried: nothing has changed, and the game goes on. */
async function expectUnharmed(): Promise<void> {
  expect(await server.stateOf(game.id)).toBe(before)
  const step = game.asked().sight()?.step ?? 0
  await answerOnce(game)
  expect(game.asked().sight()?.step).toBe(step + 1)
}

function codeOf(reply: object): FaultCode | null {
  return 'fault' in reply ? (reply.fault as { code: FaultCode }).code : null
}

function others(): Client {
  const asked = game.asked()
  return game.clients.find((client) => client !== asked) ?? asked
}

function sightOf(client: Client) {
  const sight = client.sight()
  if (sight === null) throw new Error('nothing to see')
  return sight
}

/** The first message that refuses something without a number. */
async function refusalOf(client: Client, text: string | Buffer): Promise<FaultCode> {
  const heard = new Promise<FaultCode>((resolve) => {
    client.onMessage((message) => {
      if (message.type === 'refused') resolve(message.fault.code)
    })
  })
  client.sendRaw(text)
  return heard
}

describe('answers', () => {
  test('for another seat are refused', async () => {
    const { game: number, step, decision } = sightOf(others())
    const key = decision?.options[0] ?? ''
    expect(codeOf(await others().ask({ type: 'answer', game: number, step, key }))).toBe('not-yours')
    expect(codeOf(await game.hostClient.ask({ type: 'answer', game: number, step, key }))).toBe('not-yours')
    await expectUnharmed()
  })

  test('that were not offered are refused', async () => {
    const { game: number, step } = sightOf(game.asked())
    for (const key of ['', 'place:nowhere', '__proto__', 'constructor', 'name:me', '0'])
      expect(codeOf(await game.asked().ask({ type: 'answer', game: number, step, key }))).toMatch(
        /not-offered|bad-message/,
      )
    await expectUnharmed()
  })

  test('sent again, late or out of order are stale', async () => {
    const client = game.asked()
    const { game: number, step, decision } = sightOf(client)
    const key = decision?.options[0] ?? ''
    await answerOnce(game)
    before = await server.stateOf(game.id)
    expect(codeOf(await client.ask({ type: 'answer', game: number, step, key }))).toBe('stale')
    expect(codeOf(await client.ask({ type: 'answer', game: number, step: step + 9, key }))).toBe('stale')
    expect(codeOf(await client.ask({ type: 'answer', game: number + 1, step, key }))).toBe('stale')
    await expectUnharmed()
  })

  test('sent many times at once are taken once', async () => {
    const client = game.asked()
    const { game: number, step, decision } = sightOf(client)
    const key = decision?.options[0] ?? ''
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => client.ask({ type: 'answer', game: number, step, key })),
    )
    expect(replies.map(codeOf).filter((code) => code === null)).toHaveLength(1)
    await Promise.all(game.clients.map((each) => each.until((one) => sightOf(one).step === step + 1)))
    before = await server.stateOf(game.id)
    await expectUnharmed()
  })
})

describe('what is the host’s', () => {
  test('is refused to others', async () => {
    const client = others()
    expect(codeOf(await client.ask({ type: 'begin' }))).toBe('not-yours')
    expect(codeOf(await client.ask({ type: 'leave', seat: 0 }))).toBe('not-yours')
    const foreign = game.asked().sight()?.seat ?? 0
    expect(codeOf(await client.ask({ type: 'lend', seat: foreign, bot: 'easy' }))).toBe('not-yours')
    for (const [method, path] of [
      ['GET', 'file'],
      ['POST', 'file'],
      ['GET', 'points'],
      ['POST', 'links'],
      ['POST', 'restore'],
      ['POST', 'others'],
    ] as const)
      for (const key of [game.seats[0], game.invite, game.watch])
        expect(
          (
            await call(
              server.address,
              method,
              `api/tables/${game.id}/${path}`,
              key === undefined ? {} : { key },
            )
          ).status,
        ).toBe(403)
    await expectUnharmed()
  })
})

describe('keys', () => {
  test('that were guessed or forged open nothing', async () => {
    const { address } = server
    const own = game.seats[0] ?? ''
    const forged = [
      newKey(),
      own.slice(0, -1),
      `${own}A`,
      own.toUpperCase(),
      '',
      '%00',
      '../..',
      "' or 1=1 --",
    ]
    for (const key of forged) {
      await expect(connect({ address, table: game.id, key })).rejects.toThrow('4401')
      expect(
        (await call(address, 'POST', `api/tables/${game.id}/enter`, { body: { key } })).status,
      ).toBeGreaterThanOrEqual(400)
      expect(
        (
          await call(address, 'GET', `api/tables/${game.id}`, {
            headers: { Authorization: `Bearer ${key.replace(/[^ -~]/g, '')}` },
          })
        ).status,
      ).toBe(401)
    }
    await expectUnharmed()
  })

  test('of another table open nothing here', async () => {
    const other = await beginGame(server, 1)
    await expect(connect({ address: server.address, table: game.id, key: other.host })).rejects.toThrow(
      '4401',
    )
    expect((await call(server.address, 'GET', `api/tables/${game.id}`, { key: other.host })).status).toBe(401)
    await expectUnharmed()
  })

  test('a spectator looks on and does nothing else', async () => {
    const client = await connect({ address: server.address, table: game.id, key: game.watch })
    const { game: number, step, decision } = sightOf(client)
    expect(sightOf(client).seat).toBe(-1)
    expect(
      codeOf(await client.ask({ type: 'answer', game: number, step, key: decision?.options[0] ?? '' })),
    ).toBe('not-yours')
    expect(codeOf(await client.ask({ type: 'talk', text: 'hello' }))).toBe('not-yours')
    expect(codeOf(await client.ask({ type: 'undo', game: number, step: 0 }))).toBe('not-yours')
    expect(codeOf(await client.ask({ type: 'pack-up', game: number }))).toBe('not-yours')
    client.close()
    await expectUnharmed()
  })

  test('a new link voids the old key at once', async () => {
    const { address } = server
    const other = await beginGame(server, 2)
    const { body } = await call(address, 'POST', `api/tables/${other.id}/links`, {
      key: other.host,
      body: { role: 'seat', seat: 0 },
    })
    const { key } = body as { key: string }
    expect(await other.clients[0]?.closed).toBe(4401)
    await expect(connect({ address, table: other.id, key: other.seats[0] ?? '' })).rejects.toThrow('4401')
    const back = await connect({ address, table: other.id, key })
    expect(back.welcome().you.seat).toBe(0)
  })
})

describe('frames', () => {
  test('that are no message are refused', async () => {
    const client = await connect({ address: server.address, table: game.id, key: game.seats[0] ?? '' })
    for (const text of [
      '',
      '{',
      'null',
      '[]',
      '"x"',
      '{}',
      '{"type":"answer"}',
      '{"type":"hello","protocol":1}',
      '\u0000',
    ])
      expect(await refusalOf(client, text)).toBe('bad-message')
    expect(await refusalOf(client, Buffer.from([1, 2, 3]))).toBe('bad-message')
    client.close()
    await expectUnharmed()
  })

  test('that are too big end the connection and nothing else', async () => {
    const client = await connect({ address: server.address, table: game.id, key: game.seats[0] ?? '' })
    client.sendRaw(JSON.stringify({ type: 'talk', id: 1, text: 'a'.repeat(20_000) }))
    expect(await client.closed).toBe(1009)
    expect((await call(server.address, 'POST', 'api/tables', { body: 'x'.repeat(100_000) })).status).toBe(413)
    await expectUnharmed()
  })

  test('a flood is refused, then ended', async () => {
    const client = await connect({ address: server.address, table: game.id, key: game.seats[0] ?? '' })
    const refused: string[] = []
    client.onMessage((message) => {
      if (message.type === 'refused') refused.push(message.fault.code)
    })
    for (let count = 0; count < 400; count++) client.sendRaw(JSON.stringify({ type: 'ping', id: count }))
    expect(await client.closed).toBe(4429)
    expect(new Set(refused)).toEqual(new Set(['slow-down']))
    await expectUnharmed()
  })

  test('many words are too many', async () => {
    const codes = await Promise.all(
      Array.from({ length: 9 }, () => game.hostClient.ask({ type: 'react', reaction: 'laugh' })),
    )
    expect(codes.map(codeOf)).toContain('slow-down')
    before = await server.stateOf(game.id)
    await expectUnharmed()
  })
})

describe('texts', () => {
  test('with markup are refused, and unseen characters are cleaned away', async () => {
    const client = others()
    for (const text of [
      '<script>alert(1)</script>',
      '<img src=x onerror=alert(1)>',
      '</b>',
      '&lt;b&gt;',
      'javascript:alert(1)',
    ])
      expect(codeOf(await client.ask({ type: 'talk', text }))).toBe('markup')
    for (const name of ['<b>Ann</b>', '   ', 'x'.repeat(41)])
      expect(
        (
          await call(server.address, 'POST', `api/tables/${game.id}/seats`, {
            key: game.invite,
            body: { charter: 5, name },
          })
        ).status,
      ).toBe(400)
    expect(await server.stateOf(game.id)).toBe(before)
    expect(codeOf(await client.ask({ type: 'talk', text: '  a\u202e\u0000b \n 1 < 2 <3 ' }))).toBe(null)
    await client.until((each) =>
      each.talk().some(({ said }) => said.kind === 'text' && said.text === 'a b 1 < 2 <3'),
    )
    before = await server.stateOf(game.id)
    await expectUnharmed()
  })
})

describe('other sites', () => {
  const foreign = { Origin: 'https://evil.example' }

  test('open no socket', async () => {
    await expect(
      connect({ address: server.address, table: game.id, key: game.seats[0] ?? '', headers: foreign }),
    ).rejects.toThrow('403')
    await expectUnharmed()
  })

  test('make no requests', async () => {
    for (const headers of [foreign, { 'Sec-Fetch-Site': 'cross-site' }, { Origin: 'null' }])
      expect(
        (
          await call(server.address, 'POST', `api/tables/${game.id}/links`, {
            key: game.host,
            body: { role: 'host' },
            headers,
          })
        ).status,
      ).toBe(403)
    await expectUnharmed()
  })

  test('the page’s own origin does, with its cookie', async () => {
    const { address } = server
    const origin = new URL(address).origin
    const entered = await call(address, 'POST', `api/tables/${game.id}/enter`, {
      body: { key: game.seats[1] },
      headers: { Origin: origin },
    })
    const cookie = entered.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/HttpOnly/)
    expect(cookie).toMatch(/SameSite=Strict/)
    expect(cookie).toContain(`Path=/api/tables/${game.id}`)
    const client = await connect({
      address,
      table: game.id,
      headers: { Origin: origin, Cookie: cookie.split(';')[0] ?? '' },
    })
    expect(client.welcome().you.seat).toBe(1)
    client.close()
    await expectUnharmed()
  })
})

describe('paths and headers', () => {
  /** As it is, without a client that tidies it up. */
  function raw(
    path: string,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<{ status: number; text: string }> {
    const { hostname, port } = new URL(server.address)
    return new Promise((resolve, reject) => {
      const sent = httpRequest({ hostname, port, path, headers }, (response) => {
        let text = ''
        response.on('data', (part: Buffer) => {
          text += part.toString('utf8')
        })
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
      })
      sent.on('error', reject)
      sent.end()
    })
  }

  test('lead nowhere they should not', async () => {
    const paths = [
      '/../../../etc/passwd.txt',
      '/..%2f..%2f..%2fetc/passwd.txt',
      '/assets/%2e%2e/%2e%2e/package.json',
      '/charterstone.db',
      '/%00.js',
      '/%',
      `/api/tables/${game.id}/games/1/steps/999999`,
      `/api/tables/${game.id}/games/-1/steps/0`,
      '/api/tables/../../health.txt',
      `/api/tables/${'a'.repeat(5000)}`,
      "/api/tables/' or 1=1 --".replaceAll(' ', '%20'),
    ]
    for (const path of paths) {
      const { status, text } = await raw(path, { Authorization: `Bearer ${game.seats[0] ?? ''}` })
      expect([path, status >= 400 && status < 500]).toEqual([path, true])
      expect(text).not.toMatch(/root:|SQLite|"version"|at .*\.ts/)
    }
    const odd = await raw('/api/server', {
      'X-Forwarded-For': '\'"<>',
      Cookie: `charterstone=${'.'.repeat(3000)}`,
    })
    expect(odd.status).toBe(200)
    expect((await raw('/api/server', { Cookie: 'x'.repeat(40_000) })).status).toBe(431)
    await expectUnharmed()
  })

  test('a socket for a table that is none is closed', async () => {
    const socket = new WebSocket(`${server.address.replace('http', 'ws')}api/tables/nix/socket`)
    expect(await new Promise((resolve) => socket.on('close', resolve))).toBe(4404)
    await expectUnharmed()
  })
})

test('whoever says nothing is not waited for, and whoever does not say hello is told so', async () => {
  const socket = new WebSocket(`${server.address.replace('http', 'ws')}api/tables/${game.id}/socket`)
  const first = new Promise<ServerMessage>((resolve) => {
    socket.on('message', (data: Buffer) => resolve(JSON.parse(data.toString('utf8')) as ServerMessage))
  })
  socket.on('open', () => socket.send('{"type":"answer","id":3,"game":1,"step":0,"key":"x"}'))
  expect(await first).toMatchObject({ type: 'refused', id: 3, fault: { code: 'bad-message' } })
  socket.close()
  await expectUnharmed()
})
