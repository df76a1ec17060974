import type { Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { rawSocket } from '../raw-frames.ts'
import { type Attack, addressNumber } from './attack.ts'

const SOCKETS = 5000
const AT_ONCE = 50

/** What an address may have open by default. */
const ALLOWED = 200
/** A refused socket gets its goodbye and ends half a second later. */
const PATIENCE = 5000

type Opened = { readonly sockets: readonly Socket[]; readonly stillOpen: () => number }

/** Opens sockets from this many addresses in turn. */
async function openMany(address: string, table: string, count: number, addresses: number): Promise<Opened> {
  const sockets: Socket[] = []
  let next = 0
  let closed = 0
  const opener = async (): Promise<void> => {
    while (next < count) {
      const index = next
      next += 1
      const socket = await rawSocket(address, table, addressNumber(index % addresses)).catch(() => null)
      if (socket === null) continue
      socket.on('close', () => {
        closed += 1
      })
      sockets.push(socket.resume())
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

/** How many are refused depends on the machine: those without hello end after ten seconds, before a slow client has opened the last ones. */
export const manySockets: readonly Attack[] = [
  {
    name: '5,000 sockets of one address',
    env: PROXY,
    run: async ({ address, table, metric }, size) => {
      const opened = await openMany(address, table.id, Math.ceil(SOCKETS * size), 1)
      const open = await openInTheEnd(opened)
      const limited = await metric('charterstone_limited_total{limit="sockets"}')
      for (const socket of opened.sockets) socket.destroy()
      return {
        isRefused: limited > 0 && open <= ALLOWED,
        found: `${limited} of ${Math.ceil(SOCKETS * size)} refused, ${open} open; ${ALLOWED} at a time are allowed`,
      }
    },
  },
  {
    name: '5,000 sockets of 500 addresses, 200 allowed',
    env: { ...PROXY, SOCKETS_IN_ALL: '200' },
    run: async ({ address, table, metric }, size) => {
      const { sockets } = await openMany(address, table.id, Math.ceil(SOCKETS * size), 500)
      const limited = await metric('charterstone_limited_total{limit="sockets"}')
      for (const socket of sockets) socket.destroy()
      return {
        isRefused: limited > 0,
        found: `${limited} of ${Math.ceil(SOCKETS * size)} refused; those without hello end after ten seconds`,
      }
    },
  },
]
