import { CLOSE, type ClientMessage, PROTOCOL, type Request, type ServerMessage } from '@charterstone/protocol'
import type { Problem } from './api.ts'

/** How the connection to a table is. The last three stay: a key that opens nothing, no such table, a damaged one. */
export type ConnectionStatus = 'connecting' | 'live' | 'lost' | 'revoked' | 'missing' | 'set-aside'

type Unsent<Each> = Each extends { readonly id: number } ? Omit<Each, 'id'> : never
/** A request before it bears its number. */
export type UnsentRequest = Unsent<Request>

type ConnectionProps = {
  readonly table: string
  /** The last sequence number seen. */
  readonly since: () => number | null
  readonly seat: () => number | null
  readonly onMessage: (message: ServerMessage) => void
  readonly onStatus: (status: ConnectionStatus) => void
}

export type TableConnection = {
  /** Undefined when it is done and durable. */
  readonly ask: (wish: UnsentRequest) => Promise<Problem | undefined>
  /** Connects anew at once: as another seat, or when somebody does not want to wait. */
  readonly renew: () => void
  readonly close: () => void
}

const WAITS = { first: 300, most: 5000 }
/** A silent connection is asked whether it still lives. */
const PULSE = { every: 20_000, patience: 8_000 }
/** Codes after which it is of no use to connect again. */
const FINAL = new Map<number, ConnectionStatus>([
  [CLOSE.noKey, 'revoked'],
  [CLOSE.noTable, 'missing'],
  [CLOSE.setAside, 'set-aside'],
])

/** A connection to a table that mends itself: whoever uses it hears everything once and in order. */
export function connectTable({ table, since, seat, onMessage, onStatus }: ConnectionProps): TableConnection {
  let socket: WebSocket | null = null
  let isClosed = false
  let isWelcome = false
  let attempts = 0
  let retry: ReturnType<typeof setTimeout> | undefined
  let pulse: ReturnType<typeof setTimeout> | undefined
  let ids = 0
  const asked = new Map<number, (problem: Problem | undefined) => void>()

  function connect(): void {
    clearTimeout(retry)
    if (isClosed) return
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const own = new WebSocket(`${scheme}://${location.host}/api/tables/${table}/socket`)
    socket = own
    own.onopen = () => send({ type: 'hello', protocol: PROTOCOL, ...helloOf() })
    own.onmessage = ({ data }) => {
      if (socket === own) receive(JSON.parse(String(data)) as ServerMessage)
    }
    own.onclose = ({ code }) => {
      if (socket === own) lose(code)
    }
  }

  function helloOf() {
    const last = since()
    const place = seat()
    return { ...(last !== null && { since: last }), ...(place !== null && { seat: place }) }
  }

  function send(message: ClientMessage): void {
    socket?.send(JSON.stringify(message))
  }

  function receive(message: ServerMessage): void {
    beat()
    switch (message.type) {
      case 'welcome':
        isWelcome = true
        attempts = 0
        onMessage(message)
        onStatus('live')
        break
      case 'done':
        settle(message.id, undefined)
        break
      case 'refused':
        // A message that was not even read bears no number: whatever waits has not been done.
        for (const id of message.id === null ? [...asked.keys()] : [message.id]) settle(id, message.fault)
        break
      case 'bye':
        if (message.reason === 'stopping') attempts = 0
        break
      default:
        onMessage(message)
    }
  }

  function settle(id: number, problem: Problem | undefined): void {
    asked.get(id)?.(problem)
    asked.delete(id)
  }

  /** Whatever waits for an answer of the connection that is over will not get one. */
  function letGo(): void {
    socket = null
    isWelcome = false
    clearTimeout(pulse)
    for (const id of [...asked.keys()]) settle(id, { code: 'lost' })
  }

  function lose(code: number): void {
    letGo()
    if (isClosed) return
    const final = FINAL.get(code)
    if (final !== undefined) {
      onStatus(final)
      return
    }
    onStatus('lost')
    // Not all at once after the server has been away.
    const wait = Math.min(WAITS.most, WAITS.first * 2 ** attempts) * (0.7 + Math.random() * 0.6)
    attempts += 1
    if (navigator.onLine) retry = setTimeout(connect, wait)
  }

  function beat(): void {
    clearTimeout(pulse)
    pulse = setTimeout(() => {
      void ask({ type: 'ping' })
      pulse = setTimeout(drop, PULSE.patience)
    }, PULSE.every)
  }

  /** The other side does not hear: no use in waiting until the network notices. */
  function drop(): void {
    const own = socket
    if (own === null) return
    lose(0)
    own.close()
  }

  function renew(): void {
    const own = socket
    letGo()
    own?.close()
    attempts = 0
    connect()
  }

  function ask(wish: UnsentRequest): Promise<Problem | undefined> {
    if (!isWelcome) return Promise.resolve({ code: 'lost' })
    ids += 1
    const id = ids
    return new Promise((resolve) => {
      asked.set(id, resolve)
      send({ ...wish, id })
    })
  }

  const comeBack = () => {
    if (socket === null && document.visibilityState === 'visible') renew()
  }
  addEventListener('online', comeBack)
  addEventListener('offline', drop)
  document.addEventListener('visibilitychange', comeBack)
  onStatus('connecting')
  connect()
  return {
    ask,
    renew,
    close: () => {
      isClosed = true
      clearTimeout(retry)
      clearTimeout(pulse)
      removeEventListener('online', comeBack)
      removeEventListener('offline', drop)
      document.removeEventListener('visibilitychange', comeBack)
      socket?.close()
    },
  }
}
