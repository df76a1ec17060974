import pg from 'pg'
import { type Bus, type BusListener, gathered, receive } from './bus.ts'

export const ENTRIES = 'charterstone_entries'
const FIRST_PAUSE = 50
const MAX_PAUSE = 5000
/** Milliseconds. A connection that is frozen breaks no other way. */
const PING_EVERY = 3000
const ANSWER_WITHIN = 3000

/** LISTEN and NOTIFY, on a connection of its own to `url`. When it breaks, the bus connects again and reports a gap. */
export function makePostgresBus(url: string, notify: (text: string) => void): Bus {
  const listeners: BusListener[] = []
  let client: pg.Client | null = null
  let isClosed = false
  const { publish, stop } = gathered(notify)

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
    next.on('notification', ({ payload = '' }) => receive(payload, listeners))
    await next.connect()
    await next.query(`listen ${ENTRIES}`)
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
        for (const { onGap } of listeners) onGap()
        return
      } catch {
        // The database is still unreachable; the next round tries again.
      }
    }
  }

  return {
    start: connect,
    publish,
    listen: (listener) => listeners.push(listener),
    close: async () => {
      isClosed = true
      stop()
      await client?.end()
    },
  }
}
