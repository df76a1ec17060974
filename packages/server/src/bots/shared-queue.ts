import PgBoss from 'pg-boss'
import type { Log } from '../log.ts'
import { withStartupLock } from '../storage/postgres.ts'

/** The tables whose bots wait, in PostgreSQL. Any process with a free thread takes the next one. */
export type SharedQueue = {
  /** Adds a table whose bot is asked, unless it is in the queue already. */
  readonly put: (table: string, seq: number, priority: number) => Promise<void>
  readonly close: () => Promise<void>
}

const QUEUE = 'bots'
/** Seconds. */
const POLL_EVERY = 0.5
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
  for (let worker = 0; worker < workers; worker++)
    await boss.work<Job>(QUEUE, { pollingIntervalSeconds: POLL_EVERY }, async ([job]) => {
      if (job !== undefined) await work(job.data.table)
    })
  return {
    put: async (table, seq, priority) => {
      await boss.send(QUEUE, { table } satisfies Job, {
        priority,
        singletonKey: `${table}:${seq}`,
        expireInSeconds: GIVE_UP_AFTER,
        retryLimit: 2,
      })
    },
    close: () => boss.stop({ graceful: true, timeout: 5000 }),
  }
}
