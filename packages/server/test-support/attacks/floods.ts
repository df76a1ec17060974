import { wait } from '../player.ts'
import { frame, OPCODES, rawSocket } from '../raw-frames.ts'
import { ATTACKER, type Attack } from './attack.ts'

const SOCKETS = 20
/** More than a socket takes at once, so that it says when it takes more. */
const CHUNK = 400_000

const FRAMES: Readonly<Record<string, Buffer>> = {
  text: frame(OPCODES.text, Buffer.from('{"type":"ping","id":1}')),
  binary: frame(OPCODES.binary, Buffer.from([1, 2, 3])),
  ping: frame(OPCODES.ping, Buffer.alloc(0)),
  pong: frame(OPCODES.pong, Buffer.alloc(0)),
  'empty message': frame(OPCODES.text, Buffer.alloc(0)),
  '16 KB': frame(OPCODES.text, Buffer.alloc(16_000, 0x20)),
}
const FRAGMENT = frame(OPCODES.continuation, Buffer.alloc(0), { isLast: false })

/** Twenty sockets of one address send as fast as they can, and come back when they are ended. */
function flood(name: string, first: Buffer, one: Buffer): Attack {
  return {
    name: `flood: ${name}`,
    run: async ({ address, table }, size) => {
      const chunk = Buffer.concat(Array.from({ length: Math.ceil(CHUNK / one.length) }, () => one))
      const end = performance.now() + 10_000 * size
      const lives: number[] = []
      let sent = 0
      const attackOnce = async (): Promise<void> => {
        const socket = await rawSocket(address, table.id, ATTACKER)
        const start = performance.now()
        await new Promise<void>((resolve) => {
          const send = (): void => {
            sent += chunk.length
            socket.write(chunk)
          }
          socket.on('close', () => resolve())
          socket.on('drain', send)
          socket.resume().write(first)
          send()
        })
        lives.push(performance.now() - start)
      }
      const attacker = async (): Promise<void> => {
        while (performance.now() < end) await attackOnce().catch(() => wait(50))
      }
      await Promise.all(Array.from({ length: SOCKETS }, attacker))
      const longest = Math.max(...lives)
      return {
        isRefused: lives.length >= SOCKETS && longest < 5000,
        found: `${lives.length} connections ended, the last after ${Math.round(longest)} ms; ${(sent / 1e6).toFixed(1)} MB sent`,
      }
    },
  }
}

export const floods: readonly Attack[] = [
  ...Object.entries(FRAMES).map(([name, one]) => flood(name, Buffer.alloc(0), one)),
  flood('empty fragments', frame(OPCODES.text, Buffer.alloc(0), { isLast: false }), FRAGMENT),
]
