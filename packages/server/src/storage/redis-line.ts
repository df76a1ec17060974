import { connect as connectPlain, type Socket } from 'node:net'
import { connect as connectSecure } from 'node:tls'
import type { Line } from './keep-connected.ts'
import { makeReplyReader, type RedisReply } from './redis-replies.ts'

/** A connection to Redis, or to a server that speaks its protocol. */
export type RedisLine = Line & {
  /** Sends a command; resolves with its reply. Commands are answered in order. */
  readonly send: (...words: readonly string[]) => Promise<RedisReply>
}

/** Milliseconds. */
const ANSWER_WITHIN = 3000
const PORT = 6379

/** `onMessage` gets what is published on channels that the connection subscribes to. */
export async function openRedis(
  url: string,
  onBroken: () => void,
  onMessage: (text: string) => void = () => undefined,
): Promise<RedisLine> {
  const { protocol, hostname, port, username, password } = new URL(url)
  const where = { host: hostname.replace(/^\[|\]$/g, ''), port: port === '' ? PORT : Number(port) }
  const socket: Socket =
    protocol === 'rediss:' ? connectSecure({ ...where, servername: hostname }) : connectPlain(where)
  const waiting: {
    readonly resolve: (reply: RedisReply) => void
    readonly reject: (error: Error) => void
  }[] = []
  const read = makeReplyReader((reply) => {
    if (Array.isArray(reply) && reply[0] === 'message') onMessage(String(reply[2]))
    else if (reply instanceof Error) waiting.shift()?.reject(reply)
    else waiting.shift()?.resolve(reply)
  })
  socket.setNoDelay(true)
  socket.on('data', (data: Buffer) => {
    try {
      read(data)
    } catch {
      socket.destroy()
    }
  })
  socket.on('error', () => undefined)
  socket.on('close', () => {
    for (const { reject } of waiting.splice(0)) reject(new Error('the connection to Redis is closed'))
    onBroken()
  })

  const send: RedisLine['send'] = (...words) =>
    new Promise((resolve, reject) => {
      if (socket.destroyed) {
        reject(new Error('the connection to Redis is closed'))
        return
      }
      const timer = setTimeout(() => socket.destroy(), ANSWER_WITHIN)
      waiting.push({
        resolve: (reply) => {
          clearTimeout(timer)
          resolve(reply)
        },
        reject: (error) => {
          clearTimeout(timer)
          reject(error)
        },
      })
      socket.write(commandOf(words))
    })

  const line: RedisLine = {
    send,
    ping: () => send('PING'),
    end: () => {
      socket.destroy()
      return Promise.resolve()
    },
  }
  try {
    if (password !== '')
      await send(
        'AUTH',
        ...(username === '' ? [] : [decodeURIComponent(username)]),
        decodeURIComponent(password),
      )
    await line.ping()
  } catch (error) {
    socket.destroy()
    throw error
  }
  return line
}

function commandOf(words: readonly string[]): string {
  const parts = words.map((word) => `$${Buffer.byteLength(word)}\r\n${word}\r\n`)
  return `*${words.length}\r\n${parts.join('')}`
}
