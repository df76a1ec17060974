import type { FaultCode, ServerMessage } from '@charterstone/protocol'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { type AttackedTable, attackedTable, codeOf } from '../../test-support/attacked-table.ts'
import { type Client, connect } from '../../test-support/client.ts'
import { call } from '../../test-support/requests.ts'

let table: AttackedTable

beforeAll(async () => {
  table = await attackedTable()
})

afterAll(() => table.server.stop())

beforeEach(() => table.look())

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

describe('frames', () => {
  test('a frame that is not a message is refused', async () => {
    const client = await connect({
      address: table.server.address,
      table: table.game.id,
      key: table.game.seats[0] ?? '',
    })
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
    await table.expectUnharmed()
  })

  test('a frame that is too big ends its own connection only', async () => {
    const client = await connect({
      address: table.server.address,
      table: table.game.id,
      key: table.game.seats[0] ?? '',
    })
    client.sendRaw(JSON.stringify({ type: 'talk', id: 1, text: 'a'.repeat(20_000) }))
    expect(await client.closed).toBe(1009)
    expect(
      (await call(table.server.address, 'POST', 'api/tables', { body: 'x'.repeat(100_000) })).status,
    ).toBe(413)
    await table.expectUnharmed()
  })

  test('a flood of messages is refused, then the connection is closed', async () => {
    const client = await connect({
      address: table.server.address,
      table: table.game.id,
      key: table.game.seats[0] ?? '',
    })
    const refused: string[] = []
    client.onMessage((message) => {
      if (message.type === 'refused') refused.push(message.fault.code)
    })
    for (let count = 0; count < 100; count++) client.sendRaw(JSON.stringify({ type: 'ping', id: count }))
    await client.until(() => refused.length > 0)
    for (let count = 0; count < 1000; count++) client.sendRaw(JSON.stringify({ type: 'ping', id: count }))
    expect(await client.closed).toBe(4429)
    expect(new Set(refused)).toEqual(new Set(['slow-down']))
    await table.expectUnharmed()
  })

  test('too many talk messages are refused', async () => {
    const codes = await Promise.all(
      Array.from({ length: 9 }, () => table.game.hostClient.ask({ type: 'react', reaction: 'laugh' })),
    )
    expect(codes.map(codeOf)).toContain('slow-down')
    await table.look()
    await table.expectUnharmed()
  })
})

describe('texts', () => {
  test('text with markup is refused, and invisible characters are removed', async () => {
    const client = table.other()
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
          await call(table.server.address, 'POST', `api/tables/${table.game.id}/seats`, {
            key: table.game.invite,
            body: { charter: 5, name },
          })
        ).status,
      ).toBe(400)
    await table.expectUnharmed()
    expect(codeOf(await client.ask({ type: 'talk', text: '  a\u202e\u0000b \n 1 < 2 <3 ' }))).toBe(null)
    await client.until((each) =>
      each.talk().some(({ said }) => said.kind === 'text' && said.text === 'a b 1 < 2 <3'),
    )
    await table.look()
    await table.expectUnharmed()
  })
})

test('a connection that sends nothing is closed, and one that does not begin with hello is refused', async () => {
  const socket = new WebSocket(
    `${table.server.address.replace('http', 'ws')}api/tables/${table.game.id}/socket`,
  )
  const first = new Promise<ServerMessage>((resolve) => {
    socket.on('message', (data: Buffer) => resolve(JSON.parse(data.toString('utf8')) as ServerMessage))
  })
  socket.on('open', () => socket.send('{"type":"answer","id":3,"game":1,"step":0,"key":"x"}'))
  expect(await first).toMatchObject({ type: 'refused', id: 3, fault: { code: 'bad-message' } })
  socket.close()
  await table.expectUnharmed()
})
