import type {
  ClientMessage,
  Entry,
  Fault,
  Request,
  SeatView,
  ServerMessage,
  TableInfo,
  Talk,
  Welcome,
} from '@charterstone/protocol'
import { PROTOCOL } from '@charterstone/protocol'
import { WebSocket } from 'ws'

/** Somebody at a table, by the documented messages. */
export type Client = {
  readonly seq: () => number
  readonly welcome: () => Welcome
  readonly table: () => TableInfo
  /** With the campaign, though it is not told every time. */
  readonly sight: () => Required<SeatView> | null
  readonly entries: () => readonly Entry[]
  readonly talk: () => readonly Talk[]
  /** The reply to a request of one's own. */
  readonly ask: (request: RequestBody) => Promise<Reply>
  readonly sendRaw: (text: string | Buffer) => void
  /** Resolves as soon as it is true; looks again at every message. */
  readonly until: (isTrue: (client: Client) => boolean, within?: number) => Promise<void>
  readonly onMessage: (hear: (message: ServerMessage, text: string) => void) => void
  readonly closed: Promise<number>
  readonly close: () => void
}

type RequestBody = Request extends infer One ? (One extends Request ? Omit<One, 'id'> : never) : never
export type Reply = { readonly seq: number } | { readonly fault: Fault }

export type ClientConfig = {
  readonly address: string
  readonly table: string
  readonly key?: string
  readonly since?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly onText?: (text: string) => void
}

/** Connects and waits for its welcome. */
export async function connect(config: ClientConfig): Promise<Client> {
  const { address, table, key, since, headers = {}, onText } = config
  const socket = new WebSocket(`${address.replace(/^http/, 'ws')}api/tables/${table}/socket`, { headers })
  const hearers = new Set<(message: ServerMessage, text: string) => void>()
  const replies = new Map<number, (reply: Reply) => void>()
  let greeting: Welcome | null = null
  let info: TableInfo | null = null
  let sight: Required<SeatView> | null = null
  let entries: readonly Entry[] = []
  let talk: readonly Talk[] = []
  let seq = 0
  let ids = 0

  function see(next: SeatView | null): void {
    if (next === null) return
    const legacy = next.legacy ?? sight?.legacy
    if (legacy === undefined) throw new Error('a sight without a campaign')
    sight = { ...next, legacy }
  }

  function hear(message: ServerMessage): void {
    if ('seq' in message && message.type !== 'done') seq = message.seq
    switch (message.type) {
      case 'welcome':
        greeting = message
        info = message.table
        entries = message.isWhole ? message.entries : [...entries, ...message.entries]
        talk = [...talk, ...message.talk]
        see(message.sight)
        break
      case 'step':
        entries = message.entry.step === 0 ? [message.entry] : [...entries, message.entry]
        see(message.sight)
        break
      case 'undone':
        entries = entries.filter((entry) => entry.step <= message.step)
        see(message.sight)
        break
      case 'packed-up':
        entries = []
        see(message.sight)
        break
      case 'table':
        info = message.table
        break
      case 'talk':
        talk = [...talk, message.talk]
        break
      case 'done':
        replies.get(message.id)?.({ seq: message.seq })
        break
      case 'refused':
        if (message.id !== null) replies.get(message.id)?.({ fault: message.fault })
        break
      case 'bye':
        break
    }
  }

  const closed = new Promise<number>((resolve) => {
    socket.on('close', (code) => {
      for (const reply of replies.values())
        reply({ fault: { code: 'stopping', detail: 'the connection was lost' } })
      resolve(code)
    })
  })

  const client: Client = {
    seq: () => seq,
    welcome: () => greeting ?? missing(),
    table: () => info ?? missing(),
    sight: () => sight,
    entries: () => entries,
    talk: () => talk,
    ask: (request) =>
      new Promise((resolve) => {
        ids += 1
        const id = ids
        replies.set(id, (reply) => {
          replies.delete(id)
          resolve(reply)
        })
        if (socket.readyState !== socket.OPEN)
          resolve({ fault: { code: 'stopping', detail: 'the connection was lost' } })
        else socket.send(JSON.stringify({ ...request, id } satisfies ClientMessage))
      }),
    sendRaw: (text) => socket.send(text),
    until: (isTrue, within = 20_000) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          hearers.delete(look)
          reject(new Error(`waited in vain at seq ${seq}: ${isTrue.toString()}`))
        }, within)
        const look = (): void => {
          if (!isTrue(client)) return
          clearTimeout(timer)
          hearers.delete(look)
          resolve()
        }
        hearers.add(look)
        look()
      }),
    onMessage: (listener) => hearers.add(listener),
    closed,
    close: () => socket.close(),
  }

  await new Promise<void>((resolve, reject) => {
    socket.on('error', reject)
    void closed.then((code) => reject(new Error(`closed with ${code}`)))
    socket.on('open', () =>
      socket.send(
        JSON.stringify({
          type: 'hello',
          protocol: PROTOCOL,
          ...(key === undefined ? {} : { key }),
          ...(since === undefined ? {} : { since }),
        } satisfies ClientMessage),
      ),
    )
    socket.on('message', (data: Buffer) => {
      const text = data.toString('utf8')
      onText?.(text)
      const message = JSON.parse(text) as ServerMessage
      hear(message)
      for (const hearer of hearers) hearer(message, text)
      if (message.type === 'welcome') resolve()
    })
  })
  return client
}

function missing(): never {
  throw new Error('not welcomed yet')
}
