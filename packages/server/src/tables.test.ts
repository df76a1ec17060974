import { readFileSync } from 'node:fs'
import { parseRecord, verifyRecord } from '@charterstone/engine'
import type { Note, RestorePoint, StepView, TableKeys } from '@charterstone/protocol'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Client, connect } from '../test-support/client.ts'
import { call, seatedTable } from '../test-support/requests.ts'
import {
  answerOnce,
  beginGame,
  type Game,
  startTestServer,
  type TestServer,
} from '../test-support/test-server.ts'
import { ruleset } from './ruleset.ts'

let server: TestServer
let now = 1_800_000_000_000
const HOUR = 3_600_000

beforeAll(async () => {
  server = await startTestServer({}, { clock: () => now })
})

afterAll(() => server.stop())

function notesOf(client: Client): readonly Note['kind'][] {
  return client.talk().flatMap(({ said }) => (said.kind === 'note' ? [said.note.kind] : []))
}

function stepOf(client: Client): number {
  return client.seatView()?.step ?? -1
}

/** Answers until a seat may undo an answer. */
async function untilUndo(game: Game): Promise<{ readonly client: Client; readonly step: number }> {
  for (let tries = 0; tries < 40; tries++) {
    await answerOnce(game, tries)
    const client = game.clients.find((each) => each.seatView()?.undoTo !== null)
    const step = client?.seatView()?.undoTo
    if (client !== undefined && step !== null && step !== undefined) return { client, step }
  }
  throw new Error('nothing can be taken back')
}

describe('undo', () => {
  test('[D6] an undo of my own answer is free as long as nothing was revealed', async () => {
    const game = await beginGame(server, 2)
    const { client, step } = await untilUndo(game)
    const steps = client.entries().length
    expect(await client.ask({ type: 'undo', game: 1, step })).toHaveProperty('seq')
    await Promise.all(game.clients.map((each) => each.until((one) => stepOf(one) === step)))
    expect(client.entries().length).toBeLessThan(steps)
    await answerOnce(game)
    expect(stepOf(client)).toBe(step + 1)
  })

  test('[D6] an undo of another’s answer needs the consent of all', async () => {
    const game = await beginGame(server, 3)
    await answerOnce(game)
    await answerOnce(game)
    const [one, two, three] = game.clients as [Client, Client, Client]
    await one.ask({ type: 'undo', game: 1, step: 0 })
    await two.until((each) => each.table().proposal !== null)
    expect(stepOf(two)).toBe(2)
    const proposal = two.table().proposal?.id ?? 0
    expect(two.table().proposal?.missing).toEqual([1, 2])
    await two.ask({ type: 'consent', proposal, agrees: true })
    expect(await two.ask({ type: 'consent', proposal, agrees: true })).toHaveProperty(
      'fault.code',
      'not-yours',
    )
    await three.ask({ type: 'consent', proposal, agrees: true })
    await Promise.all(game.clients.map((each) => each.until((client) => stepOf(client) === 0)))
    expect(one.table().proposal).toBe(null)
  })

  test('[D6] an undo is dropped when one person refuses', async () => {
    const game = await beginGame(server, 2)
    await answerOnce(game)
    await answerOnce(game)
    const [one, two] = game.clients as [Client, Client]
    await one.ask({ type: 'undo', game: 1, step: 0 })
    await two.until((each) => each.table().proposal !== null)
    await two.ask({ type: 'consent', proposal: two.table().proposal?.id ?? 0, agrees: false })
    await one.until((each) => each.table().proposal === null && notesOf(each).includes('refused'))
    expect(stepOf(one)).toBe(2)
  })
})

