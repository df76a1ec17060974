import { setTimeout as wait } from 'node:timers/promises'
import PgBoss from 'pg-boss'
import type { Log } from '../log.ts'
import { withStartupLock } from '../storage/postgres.ts'
import { within } from '../within.ts'

/** The tables whose bots wait, in PostgreSQL. Any process with a free thread takes the next one. */
export type SharedQueue = {
  /** Adds a table whose bot is asked, unless it is in the queue already. */
  readonly put: (table: string, seq: number, priority: number) => Promise<void>
  readonly close: () => Promise<void>
}

const QUEUE = 'bots'
/** Milliseconds. */
const POLL_EVERY = 500
const STOP_WITHIN = 5000
/** Seconds. */
const GIVE_UP_AFTER = 300

type Job = { readonly table: string }

/** `work` lets the bots of a table answer; `workers` tables are worked on at once. */
export async function openSharedQueue(
  url: string,
  workers: number,
  work: (table: string) => Promise<void>,
  log: Log,
): Promise<SharedQueue> {
  const boss = new PgBoss({ connectionString: url, schema: 'charterstone_queue', max: 4 })
  boss.on('error', (error) => log.warn({ err: error }, 'the bot queue reports an error'))
  // Two processes that create the queue at once would deadlock, and one of them would not start.
  await withStartupLock(url, async () => {
    await boss.start()
    await boss.createQueue(QUEUE, { name: QUEUE, policy: 'short' })
  })
  const stopped = new AbortController()
  const loops = Array.from({ length: workers }, () => workUntilStopped(stopped.signal))

  // Not `boss.work`: it does not wait for the update of a finished job, and an error of that update would end the process.
  async function workUntilStopped(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const wasBusy = await workOnNext().catch((error: unknown) => {
        log.warn({ err: error }, 'the bot queue reports an error')
        return false
      })
      if (!wasBusy) await wait(POLL_EVERY, undefined, { signal }).catch(() => undefined)
    }
  }

  /** False when no table waits. A job that is not reported as finished expires, and a process takes it again. */
  async function workOnNext(): Promise<boolean> {
    const [job] = await boss.fetch<Job>(QUEUE, { batchSize: 1 })
    if (job === undefined) return false
    try {
      await within(GIVE_UP_AFTER * 1000, work(job.data.table))
    } catch (error) {
      await boss.fail(QUEUE, job.id, { reason: String(error) })
      return true
    }
    await boss.complete(QUEUE, job.id)
    return true
  }

  return {
    put: async (table, seq, priority) => {
      await boss.send(QUEUE, { table } satisfies Job, {
        priority,
        singletonKey: `${table}:${seq}`,
        expireInSeconds: GIVE_UP_AFTER,
        retryLimit: 2,
      })
    },
    close: async () => {
      stopped.abort()
      await within(STOP_WITHIN, Promise.all(loops)).catch(() => undefined)
      await boss.stop({ graceful: true, timeout: STOP_WITHIN })
    },
  }
}
