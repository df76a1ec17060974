import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export type Metrics = ReturnType<typeof makeMetrics>

const SECONDS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5]

/** The metrics of `/metrics`. */
export function makeMetrics(gauges: {
  readonly tables: () => number
  readonly sockets: () => number
  readonly unread: () => number
  /** What waits, by the name of its queue. */
  readonly waiting: Readonly<Record<string, () => number>>
}) {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const gauge = (name: string, help: string, read: () => number): void => {
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read())
      },
    })
  }
  gauge('charterstone_tables_loaded', 'Tables in memory', gauges.tables)
  gauge('charterstone_sockets', 'Open connections', gauges.sockets)
  gauge('charterstone_unread_bytes', 'Bytes that wait for connections that read slowly', gauges.unread)
  new Gauge({
    name: 'charterstone_waiting',
    help: 'Questions to bots and jobs that wait, by queue',
    labelNames: ['queue'],
    registers,
    collect() {
      for (const [queue, read] of Object.entries(gauges.waiting)) this.set({ queue }, read())
    },
  })
  return {
    registry,
    loads: new Histogram({
      name: 'charterstone_table_load_seconds',
      help: 'Loading a table that was not in memory',
      buckets: SECONDS,
      registers,
    }),
    expired: new Counter({
      name: 'charterstone_tables_expired_total',
      help: 'Tables that never began and were deleted',
      registers,
    }),
    archived: new Counter({
      name: 'charterstone_tables_archived_total',
      help: 'Tables at rest that were archived',
      registers,
    }),
    limited: new Counter({
      name: 'charterstone_limited_total',
      help: 'Requests, messages and connections beyond a limit, by limit',
      labelNames: ['limit'],
      registers,
    }),
    byes: new Counter({
      name: 'charterstone_byes_total',
      help: 'Connections that the server ended, by reason',
      labelNames: ['reason'],
      registers,
    }),
    behind: new Counter({
      name: 'charterstone_behind_total',
      help: 'Connections that read too slowly and got the latest view later',
      registers,
    }),
    entries: new Counter({
      name: 'charterstone_entries_total',
      help: 'Entries written by this process',
      labelNames: ['kind'],
      registers,
    }),
    refused: new Counter({
      name: 'charterstone_refused_total',
      help: 'Messages and requests refused',
      labelNames: ['code'],
      registers,
    }),
    passedOn: new Counter({
      name: 'charterstone_passed_on_total',
      help: 'Requests and connections passed on to the process that owns the table',
      registers,
    }),
    setAside: new Counter({
      name: 'charterstone_tables_set_aside_total',
      help: 'Tables that were found to be damaged and set aside',
      registers,
    }),
    acknowledged: new Histogram({
      name: 'charterstone_acknowledged_seconds',
      help: 'From the arrival of a message to its durable entry',
      buckets: SECONDS,
      registers,
    }),
    thought: new Histogram({
      name: 'charterstone_bot_seconds',
      help: 'From a question to a bot to its answer',
      buckets: SECONDS,
      registers,
    }),
    notices: new Counter({
      name: 'charterstone_notices_total',
      help: 'Notices sent',
      labelNames: ['way', 'outcome'],
      registers,
    }),
  }
}
