import pg from 'pg'
import type { Bus, Ears } from './bus.ts'

export const ENTRIES = 'charterstone_entries'
const SAID = 'charterstone_said'
const FIRST_PAUSE = 50
const LONGEST_PAUSE = 5000

export type PostgresBus = Bus & { readonly close: () => Promise<void> }

/** Listens on a connection of its own. When it breaks: connect again, listen again, and tell that something may be missing. */
export function makePostgresBus(url: string, notify: (text: string, channel: string) => void): PostgresBus {
  const ears: Ears[] = []
  let client: pg.Client | null = null
  let isClosed = false

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString: url, keepAlive: true })
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
    next.on('notification', ({ channel, payload = '' }) => hear(channel, payload))
    await next.connect()
    await next.query(`listen ${ENTRIES}`)
    await next.query(`listen ${SAID}`)
    if (isClosed) {
      await next.end()
      return
    }
    client = next
  }

  async function reconnect(): Promise<void> {
    for (let pause = FIRST_PAUSE; !isClosed; pause = Math.min(pause * 2, LONGEST_PAUSE)) {
      await new Promise((resolve) => setTimeout(resolve, pause))
      try {
        await connect()
        for (const { onGap } of ears) onGap()
        return
      } catch {
        // The database is still away; the next round tries again.
      }
    }
  }

  function hear(channel: string, payload: string): void {
    for (const { onEntry, onSaid } of ears) {
      if (channel === SAID) onSaid(payload)
      else
        for (const name of payload.split(',')) {
          const [table = '', seq = ''] = name.split(':')
          onEntry(table, Number(seq))
        }
    }
  }

  return {
    start: connect,
    say: (text) => notify(text, SAID),
    listen: (more) => ears.push(more),
    close: async () => {
      isClosed = true
      await client?.end()
    },
  }
}
