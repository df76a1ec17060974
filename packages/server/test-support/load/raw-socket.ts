import { randomBytes } from 'node:crypto'
import { connect } from 'node:net'

/** A WebSocket that does no more than a load client needs: it finds messages in what arrives and looks at none of them. */
export type RawSocket = { readonly send: (text: string) => void; readonly end: () => void }

export type RawSocketListener = {
  /** The bytes of a text message; they are overwritten later. */
  readonly onMessage: (message: Buffer) => void
  readonly onBytes?: (count: number) => void
  readonly onClose?: () => void
}

const TEXT = 1
const PING = 9
const PONG = 10
const FIN = 0x80
const MASKED = 0x80
const NO_BYTES = Buffer.alloc(0)

export function openRawSocket(
  address: string,
  path: string,
  listener: RawSocketListener,
): Promise<RawSocket> {
  const { hostname, port } = new URL(address)
  const socket = connect({ host: hostname, port: Number(port), noDelay: true })
  let rest: Buffer = NO_BYTES
  let isOpen = false

  function receive(chunk: Buffer): void {
    listener.onBytes?.(chunk.length)
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
    let at = 0
    for (;;) {
      const frame = frameAt(rest, at)
      if (frame === null) break
      at = frame.end
      if (frame.opcode === TEXT) listener.onMessage(rest.subarray(frame.start, frame.end))
      else if (frame.opcode === PING)
        socket.write(frameOf(PONG, rest.subarray(frame.start, frame.end).toString('latin1')))
    }
    rest = at === rest.length ? NO_BYTES : rest.subarray(at)
  }

  return new Promise((resolve, reject) => {
    socket.on('error', reject)
    socket.on('close', () => listener.onClose?.())
    socket.on('connect', () => {
      const key = randomBytes(16).toString('base64')
      const lines = [
        `GET ${path} HTTP/1.1`,
        `Host: ${hostname}:${port}`,
        'Connection: Upgrade',
        'Upgrade: websocket',
        'Sec-WebSocket-Version: 13',
        `Sec-WebSocket-Key: ${key}`,
      ]
      socket.write(`${lines.join('\r\n')}\r\n\r\n`)
    })
    socket.on('data', (chunk: Buffer) => {
      if (isOpen) {
        receive(chunk)
        return
      }
      rest = Buffer.concat([rest, chunk])
      const end = rest.indexOf('\r\n\r\n')
      if (end < 0) return
      const head = rest.subarray(0, end).toString('latin1')
      if (!head.startsWith('HTTP/1.1 101')) {
        reject(new Error(head.slice(0, 60)))
        return
      }
      const first = rest.subarray(end + 4)
      rest = NO_BYTES
      isOpen = true
      resolve({
        send: (text) => void socket.write(frameOf(TEXT, text)),
        end: () => socket.destroy(),
      })
      if (first.length > 0) queueMicrotask(() => receive(first))
    })
  })
}

type Frame = { readonly opcode: number; readonly start: number; readonly end: number }

function frameAt(bytes: Buffer, at: number): Frame | null {
  if (bytes.length < at + 2) return null
  const short = (bytes[at + 1] ?? 0) & 0x7f
  const start = at + (short === 126 ? 4 : short === 127 ? 10 : 2)
  if (bytes.length < start) return null
  const length =
    short === 126 ? bytes.readUInt16BE(at + 2) : short === 127 ? Number(bytes.readBigUInt64BE(at + 2)) : short
  return bytes.length < start + length
    ? null
    : { opcode: (bytes[at] ?? 0) & 0x0f, start, end: start + length }
}

/** The mask is required from clients; with zeros the payload stays as it is. */
function frameOf(opcode: number, text: string): Buffer {
  const length = Buffer.byteLength(text)
  const isShort = length < 126
  const head = isShort ? 2 : 4
  const frame = Buffer.alloc(head + 4 + length)
  frame[0] = FIN | opcode
  frame[1] = MASKED | (isShort ? length : 126)
  if (!isShort) frame.writeUInt16BE(length, 2)
  frame.write(text, head + 4)
  return frame
}
