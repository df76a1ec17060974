import type { Socket } from 'node:net'
import { rawSocket } from '../raw-frames.ts'
import { type Attack, addressNumber } from './attack.ts'

const SOCKETS = 5000
const AT_ONCE = 50

/** Opens sockets from an address each and counts those that are still open a little later. */
async function openMany(
  address: string,
  table: string,
  count: number,
  addresses: number,
): Promise<{ readonly open: number; readonly sockets: readonly Socket[] }> {
  const sockets: Socket[] = []
  let next = 0
  let closed = 0
  const opener = async (): Promise<void> => {
    while (next < count) {
      const index = next
      next += 1
      try {
        const socket = await rawSocket(address, table, addressNumber(index % addresses))
        socket.on('close', () => {
          closed += 1
        })
        sockets.push(socket.resume())
      } catch {
        closed += 0
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, opener))
  return { open: sockets.length - closed, sockets }
}

const PROXY = { REQUESTS_PER_MINUTE: '1000000' }

export const manySockets: readonly Attack[] = [
  {
    name: '5,000 sockets of one address',
    env: PROXY,
    run: async ({ address, table, metric }, size) => {
      const { open, sockets } = await openMany(address, table.id, Math.ceil(SOCKETS * size), 1)
      const limited = await metric('charterstone_limited_total{limit="sockets"}')
      for (const socket of sockets) socket.destroy()
      // One that was refused stays open for half a second.
      return {
        isRefused: limited >= SOCKETS * size * 0.3 && open < SOCKETS * size,
        found: `${limited} of ${Math.ceil(SOCKETS * size)} refused; 200 at a time are allowed`,
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
        isRefused: limited >= SOCKETS * size * 0.3,
        found: `${limited} of ${Math.ceil(SOCKETS * size)} refused; those without hello end after ten seconds`,
      }
    },
  },
]