describe('seats', () => {
  test('a lent seat is played by a bot and returned on demand', async () => {
    const game = await beginGame(server, 2)
    const [one, two] = game.clients as [Client, Client]
    await game.hostClient.ask({ type: 'lend', seat: 1, bot: 'random' })
    await one.until((each) => each.table().seats[1]?.isLent === true)
    for (let turn = 0; turn < 6; turn++) {
      await one.until((each) => each.seatView()?.decision?.seat === 0)
      const { step = 0, decision } = one.seatView() ?? {}
      expect(
        await one.ask({ type: 'answer', game: 1, step, key: decision?.options[0] ?? '' }),
      ).toHaveProperty('seq')
    }
    await one.until((each) => each.seatView()?.decision?.seat === 0)
    expect(one.entries().some(({ seat, by }) => seat === 1 && by === 'random')).toBe(true)
    await two.ask({ type: 'return', seat: 1 })
    await two.until((each) => each.table().seats[1]?.isLent === false)
    expect(notesOf(two)).toEqual(expect.arrayContaining(['lent', 'returned']))
  })

  test('a bot stands in for a seat after the deadline of the table', async () => {
    const game = await beginGame(server, 2)
    const [one, two] = game.clients as [Client, Client]
    await one.ask({ type: 'deadline', hours: 48, bot: 'random' })
    await two.until((each) => each.table().proposal !== null)
    await two.ask({ type: 'consent', proposal: two.table().proposal?.id ?? 0, agrees: true })
    await one.until((each) => each.table().deadline?.hours === 48)
    const late = one.table().asked
    now += 47 * HOUR
    await server.sweep()
    expect(one.table().seats[late]?.isLent).toBe(false)
    now += 2 * HOUR
    await server.sweep()
    await one.until((each) => each.table().seats[late]?.isLent === true)
    await one.until((each) => stepOf(each) > 0)
  })

  test('a seat is handed over: the new person enters by a link and chooses a name', async () => {
    const game = await beginGame(server, 2)
    const { address } = server
    const { body } = await call(address, 'POST', `api/tables/${game.id}/links`, {
      key: game.host,
      body: { role: 'seat', seat: 1, handsOver: true },
    })
    const { key } = body as { key: string }
    const named = await call(address, 'POST', `api/tables/${game.id}/seats`, {
      key,
      body: { charter: 1, name: 'Zoe' },
    })
    expect(named.status).toBe(201)
    const client = await connect({ address, table: game.id, key })
    expect(client.welcome().you.seat).toBe(1)
    expect(client.table().seats[1]).toMatchObject({ name: 'Zoe', isClaimed: true, isOnline: true })
  })

  test('a charter can be claimed only once', async () => {
    const { address } = server
    const table = await seatedTable(address, 1)
    const sit = (charter: number) =>
      call(address, 'POST', `api/tables/${table.id}/seats`, {
        key: table.invite,
        body: { charter, name: 'Ann' },
      })
    expect((await sit(0)).status).toBe(409)
    const both = await Promise.all([sit(3), sit(3)])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
  })
})

test('a client that reconnects gets only the entries since its last number', async () => {
  const game = await beginGame(server, 2)
  const away = game.clients[1] as Client
  await answerOnce(game)
  const since = away.seq()
  for (let count = 0; count < 5; count++) await answerOnce(game, count)
  const back = await connect({ address: server.address, table: game.id, key: game.seats[1] ?? '', since })
  expect(back.welcome().isWhole).toBe(false)
  expect(back.entries().map(({ step }) => step)).toEqual([2, 3, 4, 5, 6])
  expect(back.entries().map(({ seq }) => seq)).toEqual(
    game.clients[0]
      ?.entries()
      .slice(-5)
      .map(({ seq }) => seq),
  )
  const whole = await connect({ address: server.address, table: game.id, key: game.seats[1] ?? '' })
  expect(whole.entries()).toEqual(game.clients[1]?.entries())
})

test('a campaign is downloaded as a file, and the file becomes a table again', async () => {
  const { address } = server
  const game = await beginGame(server, 2)
  for (let count = 0; count < 12; count++) await answerOnce(game, count)
  const inThread = vi.spyOn(server.service.jobThreads.replays, 'run')
  const file = await call(address, 'GET', `api/tables/${game.id}/file`, { key: game.host })
  // A long campaign takes a while to write; nobody else waits for it.
  expect(inThread.mock.calls.map(([job]) => job.kind)).toEqual(['export'])
  inThread.mockRestore()
  const parsed = parseRecord(file.text)
  if (!parsed.ok) throw new Error(parsed.fault.kind)
  expect(verifyRecord(ruleset.engine, parsed.record)).toMatchObject({ holds: true, answers: 12 })
  await game.clients[0]?.until((each) => notesOf(each).includes('exported'))
  const { body, status } = await call(address, 'POST', 'api/tables/import', { body: file.text })
  expect(status).toBe(201)
  const made = body as TableKeys
  const claimed = await call(address, 'POST', `api/tables/${made.id}/seats`, {
    key: made.invite,
    body: { charter: 1, name: 'Ann' },
  })
  const client = await connect({ address, table: made.id, key: (claimed.body as { key: string }).key })
  expect(client.seatView()).toMatchObject({ step: 12, seat: 1, table: game.clients[1]?.seatView()?.table })
  expect(client.table().seats.map(({ isClaimed }) => isClaimed)).toEqual([false, true])
  const broken = await call(address, 'POST', 'api/tables/import', {
    body: file.text.replace('"game":1', '"game":2'),
  })
  expect(broken).toMatchObject({ status: 400, body: { fault: { code: 'bad-file' } } })
})

