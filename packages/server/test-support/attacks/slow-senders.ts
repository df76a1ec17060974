import { connect as connectTo } from 'node:net'
import { wait } from '../player.ts'
import type { Attack } from './attack.ts'

const SENDERS = 300
const GIVE_UP = 60_000

/** Requests whose headers or bodies arrive one byte a second. */
export const slowSenders: Attack = {
  name: 'slow senders',
  run: async ({ address }, size) => {
    const { hostname, port } = new URL(address)
    const begins = [
      'GET /api/server HTTP/1.1\r\nHost: x\r\nX-',
      'POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{',
    ]
    const lives = await Promise.all(
      Array.from({ length: Math.ceil(SENDERS * size) }, async (_, index) => {
        const start = performance.now()
        const socket = connectTo(Number(port), hostname)
        let isOver = false
        socket.on('error', () => undefined)
        socket.on('close', () => {
          isOver = true
        })
        socket.resume().write(begins[index % begins.length] ?? '')
        while (!isOver && performance.now() - start < GIVE_UP) {
          await wait(1000)
          socket.write(' ')
        }
        socket.destroy()
        return performance.now() - start
      }),
    )
    const longest = Math.max(...lives)
    return {
      isRefused: longest < 45_000,
      found: `${lives.length} slow requests, the last ended after ${(longest / 1000).toFixed(0)} s`,
    }
  },
}
