import { createBotPool } from '@charterstone/bots/pool'
import { archiveTables } from './archive-tables.ts'
import { makeDriver } from './bots/driver.ts'
import { makeFairThink, SPARE_THREADS } from './bots/fair-think.ts'
import { makeOrigins } from './bots/origins.ts'
import type { SharedQueue } from './bots/shared-queue.ts'
import { makeAddressHashes } from './carry/address.ts'
import type { Config } from './config.ts'
import { expireTables } from './expire-tables.ts'
import { makeJobThreads } from './files/job-threads.ts'
import { makeApp } from './http/app.ts'
import type { Service } from './http/service.ts'
import { makeLimits } from './limits/limits.ts'
import { makeLog } from './log.ts'
import { makeMetrics } from './metrics.ts'
import { makeNotifier } from './notices/notifier.ts'
import { makeTransports, type Transports } from './notices/transport.ts'
import { peerUrlOf } from './owners/peer-url.ts'
import { freeBytesOf, makeReadiness } from './readiness.ts'
import { ruleset } from './ruleset.ts'
import { serverSecret } from './server-secret.ts'
import { makeHub } from './socket/hub.ts'
import { makeOutbox } from './socket/outbox.ts'
import { makeCodes } from './storage/codes.ts'
import { lockFolder } from './storage/folder-lock.ts'
import { openStorage } from './storage/storage.ts'
import { makeSweep } from './sweep.ts'
import { makeTables } from './table/tables.ts'

export type Server = {
  /** The URL that the server listens at. */
  readonly address: string
  readonly service: Service
  /** Runs one round of the sweep now. */
  readonly sweep: () => Promise<void>
  /** Finishes running work, informs all connections and closes. */
  readonly stop: () => Promise<void>
}

/** Dependencies that a test replaces. */
export type Dependencies = {
  readonly clock?: () => number
  /** A clock that never goes back, in milliseconds. */
  readonly monotonic?: () => number
  readonly transports?: Transports
}

const SWEEP_EVERY = 5000
/** A connection that reads slowly: bytes that may wait for it, and milliseconds until it must have read them. */
const UNREAD = { forSocket: 512_000, patience: 10_000 }
/** Tables that wait for each bot thread; beyond this, they go to the shared queue in PostgreSQL. */
const WAITING_PER_THREAD = 4

