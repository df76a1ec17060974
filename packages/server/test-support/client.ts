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
import { PROTOCOL, patchSeatView } from '@charterstone/protocol'
import { WebSocket } from 'ws'

/** A client at a table that uses only documented messages. */
export type Client = {
  readonly seq: () => number
  readonly welcome: () => Welcome
  readonly table: () => TableInfo
  /** With the campaign, which messages leave out when it has not changed. */
  readonly seatView: () => Required<SeatView> | null
  readonly entries: () => readonly Entry[]
  readonly talk: () => readonly Talk[]
  /** Sends a request and waits for its reply. */
  readonly ask: (request: RequestBody) => Promise<Reply>
  readonly sendRaw: (text: string | Buffer) => void
  /** Resolves as soon as it is true; looks again at every message. */
  readonly until: (isTrue: (client: Client) => boolean, within?: number) => Promise<void>
  readonly onMessage: (listener: (message: ServerMessage, text: string) => void) => void
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
  /** Whether it takes patches instead of whole views. */
  readonly patches?: boolean
  readonly headers?: Readonly<Record<string, string>>
  readonly onText?: (text: string) => void
}

/** Connects and waits for its welcome. */
export async function connect(config: ClientConfig): Promise<Client> {
  const { address, table, key, since, patches, headers = {}, onText } = config
  const socket = new WebSocket(`${address.replace(/^http/, 'ws')}api/tables/${table}/socket`, { headers })
  const listeners = new Set<(message: ServerMessage, text: string) => void>()
  const replies = new Map<number, (reply: Reply) => void>()
  let greeting: Welcome | null = null
  let info: TableInfo | null = null
  let view: Required<SeatView> | null = null
  let entries: readonly Entry[] = []
  let talk: readonly Talk[] = []
  let seq = 0
  /** The number that the view came with. */
  let base = 0
  let ids = 0

  function showView(next: SeatView | null): void {
    if (next === null) return
    const legacy = next.legacy ?? view?.legacy
    if (legacy === undefined) throw new Error('the first view has no campaign')
    view = { ...next, legacy }
  }

  function receive(message: ServerMessage): void {
    if ('seq' in message && message.type !== 'done') seq = message.seq
    switch (message.type) {
      case 'welcome':
        greeting = message
        info = message.table
        entries = message.isWhole ? message.entries : [...entries, ...message.entries]
        talk = [...talk, ...message.talk]
        showView(message.sight)
        break
      case 'step':
        entries = message.entry.step === 0 ? [message.entry] : [...entries, message.entry]
        showView(message.sight)
        break
      case 'patch':
        if (view === null || message.base !== base)
          throw new Error(`a patch of ${message.base} after ${base}`)
        entries = [...entries, message.entry]
        view = patchSeatView(view, message.patch)
        break
      case 'undone':
        entries = entries.filter((entry) => entry.step <= message.step)
        showView(message.sight)
        break
      case 'packed-up':
        entries = []
        showView(message.sight)
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
    if ('sight' in message || 'patch' in message) base = message.seq
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
    seatView: () => view,
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
          listeners.delete(look)
          reject(new Error(`waited in vain at seq ${seq}: ${isTrue.toString()}`))
        }, within)
        const look = (): void => {
          if (!isTrue(client)) return
          clearTimeout(timer)
          listeners.delete(look)
          resolve()
        }
        listeners.add(look)
        look()
      }),
    onMessage: (listener) => listeners.add(listener),
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
          ...(patches === undefined ? {} : { patches }),
        } satisfies ClientMessage),
      ),
    )
    socket.on('message', (data: Buffer) => {
      const text = data.toString('utf8')
      onText?.(text)
      const message = JSON.parse(text) as ServerMessage
      receive(message)
      for (const listener of listeners) listener(message, text)
      if (message.type === 'welcome') resolve()
    })
  })
  return client
}

function missing(): never {
  throw new Error('not welcomed yet')
}
