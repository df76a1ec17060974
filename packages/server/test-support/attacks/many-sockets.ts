import type { Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { helloFrame, rawSocket } from '../raw-frames.ts'
import { type Attack, addressNumber, type Target } from './attack.ts'

const SOCKETS = 5000
const AT_ONCE = 50

/** What an address may have open by default. */
const ALLOWED = 200
/** A refused socket gets its goodbye and ends half a second later. */
const PATIENCE = 5000

type Opened = { readonly sockets: readonly Socket[]; readonly stillOpen: () => number }

/** Opens sockets from this many addresses in turn. They greet, so that the first have not ended when the last is opened. */
async function openMany({ address, table }: Target, count: number, addresses: number): Promise<Opened> {
  const sockets: Socket[] = []
  let next = 0
  let closed = 0
  const opener = async (): Promise<void> => {
    while (next < count) {
      const index = next
      next += 1
      const socket = await rawSocket(address, table.id, addressNumber(index % addresses)).catch(() => null)
      if (socket === null) continue
      socket.on('close', () => {
        closed += 1
      })
      socket.resume().write(helloFrame(table.watch))
      sockets.push(socket)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, opener))
  return { sockets, stillOpen: () => sockets.length - closed }
}

/** How many are open when the server has ended those that it refuses. */
async function openInTheEnd({ stillOpen }: Opened): Promise<number> {
  const end = performance.now() + PATIENCE
  while (stillOpen() > ALLOWED && performance.now() < end) await delay(50)
  return stillOpen()
}

const PROXY = { REQUESTS_PER_MINUTE: '1000000' }

export const manySockets: readonly Attack[] = [
  {
    name: '5,000 sockets of one address',
    env: PROXY,
    run: async (target, size) => {
      const opened = await openMany(target, Math.ceil(SOCKETS * size), 1)
      const open = await openInTheEnd(opened)
      const limited = await target.metric('charterstone_limited_total{limit="sockets"}')
      for (const socket of opened.sockets) socket.destroy()
      return {
        isRefused: limited >= SOCKETS * size * 0.3 && open <= ALLOWED,
        found: `${limited} of ${Math.ceil(SOCKETS * size)} refused, ${open} open; ${ALLOWED} at a time are allowed`,
      }
    },
  },
  {
    name: '5,000 sockets of 500 addresses, 200 allowed',
    env: { ...PROXY, SOCKETS_IN_ALL: '200' },
    run: async (target, size) => {
      const { sockets } = await openMany(target, Math.ceil(SOCKETS * size), 500)
      const limited = await target.metric('charterstone_limited_total{limit="sockets"}')
      for (const socket of sockets) socket.destroy()
      return {
        isRefused: limited >= SOCKETS * size * 0.3,
        found: `${limited} of ${Math.ceil(SOCKETS * size)} refused`,
      }
    },
  },
]
