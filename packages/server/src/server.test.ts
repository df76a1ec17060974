import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ServerMessage } from '@charterstone/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect } from '../test-support/client.ts'
import { seatedTable } from '../test-support/requests.ts'
import { answerOnce, beginGame, startTestServer } from '../test-support/test-server.ts'
import { readConfig } from './config.ts'
import { type Server, startServer } from './serve.ts'

const folder = mkdtempSync(join(tmpdir(), 'charterstone-'))
let server: Server

beforeAll(async () => {
  server = await startServer(readConfig({ PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'warn' }))
})

afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true })
})

test('two people play over real sockets', async () => {
  const { address } = server
  const table = await seatedTable(address, 2)
  const [one, two] = await Promise.all(table.seats.map((key) => connect({ address, table: table.id, key })))
  if (one === undefined || two === undefined) throw new Error('nobody came')
  const host = await connect({ address, table: table.id, key: table.host })
  expect(await host.ask({ type: 'begin' })).toHaveProperty('seq')
  for (let step = 0; step < 30; step++) {
    await Promise.all([one, two].map((client) => client.until((each) => each.seatView()?.step === step)))
    const asked = one.seatView()?.decision?.seat === 0 ? one : two
    const sight = asked.seatView()
    const key = sight?.decision?.options[0] ?? ''
    expect(await asked.ask({ type: 'answer', game: 1, step, key })).toHaveProperty('seq')
  }
  await two.until((client) => client.entries().length === 31)
  expect(two.entries().map(({ step }) => step)).toEqual(Array.from({ length: 31 }, (_, step) => step))
})

test('the example program accepts an invitation, takes a seat and answers', async () => {
  const { address } = server
  const table = await seatedTable(address, 1)
  const host = await connect({ address, table: table.id, key: table.host })
  const example = fileURLToPath(new URL('../../../examples/bot-client/bot-client.mjs', import.meta.url))
  const program = spawn(process.execPath, [example, `${address}t/${table.id}#k=${table.invite}`, 'Robin'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await host.until(
    (each) => each.table().seats[1]?.name === 'Robin' && each.table().seats[1]?.isOnline === true,
  )
  await host.ask({ type: 'begin' })
  const person = await connect({ address, table: table.id, key: table.seats[0] ?? '' })
  for (let turn = 0; turn < 8; turn++) {
    await person.until((each) => each.seatView()?.decision?.seat === 0)
    const { step = 0, decision } = person.seatView() ?? {}
    await person.ask({ type: 'answer', game: 1, step, key: decision?.options[0] ?? '' })
    await person.until((each) => (each.seatView()?.step ?? 0) > step)
  }
  await person.until((each) => each.entries().some(({ seat }) => seat === 1))
  expect(person.entries().find(({ seat }) => seat === 1)?.by).toBe('person')
  program.kill()
}, 60_000)

test('a server that stops informs its connections, and no answer is lost', async () => {
  const other = await startTestServer()
  const game = await beginGame(other, 2)
  await answerOnce(game)
  const last = new Promise<ServerMessage>((resolve) => {
    game.clients[0]?.onMessage((message) => {
      if (message.type === 'bye') resolve(message)
    })
  })
  await other.stop()
  expect(await last).toEqual({ type: 'bye', reason: 'stopping' })
  expect(await game.clients[0]?.closed).toBe(1012)
})
