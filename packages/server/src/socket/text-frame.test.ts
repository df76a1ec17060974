import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { makeFrameCounter } from './frame-counter.ts'
import { makeFrames, textFrame } from './text-frame.ts'

const TEXTS = ['', 'x', 'x'.repeat(125), 'ü'.repeat(63), 'x'.repeat(65_535), 'Ł😀'.repeat(20_000)]

test('a text of any length is one frame that a client can read', async () => {
  for (const text of TEXTS) expect(makeFrameCounter()(textFrame(text))).toBe(1)
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  server.on('connection', (_, { socket }) => {
    for (const text of TEXTS) socket.write(textFrame(text))
  })
  await once(server, 'listening')
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`)
  const read: string[] = []
  client.on('message', (data: Buffer) => read.push(data.toString('utf8')))
  await expect.poll(() => read.length).toBe(TEXTS.length)
  expect(read).toEqual(TEXTS)
  client.terminate()
  server.close()
})

test('the same text for several sockets is one frame, until the turn of the event loop is over', () => {
  const { of, clear } = makeFrames()
  const own = of('own')
  const others = of(['oth', 'ers'].join(''))
  expect(of('others')).toBe(others)
  expect(of('own')).toBe(own)
  expect(others).toEqual(textFrame('others'))
  for (const text of ['a', 'b', 'c', 'd']) of(text)
  expect(of('own')).not.toBe(own)
  const last = of('last')
  clear()
  expect(of('last')).not.toBe(last)
})
