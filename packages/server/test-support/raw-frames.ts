import { randomBytes } from 'node:crypto'
import { connect as connectTo, type Socket } from 'node:net'

export const OPCODES = { continuation: 0, text: 1, binary: 2, close: 8, ping: 9, pong: 10 } as const

/** One masked WebSocket frame, also one that no client would send. */
export function frame(
  opcode: number,
  payload: Buffer,
  { isLast = true }: { readonly isLast?: boolean } = {},
): Buffer {
  const { length } = payload
  const lengths =
    length < 126 ? Buffer.from([length]) : length < 65_536 ? Buffer.alloc(3, 126) : Buffer.alloc(9, 127)
  if (lengths.length === 3) lengths.writeUInt16BE(length, 1)
  if (lengths.length === 9) lengths.writeBigUInt64BE(BigInt(length), 1)
  lengths[0] = (lengths[0] ?? 0) | 0x80
  // A mask of zeros leaves the payload as it is.
  return Buffer.concat([Buffer.from([(isLast ? 0x80 : 0) | opcode]), lengths, Buffer.alloc(4), payload])
}

/** A WebSocket connection of which the test writes and reads every byte. Resolves after the handshake. */
export function rawSocket(
  address: string,
  table: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Socket> {
  const { hostname, port } = new URL(address)
  const lines = Object.entries({
    Host: `${hostname}:${port}`,
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': randomBytes(16).toString('base64'),
    ...headers,
  }).map(([name, value]) => `${name}: ${value}`)
  return new Promise((resolve, reject) => {
    const request = `GET /api/tables/${table}/socket HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`
    const socket = connectTo(Number(port), hostname)
    socket.once('error', reject)
    socket.once('connect', () => socket.write(request))
    socket.once('data', (data) => {
      socket.off('error', reject)
      // Resets are what these sockets are for.
      socket.on('error', () => undefined)
      if (data.toString('latin1').startsWith('HTTP/1.1 101')) resolve(socket)
      else reject(new Error(data.toString('latin1').split('\r\n')[0]))
    })
  })
}

/** The first message of a connection, as a frame. */
export function helloFrame(key: string): Buffer {
  return frame(OPCODES.text, Buffer.from(JSON.stringify({ type: 'hello', protocol: 1, key })))
}
