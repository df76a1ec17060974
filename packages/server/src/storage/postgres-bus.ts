import pg from 'pg'
import { type Bus, type BusListener, gathered, receive } from './bus.ts'
import { keepConnected, type Line } from './keep-connected.ts'

export const ENTRIES = 'charterstone_entries'
/** Milliseconds. */
const ANSWER_WITHIN = 3000

/** LISTEN and NOTIFY, on a connection of its own to `url`. When it breaks, the bus connects again and reports a gap. */
export function makePostgresBus(url: string, notify: (text: string) => void): Bus {
  const listeners: BusListener[] = []
  const { publish, stop } = gathered(notify)

  async function open(onBroken: () => void): Promise<Line> {
    const client = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: ANSWER_WITHIN,
      query_timeout: ANSWER_WITHIN,
    })
    client.on('error', onBroken)
    client.on('end', onBroken)
    client.on('notification', ({ payload = '' }) => receive(payload, listeners))
    try {
      await client.connect()
      await client.query(`listen ${ENTRIES}`)
    } catch (error) {
      client.end().catch(() => undefined)
      throw error
    }
    return { ping: () => client.query('select 1'), end: () => client.end() }
  }

  const line = keepConnected(open, () => {
    for (const { onGap } of listeners) onGap()
  })
  return {
    start: line.start,
    publish,
    listen: (listener) => listeners.push(listener),
    close: () => {
      stop()
      return line.close()
    },
  }
}
