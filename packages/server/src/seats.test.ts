import { parseRecord, verifyRecord } from '@charterstone/engine'
import type { SeatKey, TableKeys } from '@charterstone/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { campaignFile } from '../test-support/campaign-file.ts'
import { type Client, connect } from '../test-support/client.ts'
import { call } from '../test-support/requests.ts'
import { beginGame, startTestServer, type TestServer } from '../test-support/test-server.ts'
import { ruleset } from './ruleset.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})

afterAll(() => server.stop())

type Table = TableKeys & { readonly hostClient: Client; readonly clients: readonly Client[] }

/** Before game 2, with everybody back at the table. */
async function beforeGameTwo(names: readonly string[]): Promise<Table> {
  const { address } = server
  const made = (await call(address, 'POST', 'api/tables/import', { body: campaignFile(names) }))
    .body as TableKeys
  const clients: Client[] = []
  for (const [charter, name] of names.entries()) {
    const { body } = await call(address, 'POST', `api/tables/${made.id}/seats`, {
      key: made.invite,
      body: { charter, name },
    })
    clients.push(await connect({ address, table: made.id, key: (body as SeatKey).key }))
  }
  const hostClient = await connect({ address, table: made.id, key: made.host })
  return { ...made, hostClient, clients }
}

function charterOf(client: Client, charter: number) {
  return client.seatView()?.legacy.charters[charter]
}

describe('an automa as a stand-in', () => {
  test('[R2.3] [R2.4] an automa stands in for the next game: the person leaves and the automa joins on the same charter', async () => {
    const { hostClient: host, clients, id, host: key } = await beforeGameTwo(['Ann', 'Ben', 'Cleo'])
    const [ann] = clients as [Client]
    const { chest, glory = [] } = charterOf(ann, 0) ?? {}
    expect(await host.ask({ type: 'lend', seat: 0, bot: 'automa' })).toHaveProperty('seq')
    await host.until((each) => each.table().seats.length === 3 && each.table().seats[2]?.isLent === true)
    expect(host.table().seats.map(({ name }) => name)).toEqual(['Ben', 'Cleo', 'Ann'])
    expect(host.table().seats[2]).toMatchObject({
      charter: 0,
      player: 'automa',
      bot: null,
      isLent: true,
      isClaimed: true,
    })
    await ann.until((each) => each.seatView()?.legacy.seats[2]?.player === 'automa')
    expect(ann.seatView()?.seat).toBe(2)
    expect(charterOf(ann, 0)).toMatchObject({ chest, keptCards: [] })
    // Stars that the others have are added (R2.4).
    const stars = charterOf(ann, 0)?.glory ?? []
    expect(glory.filter((row, index) => (stars[index] ?? 0) < row)).toEqual([])
    await host.ask({ type: 'start-game', game: 2 })
    await host.until((each) => each.seatView()?.phase === 'playing')
    expect(host.seatView()?.table.seats[2]?.automa).toBe(true)
    expect(await ann.ask({ type: 'return', seat: 2 })).toHaveProperty('fault', {
      code: 'seat-refused',
      detail: 'game-on-table',
    })
    const file = await call(server.address, 'GET', `api/tables/${id}/file`, { key })
    const parsed = parseRecord(file.text)
    expect(parsed.ok && verifyRecord(ruleset.engine, parsed.record)).toMatchObject({ holds: true })
  })

  test('[R2.4] a person who returns between games gets the charter back, with a card like every player who joins', async () => {
    const { hostClient: host, clients } = await beforeGameTwo(['Ann', 'Ben', 'Cleo'])
    const [ann, ben] = clients as [Client, Client]
    expect(await ben.ask({ type: 'lend', seat: 0, bot: 'automa' })).toHaveProperty('fault.code', 'not-yours')
    await ann.ask({ type: 'lend', seat: 0, bot: 'automa' })
    await ann.until((each) => each.table().seats[2]?.isLent === true)
    expect(await ann.ask({ type: 'lend', seat: 2, bot: 'easy' })).toHaveProperty('fault.code', 'seat-lent')
    expect(await ann.ask({ type: 'return', seat: 2 })).toHaveProperty('seq')
    await host.until((each) => each.table().seats[2]?.isLent === false)
    await ann.until((each) => charterOf(each, 0)?.keptCards.length === 1)
    expect(host.table().seats[2]).toMatchObject({ name: 'Ann', player: 'person', isClaimed: true })
    expect(ann.seatView()?.seat).toBe(2)
  })

  test('a restored game is played by the players of that time', async () => {
    const { hostClient: host, id, host: key } = await beforeGameTwo(['Ann', 'Ben'])
    const points = await call(server.address, 'GET', `api/tables/${id}/points`, { key })
    const [{ point }] = points.body as [{ point: number }]
    await host.ask({ type: 'lend', seat: 0, bot: 'automa' })
    await call(server.address, 'POST', `api/tables/${id}/restore`, { key, body: { point } })
    await host.until((each) => each.table().seats[0]?.name === 'Ann')
    expect(host.table().seats[0]).toMatchObject({ player: 'person', isLent: false, isClaimed: true })
  })

  test('an automa cannot stand in during a game, and never for the last person', async () => {
    const game = await beginGame(server, 2)
    expect(await game.hostClient.ask({ type: 'lend', seat: 0, bot: 'automa' })).toHaveProperty(
      'fault.detail',
      'game-on-table',
    )
    const { hostClient: host } = await beforeGameTwo(['Ann', 'Ben'])
    await host.ask({ type: 'lend', seat: 0, bot: 'automa' })
    expect(await host.ask({ type: 'lend', seat: 0, bot: 'automa' })).toHaveProperty(
      'fault.detail',
      'last-seat',
    )
  })
})
