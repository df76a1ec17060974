import pg from 'pg'
import type { Bus, BusListener } from './bus.ts'

export const ENTRIES = 'charterstone_entries'
const MESSAGES = 'charterstone_said'
const FIRST_PAUSE = 50
const MAX_PAUSE = 5000
/** Milliseconds. A connection that is frozen breaks no other way. */
const PING_EVERY = 3000
const ANSWER_WITHIN = 3000

export type PostgresBus = Bus & { readonly close: () => Promise<void> }

/** Listens on a connection of its own. When it breaks, the bus connects again and reports a gap. */
export function makePostgresBus(url: string, notify: (text: string, channel: string) => void): PostgresBus {
  const listeners: BusListener[] = []
  let client: pg.Client | null = null
  let isClosed = false

  async function connect(): Promise<void> {
    const next = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: ANSWER_WITHIN,
      query_timeout: ANSWER_WITHIN,
    })
    let isBroken = false
    const broken = (): void => {
      if (isBroken) return
      isBroken = true
      next.end().catch(() => undefined)
      if (client !== next) return
      client = null
      if (!isClosed) void reconnect()
    }
    next.on('error', broken)
    next.on('end', broken)
    next.on('notification', ({ channel, payload = '' }) => receive(channel, payload))
    await next.connect()
    await next.query(`listen ${ENTRIES}`)
    await next.query(`listen ${MESSAGES}`)
    if (isClosed) {
      await next.end()
      return
    }
    client = next
    const pings = setInterval(() => {
      if (isBroken || isClosed) clearInterval(pings)
      else next.query('select 1').catch(broken)
    }, PING_EVERY).unref()
  }

  async function reconnect(): Promise<void> {
    for (let pause = FIRST_PAUSE; !isClosed; pause = Math.min(pause * 2, MAX_PAUSE)) {
      await new Promise((resolve) => setTimeout(resolve, pause))
      try {
        await connect()
        for (const { onGap } of listeners) onGap?.()
        return
      } catch {
        // The database is still unreachable; the next round tries again.
      }
    }
  }

  function receive(channel: string, payload: string): void {
    for (const { onEntry, onMessage } of listeners) {
      if (channel === MESSAGES) onMessage?.(payload)
      else
        for (const name of payload.split(',')) {
          const [table = '', seq = ''] = name.split(':')
          onEntry?.(table, Number(seq))
        }
    }
  }

  return {
    start: connect,
    publish: (text) => notify(text, MESSAGES),
    listen: (listener) => listeners.push(listener),
    close: async () => {
      isClosed = true
      await client?.end()
    },
  }
}