test('the host restores the start of a game', async () => {
  const { address } = server
  const game = await beginGame(server, 2)
  const first = game.clients[0] as Client
  const start = first.seatView()?.table
  for (let count = 0; count < 5; count++) await answerOnce(game, count)
  const points = (await call(address, 'GET', `api/tables/${game.id}/points`, { key: game.host }))
    .body as RestorePoint[]
  expect(points).toMatchObject([{ game: 1, phase: 'playing' }])
  await call(address, 'POST', `api/tables/${game.id}/restore`, {
    key: game.host,
    body: { point: points[0]?.point },
  })
  await first.until((each) => stepOf(each) === 0)
  expect(first.seatView()?.table).toEqual(start)
  expect(first.welcome().isWhole).toBe(true)
  await Promise.all(game.clients.map((each) => each.until((client) => stepOf(client) === 0)))
  await answerOnce(game)
  expect(stepOf(first)).toBe(1)
})

test('every step of a game can be requested, by seats and spectators', async () => {
  const { address } = server
  const game = await beginGame(server, 2)
  const first = game.clients[0] as Client
  await answerOnce(game)
  const seen = first.seatView()
  await answerOnce(game)
  const step = await call(address, 'GET', `api/tables/${game.id}/games/1/steps/1`, {
    key: game.seats[0] ?? '',
  })
  const { view, steps } = step.body as StepView
  expect(steps).toBe(2)
  expect(view.table).toEqual(seen?.table)
  const watched = await call(address, 'GET', `api/tables/${game.id}/games/1/steps/1`, { key: game.watch })
  expect((watched.body as StepView).view.seat).toBe(-1)
  const log = await call(address, 'GET', `api/tables/${game.id}/games/1`, { key: game.watch })
  expect(log.body).toHaveProperty('entries.length', 3)
})

test('a bug report stores the step; its reply does not reveal the seed', async () => {
  const game = await beginGame(server, 1)
  const report = await call(server.address, 'POST', `api/tables/${game.id}/reports`, {
    key: game.seats[0] ?? '',
    body: { text: 'The mill is odd' },
  })
  expect(report.body).toMatchObject({ table: game.id, game: 1, step: 0, version: ruleset.version })
  const row = await server.service.storage.db.selectFrom('reports').select('body').executeTakeFirstOrThrow()
  const { seed } = JSON.parse(row.body) as { seed: number }
  expect(seed).toBe((await server.service.tables.open(game.id))?.live().setup.seed)
  expect(report.text).not.toContain(String(seed))
})

test('a table that was unloaded is the same when it is opened again', async () => {
  const game = await beginGame(server, 2)
  for (let count = 0; count < 7; count++) await answerOnce(game, count)
  const before = await server.stateOf(game.id)
  server.service.tables.drop(game.id)
  expect(await server.stateOf(game.id)).toBe(before)
})

test('[R2.3] [R2.4] between games players leave and join by the rules', async () => {
  const { address } = server
  const golden = readFileSync(new URL('../../../replays/3-seats.charterstone', import.meta.url), 'utf8')
  const made = (await call(address, 'POST', 'api/tables/import', { body: golden })).body as TableKeys
  const host = await connect({ address, table: made.id, key: made.host })
  expect(host.table()).toMatchObject({ phase: 'between', seats: { length: 3 } })
  const charters = host.table().seats.map(({ charter }) => charter)
  await host.ask({ type: 'leave', seat: 2 })
  await host.until((each) => each.table().seats.length === 2)
  const free = [0, 1, 2, 3, 4, 5].find((charter) => !charters.includes(charter)) ?? 0
  const joined = await call(address, 'POST', `api/tables/${made.id}/seats`, {
    key: made.invite,
    body: { charter: free, name: 'Newcomer' },
  })
  expect(joined.body).toMatchObject({ seat: 2 })
  await host.until((each) => each.seatView()?.legacy.seats[2]?.name === 'Newcomer')
  await host.ask({ type: 'start-game', game: host.seatView()?.legacy.game ?? 0 })
  await host.until((each) => each.seatView()?.phase === 'playing')
  expect(host.table().seats.map(({ charter }) => charter)).toEqual(
    host.seatView()?.legacy.seats.map(({ charter }) => charter),
  )
  const file = await call(address, 'GET', `api/tables/${made.id}/file`, { key: made.host })
  const parsed = parseRecord(file.text)
  expect(parsed.ok && verifyRecord(ruleset.engine, parsed.record)).toMatchObject({ holds: true })
})
