import type { Log } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import type { Database } from '../storage/database.ts'
import type { Storage } from '../storage/storage.ts'
import { askedPlace, isPersonAsked } from '../table/live.ts'
import type { Tables } from '../table/tables.ts'
import { type Message, messageFor } from './message.ts'
import { Gone, type Transports, type Way } from './transport.ts'
import { afterQuiet, type Wishes } from './wishes.ts'

export type PostConfig = {
  readonly storage: Storage
  readonly tables: Tables
  readonly transports: Transports
  readonly isOnline: (table: string, place: number) => boolean
  readonly publicUrl: string
  /** Whoever answers within this time needs no notice. */
  readonly patience: number
  readonly clock: () => number
  readonly log: Log
  readonly metrics: Metrics
}

/** Tells people who are away that they are asked. */
export type Post = { readonly deliver: () => Promise<void> }

const AT_ONCE = 50
const MOST_TRIES = 5
const TRY_AGAIN = 300_000

export function makePost(config: PostConfig): Post {
  const { storage, tables, transports, isOnline, publicUrl, patience, clock, log, metrics } = config
  const { db } = storage
  const ways = Object.keys(transports) as Way[]

  tables.watch({
    onOpen: () => undefined,
    onChange: (table, changes, _entry, isOwn) => {
      const live = table.live()
      const place = askedPlace(live)
      if (ways.length === 0 || !isOwn || place === null || !isPersonAsked(live)) return
      if (!changes.some(({ kind }) => kind === 'step' || kind === 'undone' || kind === 'fresh')) return
      void write(table.id, place.id, live.seq).catch((error: unknown) =>
        log.error({ err: error }, 'no notice'),
      )
    },
    onLost: () => undefined,
    isNeeded: () => false,
  })

  /** One letter for a seat; a question that follows before it is sent makes it no second one. */
  async function write(table: string, place: number, seq: number): Promise<void> {
    const wishes = await wishesOf(table, place)
    if (wishes === null) return
    const row = { seq, due_at: afterQuiet(wishes, clock() + patience), tries: 0, ways: null }
    await db
      .insertInto('letters')
      .values({ table_id: table, place, ...row })
      .onConflict((conflict) => conflict.columns(['table_id', 'place']).doUpdateSet(row))
      .execute()
  }

  async function wishesOf(table: string, place: number): Promise<Wishes | null> {
    const row = await db
      .selectFrom('wishes')
      .select('wishes')
      .where('table_id', '=', table)
      .where('place', '=', place)
      .executeTakeFirst()
    const wishes = row === undefined ? null : (JSON.parse(row.wishes) as Wishes)
    return wishes !== null && ways.some((way) => wishes[way] !== undefined) ? wishes : null
  }

  /** Sends what is due. Whoever deletes the letter sends it, so that several processes send it once. */
  async function deliver(): Promise<void> {
    const due = await db
      .selectFrom('letters')
      .selectAll()
      .where('due_at', '<=', clock())
      .limit(AT_ONCE)
      .execute()
    for (const letter of due) {
      const { numDeletedRows } = await db
        .deleteFrom('letters')
        .where('table_id', '=', letter.table_id)
        .where('place', '=', letter.place)
        .where('seq', '=', letter.seq)
        .executeTakeFirst()
      if (numDeletedRows > 0n)
        await send(letter).catch((error: unknown) =>
          log.error({ err: error, table: letter.table_id }, 'no notice'),
        )
    }
  }

  async function send(letter: Database['letters']): Promise<void> {
    const { table_id: id, place } = letter
    const live = (await tables.open(id))?.live()
    const wishes = await wishesOf(id, place)
    const asked = live === undefined ? null : askedPlace(live)
    if (wishes === null || asked?.id !== place || isOnline(id, place)) return
    // It may have become due while nobody sent letters.
    const due = afterQuiet(wishes, clock())
    if (due > clock()) {
      await putBack({ ...letter, due_at: due })
      return
    }
    const message = messageFor(wishes.language ?? 'en', asked.name, `${publicUrl}t/${id}`)
    const left = letter.ways?.split(',')
    const failed: Way[] = []
    for (const way of ways.filter((each) => wishes[each] !== undefined && left?.includes(each) !== false))
      if (!(await sendBy(way, letter, wishes, message))) failed.push(way)
    const tries = letter.tries + 1
    if (failed.length > 0 && tries < MOST_TRIES)
      await putBack({
        ...letter,
        tries,
        ways: failed.join(','),
        due_at: afterQuiet(wishes, clock() + TRY_AGAIN),
      })
  }

  /** Whether there is nothing left to do that way. */
  async function sendBy(
    way: Way,
    { table_id: table, place }: Database['letters'],
    wishes: Wishes,
    message: Message,
  ): Promise<boolean> {
    try {
      await transports[way]?.(wishes, message)
      metrics.notices.inc({ way, outcome: 'sent' })
      return true
    } catch (error) {
      metrics.notices.inc({ way, outcome: 'failed' })
      log.warn(
        { way, table, reason: error instanceof Error ? error.message : '' },
        'a notice was not delivered',
      )
      if (!(error instanceof Gone)) return false
      const { [way]: _gone, ...rest } = wishes
      await db
        .updateTable('wishes')
        .set({ wishes: JSON.stringify(rest) })
        .where('table_id', '=', table)
        .where('place', '=', place)
        .execute()
      return true
    }
  }

  /** A newer letter for the same seat is better. */
  async function putBack(letter: Database['letters']): Promise<void> {
    await db
      .insertInto('letters')
      .values(letter)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }

  return { deliver }
}
