import type { Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { frame, helloFrame, OPCODES, rawSocket } from '../../test-support/raw-frames.ts'
import { call, seatedTable } from '../../test-support/requests.ts'
import { startTestServer, type TestServer } from '../../test-support/test-server.ts'

let server: TestServer
let sockets: Socket[] = []

afterEach(async () => {
  for (const socket of sockets) socket.destroy()
  sockets = []
  await server.stop()
})

/** However busy the machine is. */
const PATIENT = { timeout: 50_000 }

const KINDS: Readonly<Record<string, Buffer>> = {
  text: frame(OPCODES.text, Buffer.from('{"type":"ping","id":1}')),
  'text of any kind': frame(OPCODES.text, Buffer.from('x')),
  binary: frame(OPCODES.binary, Buffer.from([1, 2, 3])),
  pings: frame(OPCODES.ping, Buffer.alloc(0)),
  pongs: frame(OPCODES.pong, Buffer.alloc(0)),
  'empty messages': frame(OPCODES.text, Buffer.alloc(0)),
  'big messages': frame(OPCODES.text, Buffer.alloc(16_000, 0x20)),
}

/** Sends a frame as fast as the connection takes it, until it is ended. Resolves to the bytes that were sent. */
function floodWith(socket: Socket, frames: Buffer): Promise<number> {
  return new Promise((resolve) => {
    let isOver = false
    socket.on('close', () => {
      isOver = true
      resolve(socket.bytesWritten)
    })
    socket.resume()
    const send = (): void => {
      while (!isOver && socket.write(frames));
    }
    socket.on('drain', send)
    send()
  })
}

const many = (one: Buffer): Buffer =>
  Buffer.concat(Array.from({ length: Math.ceil(50_000 / one.length) }, () => one))

test.each(Object.keys(KINDS))('a flood of %s ends its connection', async (kind) => {
  server = await startTestServer()
  const { id, seats } = await seatedTable(server.address, 1)
  const socket = await rawSocket(server.address, id)
  sockets.push(socket)
  socket.write(helloFrame(seats[0] ?? ''))
  await floodWith(socket, many(KINDS[kind] ?? Buffer.alloc(0)))
  expect(await server.service.metrics.registry.getSingleMetricAsString('charterstone_byes_total')).toContain(
    'reason="flood"} 1',
  )
})

test('a message of endless empty fragments ends its connection', async () => {
  server = await startTestServer()
  const { id } = await seatedTable(server.address, 1)
  const socket = await rawSocket(server.address, id)
  sockets.push(socket)
  socket.write(frame(OPCODES.text, Buffer.alloc(0), { isLast: false }))
  const fragments = many(frame(OPCODES.continuation, Buffer.alloc(0), { isLast: false }))
  expect(await floodWith(socket, fragments)).toBeGreaterThan(0)
})

test('an address that floods from many connections is ended on all of them, and on a new one as well', async () => {
  server = await startTestServer({ MESSAGES_PER_SECOND_PER_ADDRESS: '20', TRUST_PROXY: '1' })
  const { id } = await seatedTable(server.address, 1)
  const from = { 'X-Forwarded-For': '203.0.113.9' }
  const pings = (count: number): Buffer =>
    Buffer.concat(Array.from({ length: count }, () => frame(OPCODES.ping, Buffer.alloc(0))))
  const open = async (headers: Readonly<Record<string, string>>): Promise<Socket> => {
    const socket = await rawSocket(server.address, id, headers)
    sockets.push(socket)
    return socket.resume()
  }
  const flooding = await Promise.all(Array.from({ length: 10 }, () => open(from)))
  const ended = (): number => flooding.filter((socket) => socket.destroyed).length
  // Each stays below its own measure; the address may send 60 in three seconds, so one of them stays.
  for (const socket of flooding) socket.write(pings(50))
  await expect.poll(ended, PATIENT).toBeGreaterThan(0)
  const again = await open(from)
  const elsewhere = await open({ 'X-Forwarded-For': '203.0.113.10' })
  for (const socket of [again, elsewhere]) socket.write(pings(50))
  await expect.poll(() => again.destroyed, PATIENT).toBe(true)
  await expect.poll(ended, PATIENT).toBe(9)
  expect(elsewhere.destroyed).toBe(false)
})

test('other requests are answered while twenty connections flood', async () => {
  server = await startTestServer()
  const { id } = await seatedTable(server.address, 1)
  for (let count = 0; count < 20; count++) sockets.push(await rawSocket(server.address, id))
  const floods = sockets.map((socket) => floodWith(socket, many(KINDS.binary ?? Buffer.alloc(0))))
  expect((await call(server.address, 'GET', 'health')).status).toBe(200)
  await Promise.all(floods)
})
