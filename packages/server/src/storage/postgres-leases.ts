import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { isSameSecret } from '../is-same-secret.ts'
import { type Beat, type Leases, OwnedElsewhere, type Owner } from './leases.ts'
import { untilItAnswers } from './until-it-answers.ts'

/** Milliseconds. A process that has not said for this long that it is alive has lost its tables. */
const ALIVE_FOR = 1500
const BEAT_EVERY = 300
const BEAT_WITHIN = 1000
const FORGET_AFTER = 3_600_000

/** The clock of the database: those of the machines may differ. */
const NOW = '(extract(epoch from clock_timestamp()) * 1000)::bigint'
const ALIVE = `seen_at > ${NOW} - ${ALIVE_FOR}`

const BEAT = `
  with mine as (
    insert into processes (id, url, secret, seen_at) values ($1, $2, $3, ${NOW})
    on conflict (id) do update set seen_at = ${NOW}
  ), forgotten as (delete from processes where seen_at < ${NOW} - ${FORGET_AFTER})
  select id, url from processes where ${ALIVE}
`
/**
 * Only one process can listen at an address: the one that was there before has ended, and nobody waits for its silence. One that
 * has not, on another machine, writes its row again at its next beat.
 */
const SUCCEED = 'delete from processes where url = $1 and id <> $2'
/** Waits for another process that does the same, and then sees that the table is owned. */
const ACQUIRE = `
  update tables set owner = $2, lease = lease + 1
  where id = $1 and (owner is null or owner = $2 or not exists (select from processes where id = tables.owner and ${ALIVE}))
  returning lease
`
const OWNER = `
  select processes.id as process, url, secret from tables join processes on processes.id = tables.owner
  where tables.id = $1 and processes.id <> $2 and ${ALIVE}
`
const ELSEWHERE = `
  select tables.id from tables join processes on processes.id = tables.owner
  where tables.id = any($1) and processes.id <> $2 and ${ALIVE}
`
const LOST = 'select id from tables where id = any($1) and owner is distinct from $2'
const EXISTS = 'select from tables where id = $1'

/** The leases of processes that share a database. `pool` serves requests; beats have a connection of their own. */
export function makePostgresLeases(url: string, pool: pg.Pool): Leases {
  const process = randomBytes(8).toString('base64url')
  const secret = randomBytes(24).toString('base64url')
  const listeners: ((beat: Beat) => void)[] = []
  const beats = new pg.Pool({
    connectionString: url,
    max: 1,
    connectionTimeoutMillis: BEAT_WITHIN,
    query_timeout: BEAT_WITHIN,
  })
  beats.on('error', () => undefined)
  beats.on('connect', (client) => client.on('error', () => undefined))
  let address: string | null = null
  let lastBeat = performance.now()
  let timer: NodeJS.Timeout | undefined
  let ended: Promise<void> | null = null

  async function beat(): Promise<void> {
    const { rows } = await beats.query<Pick<Owner, 'url'> & { readonly id: string }>(BEAT, [
      process,
      address,
      secret,
    ])
    const hasLapsed = performance.now() - lastBeat > ALIVE_FOR
    lastBeat = performance.now()
    const alive = new Set(rows.map(({ id }) => id))
    const isUrlShared = rows.some(({ id, url: theirs }) => id !== process && theirs === address)
    for (const listener of listeners) listener({ alive, hasLapsed, isUrlShared })
  }

  function beatAgain(): void {
    timer = setTimeout(() => {
      // While the database does not answer, nobody can take over a table either.
      void beat()
        .catch(() => undefined)
        .finally(() => {
          if (address !== null) beatAgain()
        })
    }, BEAT_EVERY).unref()
  }

  async function end(): Promise<void> {
    clearTimeout(timer)
    const isKnown = address !== null
    address = null
    if (isKnown) await beats.query('delete from processes where id = $1', [process]).catch(() => undefined)
    await beats.end()
  }

  async function ownerOf(table: string): Promise<Owner | null> {
    const { rows } = await pool.query<Omit<Owner, 'hasOurUrl'>>(OWNER, [table, process])
    const [owner] = rows
    return owner === undefined ? null : { ...owner, hasOurUrl: owner.url === address }
  }

  async function idsOf(statement: string, tables: readonly string[]): Promise<readonly string[]> {
    if (tables.length === 0) return []
    const { rows } = await pool.query<{ readonly id: string }>(statement, [tables, process])
    return rows.map(({ id }) => id)
  }

  return {
    start: async (own) => {
      address = own
      lastBeat = performance.now()
      // A beat must be quick; the first one may wait for a busy machine.
      await untilItAnswers(() => beats.query(SUCCEED, [own, process]))
      await untilItAnswers(beat)
      beatAgain()
    },
    acquire: async (table) => {
      if (address === null) throw new OwnedElsewhere(await ownerOf(table))
      const { rows } = await pool.query<{ readonly lease: number }>(ACQUIRE, [table, process])
      if (rows[0] !== undefined) return rows[0].lease
      if ((await pool.query(EXISTS, [table])).rowCount === 0) return null
      throw new OwnedElsewhere(await ownerOf(table))
    },
    ownerOf,
    ownedElsewhere: async (tables) => new Set(await idsOf(ELSEWHERE, tables)),
    lost: (tables) => idsOf(LOST, tables),
    isPeer: (given) => isSameSecret(given, secret),
    onBeat: (listener) => listeners.push(listener),
    close: () => {
      ended ??= end()
      return ended
    },
  }
}
