import PgBoss from 'pg-boss'
import type { Log } from '../log.ts'
import { oneAtATime } from '../storage/postgres.ts'

/** Tables whose bots wait, in PostgreSQL: whichever process has time takes the next one. */
export type SharedQueue = {
  /** Says that a bot of this table is asked; nothing more when it was said before. */
  readonly put: (table: string, seq: number) => Promise<void>
  readonly close: () => Promise<void>
}

const QUEUE = 'bots'
const LOOK_EVERY = 0.5
const GIVE_UP_AFTER = 300

type Job = { readonly table: string }

/** `work` lets the bots of a table answer; so many tables at once. */
export async function openSharedQueue(
  url: string,
  hands: number,
  work: (table: string) => Promise<void>,
  log: Log,
): Promise<SharedQueue> {
  const boss = new PgBoss({ connectionString: url, schema: 'charterstone_queue', max: 4 })
  boss.on('error', (error) => log.warn({ err: error }, 'the queue of bots'))
  // Two that make the queue at once would each wait for the other's lock, and one of them would not start.
  await oneAtATime(url, async () => {
    await boss.start()
    await boss.createQueue(QUEUE, { name: QUEUE, policy: 'short' })
  })
  for (let hand = 0; hand < hands; hand++)
    await boss.work<Job>(QUEUE, { pollingIntervalSeconds: LOOK_EVERY }, async ([job]) => {
      if (job !== undefined) await work(job.data.table)
    })
  return {
    put: async (table, seq) => {
      await boss.send(QUEUE, { table } satisfies Job, {
        singletonKey: `${table}:${seq}`,
        expireInSeconds: GIVE_UP_AFTER,
        retryLimit: 2,
      })
    },
    close: () => boss.stop({ graceful: true, timeout: 5000 }),
  }
}
