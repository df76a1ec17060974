import type { ServerMessage } from '@charterstone/protocol'
import type { Network, SocketEvents } from '../src/online/network.ts'

/** The server's end of one socket, in the hands of a test. */
export type FakeSocket = {
  readonly path: string
  /** The messages that the page has sent. */
  readonly sent: readonly Record<string, unknown>[]
  readonly isClosed: () => boolean
  readonly open: () => void
  readonly say: (message: ServerMessage | object) => void
  /** Ends the connection from the server's side. */
  readonly hangUp: (code: number) => void
}

export type FakeNetwork = Network & {
  /** Every socket that was opened, the newest last. */
  readonly sockets: readonly FakeSocket[]
  /** The newest socket. */
  readonly socket: () => FakeSocket
  readonly setOnline: (isOnline: boolean) => void
  readonly setVisible: (isVisible: boolean) => void
  readonly watchers: () => number
}

export function makeFakeNetwork(): FakeNetwork {
  const sockets: FakeSocket[] = []
  const watchers = new Set<Parameters<Network['watch']>[0]>()
  let isOnline = true
  let isVisible = true
  return {
    sockets,
    socket: () => {
      const last = sockets.at(-1)
      if (last === undefined) throw new Error('no socket was opened')
      return last
    },
    openSocket: (path, events) => {
      const { socket, server } = makePair(path, events)
      sockets.push(server)
      return socket
    },
    isOnline: () => isOnline,
    isVisible: () => isVisible,
    watch: (listener) => {
      watchers.add(listener)
      return () => watchers.delete(listener)
    },
    random: () => 0.5,
    setOnline: (next) => {
      isOnline = next
      for (const notify of [...watchers]) notify(next ? 'online' : 'offline')
    },
    setVisible: (next) => {
      isVisible = next
      for (const notify of [...watchers]) notify('visibility')
    },
    watchers: () => watchers.size,
  }
}

function makePair(path: string, { onOpen, onText, onClose }: SocketEvents) {
  const sent: Record<string, unknown>[] = []
  let isClosed = false
  const socket = {
    send: (text: string) => void sent.push(JSON.parse(text) as Record<string, unknown>),
    close: () => {
      isClosed = true
      onClose(1000)
    },
  }
  const server: FakeSocket = {
    path,
    sent,
    isClosed: () => isClosed,
    open: onOpen,
    say: (message) => onText(JSON.stringify(message)),
    hangUp: (code) => {
      isClosed = true
      onClose(code)
    },
  }
  return { socket, server }
}
