import { setMaxListeners } from 'node:events'
import { readBotName } from '@charterstone/bots'
import type { Fault } from '@charterstone/protocol'
import type { Log } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import { answerAtOwner, type BotAnswer } from '../owners/peer-routes.ts'
import { Damage } from '../storage/damage.ts'
import { OwnedElsewhere } from '../storage/leases.ts'
import { answerByBot } from '../table/commands/answer.ts'
import { isFault } from '../table/draft.ts'
import { isTooLong } from '../table/limits.ts'
import { askedBot, askedHolder, type LiveTable } from '../table/live-table.ts'
import type { OpenTable, Receipt } from '../table/open-table.ts'
import type { Tables } from '../table/tables.ts'
import type { Think } from './fair-think.ts'
import type { Origins } from './origins.ts'

export type Driver = {
  /** Lets the bot of a table answer, if one is asked: in this process, or through the shared queue. */
  readonly drive: (table: OpenTable) => void
  /** Lets the bots of a table answer in this process, and waits until a person is asked. */
  readonly answerAt: (id: string) => Promise<void>
  readonly close: () => Promise<void>
}

export type DriverConfig = {
  readonly tables: Tables
  readonly think: Think
  readonly origins: Origins
  /** The number of tables whose bots think in this process at once; further ones go to the shared queue. */
  readonly maxAtOnce: number
  /** Puts a table into the shared queue, where tables with a higher priority come first; null when there is none. */
  readonly enqueue: ((table: string, seq: number, priority: number) => Promise<void>) | null
  readonly log: Log
  readonly metrics: Metrics
}

/** A process whose bot has answered lets it answer the next question, too. The owner waits this long, in case it died. */
const TAKEOVER_DELAY = 4000

/** After this many failures at the same question the table is set aside. */
const MAX_FAILURES = 3

/** Lets bots answer at the tables of this process. */
export function makeDriver({
  tables,
  think,
  origins,
  maxAtOnce,
  enqueue,
  log,
  metrics,
}: DriverConfig): Driver {
  const thinking = new Map<string, Promise<void>>()
  const delays = new Set<NodeJS.Timeout>()
  const stopped = new AbortController()
  // Every bot that thinks has a listener here, and there is no limit to them.
  setMaxListeners(0, stopped.signal)
  /** The failures of bots by table: the entry, and how often. */
  const failed = new Map<string, { readonly seq: number; readonly times: number }>()

  function drive(table: OpenTable, delay = 0): void {
    if (stopped.signal.aborted || askedBot(table.live()) === null) return
    const { seq } = table.live()
    if (delay === 0) {
      if (enqueue === null || thinking.size < maxAtOnce || thinking.has(table.id)) start(table)
      else enqueue(table.id, seq, -tablesOf(origins.of(table.id))).catch(() => start(table))
      return
    }
    const timer = setTimeout(() => {
      delays.delete(timer)
      if (table.live().seq === seq) start(table)
    }, delay)
    delays.add(timer)
  }

  /** The tables of an address whose bots think here. */
  function tablesOf(address: string): number {
    return [...thinking.keys()].filter((id) => origins.of(id) === address).length
  }

  function start(table: OpenTable): void {
    if (thinking.has(table.id) || stopped.signal.aborted) return
    const work = answerHere(table)
      .then(
        () => void failed.delete(table.id),
        (error: unknown) => noteFailure(table, error),
      )
      .finally(() => thinking.delete(table.id))
    thinking.set(table.id, work)
  }

  /** Without a limit every process would try a damaged table again and again. */
  async function noteFailure(table: OpenTable, error: unknown): Promise<void> {
    if (stopped.signal.aborted) return
    const { id } = table
    const { seq } = table.live()
    const before = failed.get(id)
    const times = before?.seq === seq ? before.times + 1 : 1
    log.error({ err: error, table: id }, 'a bot failed to answer')
    if (!(error instanceof Damage)) return
    failed.set(id, { seq, times })
    if (times >= MAX_FAILURES) failed.delete(id)
    const isHopeless = times >= MAX_FAILURES
    await (isHopeless ? tables.setAside(id, error) : tables.recheck(id)).catch(() => undefined)
  }

  /** Lets bots answer until a person is asked. `write` has the answer written to the table. */
  async function answerAll(
    id: string,
    read: () => LiveTable | null | Promise<LiveTable | null>,
    write: (answer: BotAnswer) => Promise<Receipt | Fault>,
  ): Promise<void> {
    for (;;) {
      const live = await read()
      const name = live === null ? null : askedBot(live)
      const holder = live === null ? null : askedHolder(live)
      const state = live?.state ?? null
      const decision = state?.pending ?? null
      const bot = name === null ? null : readBotName(name)
      if (live === null || name === null || bot === null) return
      if (holder === null || state === null || decision === null || isTooLong(live)) return
      const end = metrics.thought.startTimer()
      const { key } = await think(
        {
          bot: { ...bot, seed: holder.id },
          view: tables.ruleset.engine.view(state, decision.seat),
          decision,
        },
        stopped.signal,
        origins.of(id),
      )
      end()
      const outcome = await write({ seq: live.seq, key, bot: name })
      if (!isFault(outcome)) continue
      // The owner changes, or this copy is not used any more: with the next one the bot is asked again.
      if (outcome.code === 'stopping' || outcome.code === 'server-fault') return
      // `stale`: the table has changed meanwhile, so ask again. Any other refusal would repeat for ever.
      if (outcome.code !== 'stale') throw new Damage(`${name} answered ${key}: ${outcome.code}`)
    }
  }

  function answerHere(table: OpenTable): Promise<void> {
    return answerAll(table.id, table.live, ({ seq, key, bot }) =>
      table.act((context) => answerByBot(context, seq, key, bot)),
    )
  }

  tables.watch({
    onOpen: (table) => drive(table),
    onChange: (table, _changes, _entry, isOwn) => drive(table, isOwn ? 0 : TAKEOVER_DELAY),
    isNeeded: (id) => thinking.has(id),
  })

  return {
    drive,
    answerAt: async (id) => {
      try {
        const table = await tables.open(id)
        if (table === null) return
        start(table)
        await thinking.get(id)
      } catch (error) {
        if (!(error instanceof OwnedElsewhere)) throw error
        const { owner } = error
        if (owner === null || owner.hasOurUrl) return
        await answerAll(
          id,
          () => tables.look(id),
          (answer) => answerAtOwner(owner, id, answer),
        )
      }
    },
    close: async () => {
      stopped.abort(new Error('stopping'))
      for (const timer of delays) clearTimeout(timer)
      await Promise.all(thinking.values())
    },
  }
}
