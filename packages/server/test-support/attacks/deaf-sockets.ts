import { campaignFile } from '../campaign-file.ts'
import { wait } from '../player.ts'
import { helloFrame, rawSocket } from '../raw-frames.ts'
import { call } from '../requests.ts'
import { ATTACKER, type Attack } from './attack.ts'

const SOCKETS = 190
const RESTORES = 6

/** Many connections that never read, at a table whose host restores a file again and again. */
export const deafSockets: Attack = {
  name: 'deaf sockets',
  env: { IMPORTS_PER_HOUR: '1000' },
  run: async ({ address, table, metric }, size) => {
    const file = campaignFile(['A', 'B', 'C', 'D', 'E', 'F'])
    const sockets = []
    for (let count = 0; count < SOCKETS * size; count++) {
      const socket = await rawSocket(address, table.id, ATTACKER)
      socket.pause().write(helloFrame(table.watch))
      sockets.push(socket)
    }
    let unread = 0
    for (let count = 0; count < RESTORES; count++) {
      await call(address, 'POST', `api/tables/${table.id}/file`, {
        key: table.host,
        body: file,
        headers: ATTACKER,
      })
      unread = Math.max(unread, await metric('charterstone_unread_bytes'))
    }
    await wait(200)
    for (const socket of sockets) socket.destroy()
    return {
      isRefused: unread < 80_000_000,
      found: `${sockets.length} sockets, at most ${(unread / 1e6).toFixed(1)} MB waited for them`,
    }
  },
}
