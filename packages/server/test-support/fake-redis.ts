import { createServer, type Socket } from 'node:net'
import { makeReplyReader } from '../src/storage/redis-replies.ts'

/** As much of Redis as the bus needs, in this process. */
export type FakeRedis = {
  readonly url: string
  /** The texts that were published. */
  readonly published: readonly string[]
  /** The number of open connections. */
  readonly connections: () => number
  /** Breaks all connections. */
  readonly breakAll: () => void
  readonly stop: () => void
}

/** `refused` is a command that the connection may not use. */
export async function startFakeRedis(password = '', refused = ''): Promise<FakeRedis> {
  const sockets = new Set<Socket>()
  const subscribers = new Set<Socket>()
  const published: string[] = []
  const text = (word: string): string => `$${Buffer.byteLength(word)}\r\n${word}\r\n`

  function answer(socket: Socket, [command = '', ...words]: readonly string[]): string {
    if (command === refused) return `-NOPERM no permissions to run ${command}\r\n`
    switch (command) {
      case 'AUTH':
        return words.at(-1) === password ? '+OK\r\n' : '-WRONGPASS invalid password\r\n'
      case 'PING':
        return subscribers.has(socket) ? `*2\r\n${text('pong')}${text('')}` : '+PONG\r\n'
      case 'SUBSCRIBE':
        subscribers.add(socket)
        return `*3\r\n${text('subscribe')}${text(words[0] ?? '')}:1\r\n`
      case 'PUBLISH':
        published.push(words[1] ?? '')
        for (const each of subscribers)
          each.write(`*3\r\n${text('message')}${text(words[0] ?? '')}${text(words[1] ?? '')}`)
        return `:${subscribers.size}\r\n`
      default:
        return '-ERR unknown command\r\n'
    }
  }

  const server = createServer((socket) => {
    sockets.add(socket)
    // A command has the form of a reply that is a list of texts.
    const read = makeReplyReader((command) => {
      if (Array.isArray(command)) socket.write(answer(socket, command.map(String)))
    })
    socket.on('data', read)
    socket.on('error', () => undefined)
    socket.on('close', () => {
      sockets.delete(socket)
      subscribers.delete(socket)
    })
  })
  const breakAll = (): void => {
    for (const socket of sockets) socket.destroy()
  }
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const bound = server.address()
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0
  return {
    url: `redis://${password === '' ? '' : `:${password}@`}127.0.0.1:${port}`,
    published,
    connections: () => sockets.size,
    breakAll,
    stop: () => {
      server.close()
      breakAll()
    },
  }
}
