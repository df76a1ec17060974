import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type AttackedTable, attackedTable, codeOf, seatViewOf } from '../../test-support/attacked-table.ts'
import { connect } from '../../test-support/client.ts'
import { call } from '../../test-support/requests.ts'
import { beginGame } from '../../test-support/test-server.ts'
import { newKey } from '../keys.ts'

let table: AttackedTable

beforeAll(async () => {
  table = await attackedTable()
})

afterAll(() => table.server.stop())

beforeEach(() => table.look())

describe('keys', () => {
  test('guessed and forged keys open no table', async () => {
    const { address } = table.server
    const own = table.game.seats[0] ?? ''
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
      await expect(connect({ address, table: table.game.id, key })).rejects.toThrow('4401')
      expect(
        (await call(address, 'POST', `api/tables/${table.game.id}/enter`, { body: { key } })).status,
      ).toBeGreaterThanOrEqual(400)
      expect(
        (
          await call(address, 'GET', `api/tables/${table.game.id}`, {
            headers: { Authorization: `Bearer ${key.replace(/[^ -~]/g, '')}` },
          })
        ).status,
      ).toBe(401)
    }
    await table.expectUnharmed()
  })

  test('the key of another table is refused', async () => {
    const other = await beginGame(table.server, 1)
    await expect(
      connect({ address: table.server.address, table: table.game.id, key: other.host }),
    ).rejects.toThrow('4401')
    expect(
      (await call(table.server.address, 'GET', `api/tables/${table.game.id}`, { key: other.host })).status,
    ).toBe(401)
    await table.expectUnharmed()
  })

  test('a spectator may watch and do nothing else', async () => {
    const client = await connect({
      address: table.server.address,
      table: table.game.id,
      key: table.game.watch,
    })
    const { game: number, step, decision } = seatViewOf(client)
    expect(seatViewOf(client).seat).toBe(-1)
    expect(
      codeOf(await client.ask({ type: 'answer', game: number, step, key: decision?.options[0] ?? '' })),
    ).toBe('not-yours')
    expect(codeOf(await client.ask({ type: 'talk', text: 'hello' }))).toBe('not-yours')
    expect(codeOf(await client.ask({ type: 'undo', game: number, step: 0 }))).toBe('not-yours')
    expect(codeOf(await client.ask({ type: 'pack-up', game: number }))).toBe('not-yours')
    client.close()
    await table.expectUnharmed()
  })

  test('a new link makes the old key invalid at once', async () => {
    const { address } = table.server
    const other = await beginGame(table.server, 2)
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

describe('other sites', () => {
  const foreign = { Origin: 'https://evil.example' }

  test('another site cannot open a socket', async () => {
    await expect(
      connect({
        address: table.server.address,
        table: table.game.id,
        key: table.game.seats[0] ?? '',
        headers: foreign,
      }),
    ).rejects.toThrow('403')
    await table.expectUnharmed()
  })

  test('another site cannot send requests', async () => {
    for (const headers of [foreign, { 'Sec-Fetch-Site': 'cross-site' }, { Origin: 'null' }])
      expect(
        (
          await call(table.server.address, 'POST', `api/tables/${table.game.id}/links`, {
            key: table.game.host,
            body: { role: 'host' },
            headers,
          })
        ).status,
      ).toBe(403)
    await table.expectUnharmed()
  })

  test('the page’s own origin may connect with its cookie', async () => {
    const { address } = table.server
    const origin = new URL(address).origin
    const entered = await call(address, 'POST', `api/tables/${table.game.id}/enter`, {
      body: { key: table.game.seats[1] },
      headers: { Origin: origin },
    })
    const cookie = entered.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/HttpOnly/)
    expect(cookie).toMatch(/SameSite=Strict/)
    expect(cookie).toContain(`Path=/api/tables/${table.game.id}`)
    const client = await connect({
      address,
      table: table.game.id,
      headers: { Origin: origin, Cookie: cookie.split(';')[0] ?? '' },
    })
    expect(client.welcome().you.seat).toBe(1)
    client.close()
    await table.expectUnharmed()
  })
})
