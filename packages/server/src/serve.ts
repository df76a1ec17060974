import { randomBytes } from 'node:crypto'
import { createBotPool } from '@charterstone/bots/pool'
import { makeDriver } from './bots/driver.ts'
import { openSharedQueue, type SharedQueue } from './bots/shared-queue.ts'
import { box } from './box.ts'
import type { Config } from './config.ts'
import { makeWorkshops } from './files/workshops.ts'
import { makeApp } from './http/app.ts'
import type { Service } from './http/desk.ts'
import { makeLog } from './log.ts'
import { makeMetrics } from './metrics.ts'
import { makePost } from './notices/post.ts'
import { makeTransports, type Transports } from './notices/transport.ts'
import { makeHub } from './socket/hub.ts'
import { openStorage } from './storage/storage.ts'
import { makeSweep } from './sweep.ts'
import { makeTables } from './table/tables.ts'

export type Server = {
  /** Where it can be reached. */
  readonly address: string
  readonly service: Service
  /** Looks at once after what is due. */
  readonly sweep: () => Promise<void>
  /** Writes what is under way, tells everybody and closes. */
  readonly stop: () => Promise<void>
}

/** What lies outside; a test brings its own. */
export type World = { readonly clock?: () => number; readonly transports?: Transports }

const SWEEP_EVERY = 5000
/** More tables than this for each thread, and PostgreSQL carries the queue. */
const WAITING_PER_THREAD = 4

/** Starts everything. */
export async function startServer(
  config: Config,
  { clock = Date.now, transports = makeTransports(config) }: World = {},
): Promise<Server> {
  const log = makeLog(config.LOG_LEVEL)
  const storage = await openStorage({ databaseUrl: config.DATABASE_URL, dataDir: config.DATA_DIR })
  const tables = makeTables({
    storage,
    box,
    clock,
    most: config.TABLES_IN_MEMORY,
    onSetAside: (id, why) => {
      metrics.setAside.inc()
      log.error({ err: why, table: id }, 'a table is damaged and was set aside; see docs/hosting.md')
    },
  })
  const hub = makeHub({ box, tables, bus: storage.bus, process: randomBytes(6).toString('hex'), clock })
  const metrics = makeMetrics({ tables: tables.count, sockets: hub.count })
  tables.watch({
    onOpen: () => undefined,
    onChange: (_table, _changes, { body }, isOwn) => {
      if (isOwn) metrics.entries.inc({ kind: body.kind })
    },
    onLost: () => undefined,
    isNeeded: () => false,
  })
  const pool = createBotPool(box.engine.catalogue, Math.max(1, config.BOT_THREADS))
  let queue: SharedQueue | null = null
  const driver = makeDriver({
    tables,
    think: pool.run,
    most: config.BOT_THREADS * WAITING_PER_THREAD,
    share: config.DATABASE_URL === undefined ? null : async (table, seq) => queue?.put(table, seq),
    log,
    metrics,
  })
  if (config.DATABASE_URL !== undefined)
    queue = await openSharedQueue(config.DATABASE_URL, config.BOT_THREADS, driver.answerAt, log)
  const publicUrl = new URL('/', config.PUBLIC_URL ?? `http://${config.HOST}:${config.PORT}`).href
  const workshops = makeWorkshops(config)
  let isStopping = false
  const service: Service = {
    config,
    storage,
    tables,
    hub,
    box,
    workshops,
    log,
    metrics,
    transports,
    publicUrl,
    clock,
    isStopping: () => isStopping,
  }
  const post = makePost({
    storage,
    tables,
    transports,
    isOnline: (table, place) => hub.presence(table).places.has(place),
    publicUrl,
    patience: config.NOTICE_AFTER_SECONDS * 1000,
    clock,
    log,
    metrics,
  })
  const sweep = makeSweep({
    storage,
    tables,
    drive: driver.drive,
    deliver: post.deliver,
    clock,
    log,
    every: SWEEP_EVERY,
  })
  const app = await makeApp(service)

  async function stop(): Promise<void> {
    if (isStopping) return
    isStopping = true
    await sweep.close()
    await queue?.close()
    await driver.close()
    await Promise.all([workshops.imports.close(), workshops.replays.close()])
    await tables.close()
    hub.close()
    await app.close()
    await pool.close()
    await storage.close()
  }

  try {
    if (config.ROLE === 'server') await app.listen({ port: config.PORT, host: config.HOST })
  } catch (error) {
    await stop()
    throw error
  }
  return { address: addressOf(app.server.address(), config.HOST), service, sweep: sweep.round, stop }
}

function addressOf(bound: ReturnType<import('node:net').Server['address']>, host: string): string {
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return `http://${name}:${port}/`
}
