import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { type Server, startServer } from './serve.ts'
import { connect } from './trial/client.ts'
import { seatedTable } from './trial/requests.ts'

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
    await Promise.all([one, two].map((client) => client.until((each) => each.sight()?.step === step)))
    const asked = one.sight()?.decision?.seat === 0 ? one : two
    const sight = asked.sight()
    const key = sight?.decision?.options[0] ?? ''
    expect(await asked.ask({ type: 'answer', game: 1, step, key })).toHaveProperty('seq')
  }
  await two.until((client) => client.entries().length === 31)
  expect(two.entries().map(({ step }) => step)).toEqual(Array.from({ length: 31 }, (_, step) => step))
})