/** Starts all parts of the server. */
export async function startServer(
  config: Config,
  {
    clock = Date.now,
    monotonic = () => performance.now(),
    transports = makeTransports(config),
  }: Dependencies = {},
): Promise<Server> {
  const log = makeLog(config.LOG_LEVEL)
  const lock = config.DATABASE_URL === undefined ? lockFolder(config.DATA_DIR) : null
  const storage = await openStorage({
    databaseUrl: config.DATABASE_URL,
    directUrl: config.DATABASE_DIRECT_URL,
    busUrl: config.BUS_URL,
    maxConnections: config.DATABASE_CONNECTIONS,
    dataDir: config.DATA_DIR,
    onWait: (error) =>
      log.warn({ err: error }, 'the database does not answer yet; trying again for 30 seconds'),
  }).catch((error: unknown) => {
    lock?.release()
    throw error
  })
  const tables = makeTables({
    storage,
    ruleset,
    clock,
    maxLoaded: config.TABLES_IN_MEMORY,
    idleAfter: config.TABLE_IDLE_SECONDS * 1000,
    onLoad: (seconds) => metrics.loads.observe(seconds),
    onSetAside: (id, why) => {
      metrics.setAside.inc()
      log.error({ err: why, table: id }, 'a table is damaged and was set aside; see docs/hosting.md')
    },
  })
  const outbox = makeOutbox({
    maxWaiting: { forSocket: UNREAD.forSocket, inAll: config.UNREAD_MEGABYTES * 1_000_000 },
    patience: UNREAD.patience,
    clock: monotonic,
    onBehind: () => metrics.behind.inc(),
    onBye: (reason) => metrics.byes.inc({ reason }),
  })
  const hub = makeHub({ ruleset, tables, outbox })
  const jobThreads = makeJobThreads(config)
  const metrics = makeMetrics({
    tables: tables.count,
    sockets: hub.count,
    unread: outbox.waiting,
    waiting: {
      bots: () => fairThink.waiting(),
      imports: jobThreads.imports.waiting,
      replays: jobThreads.replays.waiting,
    },
  })
  const limits = makeLimits({
    config,
    clock: monotonic,
    onLimited: (limit) => metrics.limited.inc({ limit }),
  })
  let wasUrlShared = false
  storage.leases.onBeat(({ isUrlShared }) => {
    if (isUrlShared && !wasUrlShared)
      log.error('another process on this database has the same PEER_URL; give each process its own')
    wasUrlShared = isUrlShared
  })
  tables.watch({
    onChange: (_table, _changes, { body }, isOwn) => {
      if (isOwn) metrics.entries.inc({ kind: body.kind })
    },
  })
  const pool = createBotPool(ruleset.engine.catalogue, Math.max(1, config.BOT_THREADS) + SPARE_THREADS)
  const fairThink = makeFairThink(pool.run, Math.max(1, config.BOT_THREADS))
  const origins = makeOrigins()
  let queue: SharedQueue | null = null
  const driver = makeDriver({
    tables,
    think: fairThink.think,
    origins,
    maxAtOnce: config.BOT_THREADS * WAITING_PER_THREAD,
    enqueue:
      config.DATABASE_URL === undefined
        ? null
        : async (table, seq, priority) => queue?.put(table, seq, priority),
    log,
    metrics,
  })
  const publicUrl = new URL('/', config.PUBLIC_URL ?? `http://${config.HOST}:${config.PORT}`).href
  let isStopping = false
  const service: Service = {
    config,
    storage,
    tables,
    hub,
    outbox,
    limits,
    ruleset,
    jobThreads,
    log,
    metrics,
    transports,
    publicUrl,
    clock,
    monotonic,
    isStopping: () => isStopping,
    readiness: makeReadiness({
      storage,
      isStopping: () => isStopping,
      freeBytes: () => (lock === null ? Promise.resolve(null) : freeBytesOf(config.DATA_DIR)),
      clock,
      monotonic,
    }),
    origins,
    addressHashes: makeAddressHashes(serverSecret(config)),
    codes: makeCodes(storage.db),
  }
  const notifier = makeNotifier({
    storage,
    tables,
    transports,
    isOnline: (table, holderId) => hub.presence(table).holderIds.has(holderId),
    publicUrl,
    delay: config.NOTICE_AFTER_SECONDS * 1000,
    clock,
    log,
    metrics,
  })
  const sweep = makeSweep({
    storage,
    tables,
    drive: driver.drive,
    deliver: notifier.deliver,
    tidyUp: async () => {
      const count = await expireTables({
        storage,
        tables,
        days: config.UNBEGUN_DAYS,
        isInUse: (id) => {
          const { holderIds, spectators } = hub.presence(id)
          return holderIds.size + spectators > 0
        },
        clock,
        log,
      })
      metrics.expired.inc(count)
      const days = config.ARCHIVE_DAYS
      metrics.archived.inc(await archiveTables({ storage, tables, days, clock, log }))
    },
    clock,
    log,
    every: SWEEP_EVERY,
  })
  const app = await makeApp(service)

  async function stop(): Promise<void> {
    if (isStopping) return
    isStopping = true
    await sweep.close()
    await notifier.close()
    await queue?.close()
    await driver.close()
    await Promise.all([jobThreads.imports.close(), jobThreads.replays.close()])
    await tables.close()
    await storage.leases.close()
    hub.close()
    outbox.close()
    await app.close()
    await pool.close()
    await storage.close()
    lock?.release()
  }

  try {
    if (config.ROLE === 'server') {
      await app.listen({ port: config.PORT, host: config.HOST })
      await storage.leases.start(peerUrlOf(config, addressOf(app.server.address(), config.HOST)))
    }
    if (config.DATABASE_URL !== undefined) {
      const { openSharedQueue } = await import('./bots/shared-queue.ts')
      queue = await openSharedQueue(
        config.DATABASE_DIRECT_URL ?? config.DATABASE_URL,
        config.BOT_THREADS,
        driver.answerAt,
        log,
      )
    }
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
