import { CLOSE, type ClientMessage, PROTOCOL, type Request, type ServerMessage } from '@charterstone/protocol'
import type { Clock } from '../session/clock.ts'
import type { Problem } from './api.ts'
import type { Network, Socket } from './network.ts'

/** The last three are final: the key was revoked, there is no such table, or the table is damaged. */
export type ConnectionStatus = 'connecting' | 'live' | 'lost' | 'revoked' | 'missing' | 'set-aside'

type WithoutId<Each> = Each extends { readonly id: number } ? Omit<Each, 'id'> : never
/** A request before it gets its number. */
export type UnsentRequest = WithoutId<Request>

export type ConnectionProps = {
  readonly table: string
  /** The last sequence number seen; null for none. */
  readonly since: () => number | null
  /** The seat to play, of several that this device holds; null for the first. */
  readonly seat: () => number | null
  readonly onMessage: (message: ServerMessage) => void
  readonly onStatus: (status: ConnectionStatus) => void
}

export type TableConnection = {
  /** Undefined when the server has done it and stored it. */
  readonly request: (unsent: UnsentRequest) => Promise<Problem | undefined>
  /** Connects again at once: as another seat, or when a person does not want to wait. */
  readonly renew: () => void
  readonly close: () => void
}

/** Milliseconds before the first retry, and at most. */
const RETRY = { first: 300, max: 5000 }
/** Milliseconds of silence before a ping, and how long its reply may take. */
const PULSE = { every: 20_000, patience: 8_000 }
/** Close codes after which it is of no use to connect again. */
const FINAL: Readonly<Record<number, ConnectionStatus>> = {
  [CLOSE.noKey]: 'revoked',
  [CLOSE.noTable]: 'missing',
  [CLOSE.setAside]: 'set-aside',
}

/** A connection to a table that reconnects when it is lost: its user gets every message once and in order. */
export function connectTable(
  { table, since, seat, onMessage, onStatus }: ConnectionProps,
  { network, clock }: { readonly network: Network; readonly clock: Clock },
): TableConnection {
  let socket: Socket | null = null
  let isClosed = false
  /** After a final close code only a person connects again. */
  let isFinal = false
  let isWelcome = false
  /** The number that the view came with which the next patch changes. */
  let base = -1
  /** False for a server of an earlier version, which refuses a hello that mentions patches. */
  let takesPatches = true
  let attempts = 0
  let cancelRetry = (): void => undefined
  let cancelPulse = (): void => undefined
  let lastId = 0
  const waiting = new Map<number, (problem: Problem | undefined) => void>()

  function connect(): void {
    cancelRetry()
    if (isClosed) return
    const own: Socket = network.openSocket(`/api/tables/${table}/socket`, {
      onOpen: () => {
        if (socket === own) greet()
      },
      onText: (text) => {
        if (socket === own) receive(JSON.parse(text) as ServerMessage)
      },
      onClose: (code) => {
        if (socket === own) lose(code)
      },
    })
    socket = own
  }

  function greet(): void {
    send({ type: 'hello', protocol: PROTOCOL, ...position(), ...(takesPatches && { patches: true }) })
  }

  function position() {
    const [seen, chosen] = [since(), seat()]
    return { ...(seen !== null && { since: seen }), ...(chosen !== null && { seat: chosen }) }
  }

  function send(message: ClientMessage): void {
    socket?.send(JSON.stringify(message))
  }

  function receive(message: ServerMessage): void {
    startPulse()
    switch (message.type) {
      case 'welcome':
        isWelcome = true
        attempts = 0
        base = message.seq
        onMessage(message)
        onStatus('live')
        break
      case 'done':
        settle(message.id, undefined)
        break
      case 'step':
      case 'undone':
      case 'packed-up':
        base = message.seq
        onMessage(message)
        break
      case 'patch':
        // The view that it changes is missing here: a new connection brings a whole one.
        if (message.base !== base) renew()
        else {
          base = message.seq
          onMessage(message)
        }
        break
      case 'refused':
        if (!isWelcome && takesPatches && message.fault.code === 'bad-message') {
          takesPatches = false
          greet()
          break
        }
        // A message that could not be read has no number: nothing that waits has been done.
        for (const id of message.id === null ? [...waiting.keys()] : [message.id]) settle(id, message.fault)
        break
      case 'bye':
        if (message.reason === 'stopping') attempts = 0
        break
      default:
        onMessage(message)
    }
  }

  function settle(id: number, problem: Problem | undefined): void {
    waiting.get(id)?.(problem)
    waiting.delete(id)
  }

  /** No request of the socket that is gone will get its reply. */
  function detach(): void {
    socket = null
    isWelcome = false
    cancelPulse()
    for (const id of [...waiting.keys()]) settle(id, { code: 'lost' })
  }

  function lose(code: number): void {
    detach()
    if (isClosed) return
    const final = FINAL[code]
    if (final !== undefined) {
      isFinal = true
      onStatus(final)
      return
    }
    onStatus('lost')
    const wait = Math.min(RETRY.max, RETRY.first * 2 ** attempts) * (0.7 + network.random() * 0.6)
    attempts += 1
    if (network.isOnline()) cancelRetry = clock.after(wait, connect)
  }

  function startPulse(): void {
    cancelPulse()
    cancelPulse = clock.after(PULSE.every, () => {
      void request({ type: 'ping' })
      cancelPulse = clock.after(PULSE.patience, drop)
    })
  }

  /** The other end does not answer: there is no use in waiting until the network notices. */
  function drop(): void {
    const own = socket
    if (own === null) return
    lose(0)
    own.close()
  }

  function renew(): void {
    const own = socket
    detach()
    own?.close()
    isFinal = false
    attempts = 0
    connect()
  }

  function request(unsent: UnsentRequest): Promise<Problem | undefined> {
    if (!isWelcome) return Promise.resolve({ code: 'lost' })
    lastId += 1
    const id = lastId
    return new Promise((resolve) => {
      waiting.set(id, resolve)
      send({ ...unsent, id })
    })
  }

  const stopWatching = network.watch((change) => {
    if (change === 'offline') drop()
    else if (socket === null && !isFinal && network.isVisible()) renew()
  })
  onStatus('connecting')
  connect()
  return {
    request,
    renew,
    close: () => {
      isClosed = true
      cancelRetry()
      stopWatching()
      const own = socket
      detach()
      own?.close()
    },
  }
}
