import { connect as connectTo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call } from '../../test-support/requests.ts'
import { beginGame, type Game, startTestServer, type TestServer } from '../../test-support/test-server.ts'

let server: TestServer
let game: Game

beforeAll(async () => {
  server = await startTestServer({ EXPORTS_PER_HOUR: '12', REPORTS_PER_HOUR: '3' })
  game = await beginGame(server, 1)
})

afterAll(() => server.stop())

test('many downloads on one connection leave nothing behind', async () => {
  const warnings: string[] = []
  const listen = ({ name }: Error): void => void warnings.push(name)
  process.on('warning', listen)
  const { hostname, port } = new URL(server.address)
  const socket = connectTo(Number(port), hostname)
  let text = ''
  socket.on('data', (data) => {
    text += data.toString('latin1')
  })
  const path = `/api/tables/${game.id}/file`
  for (let count = 1; count <= 12; count++) {
    socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${game.host}\r\n\r\n`)
    await expect.poll(() => text.split('HTTP/1.1 200').length, { timeout: 20_000 }).toBe(count + 1)
  }
  socket.destroy()
  process.off('warning', listen)
  expect(warnings).toEqual([])
})

test('files and reports have hourly limits', async () => {
  const file = await call(server.address, 'GET', `api/tables/${game.id}/file`, { key: game.host })
  expect(file.status).toBe(429)
  const replies: number[] = []
  for (let count = 0; count < 5; count++)
    replies.push(
      (
        await call(server.address, 'POST', `api/tables/${game.id}/reports`, {
          key: game.seats[0] ?? '',
          body: { text: 'hello' },
        })
      ).status,
    )
  expect(replies).toEqual([201, 201, 201, 429, 429])
})
