import { type BotAnswer, type BotQuestion, readBotName } from '@charterstone/bots'
import type { Log } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import { Damage } from '../storage/damage.ts'
import { isTooLong } from '../table/bounds.ts'
import { answerByBot } from '../table/commands/answer.ts'
import { isFault } from '../table/draft.ts'
import { askedBot, askedPlace } from '../table/live.ts'
import type { OpenTable } from '../table/open-table.ts'
import type { Tables } from '../table/tables.ts'

/** Puts a question to a bot that thinks somewhere else. */
export type Think = (question: BotQuestion, signal: AbortSignal) => Promise<BotAnswer>

export type Driver = {
  /** Lets the bot of a table answer, if one is asked: here, or wherever there is time. */
  readonly drive: (table: OpenTable) => void
  /** Lets the bots of a table answer now, and waits until a person is asked. */
  readonly answerAt: (id: string) => Promise<void>
  readonly close: () => Promise<void>
}

export type DriverConfig = {
  readonly tables: Tables
  readonly think: Think
  /** So many tables at once are thought about here; the others are left to whoever has time, if there is somebody. */
  readonly most: number
  readonly share: ((table: string, seq: number) => Promise<void>) | null
  readonly log: Log
  readonly metrics: Metrics
}

/** Whoever did not write the last entry lets the one who did go first; if it is gone, somebody still answers. */
const AFTER_OTHERS = 4000

/** A bot that fails so often at the same question will not do better. */
const MOST_FAILURES = 3

/** Lets bots answer wherever one is asked. */
export function makeDriver({ tables, think, most, share, log, metrics }: DriverConfig): Driver {
  const thinking = new Map<string, Promise<void>>()
  const delays = new Set<NodeJS.Timeout>()
  const stopped = new AbortController()
  /** Tables at which bots failed: at which entry, and how often. */
  const failed = new Map<string, { readonly seq: number; readonly times: number }>()

  function drive(table: OpenTable, delay = 0): void {
    if (stopped.signal.aborted || askedBot(table.live()) === null) return
    const { seq } = table.live()
    if (delay === 0) {
      if (share === null || thinking.size < most || thinking.has(table.id)) start(table)
      else share(table.id, seq).catch(() => start(table))
      return
    }
    const timer = setTimeout(() => {
      delays.delete(timer)
      if (table.live().seq === seq) start(table)
    }, delay)
    delays.add(timer)
  }

  function start(table: OpenTable): void {
    if (thinking.has(table.id) || stopped.signal.aborted) return
    const work = answerAll(table)
      .then(
        () => void failed.delete(table.id),
        (error: unknown) => noteFailure(table, error),
      )
      .finally(() => thinking.delete(table.id))
    thinking.set(table.id, work)
  }

  /** A table at which no bot finds an answer would be tried again and again, by every process. */
  async function noteFailure(table: OpenTable, error: unknown): Promise<void> {
    if (stopped.signal.aborted) return
    const { id } = table
    const { seq } = table.live()
    const before = failed.get(id)
    const times = before?.seq === seq ? before.times + 1 : 1
    log.error({ err: error, table: id }, 'a bot did not answer')
    if (!(error instanceof Damage)) return
    failed.set(id, { seq, times })
    if (times >= MOST_FAILURES) failed.delete(id)
    const isHopeless = times >= MOST_FAILURES
    await (isHopeless ? tables.setAside(id, error) : tables.distrust(id)).catch(() => undefined)
  }

  async function answerAll(table: OpenTable): Promise<void> {
    for (;;) {
      const live = table.live()
      const name = askedBot(live)
      const place = askedPlace(live)
      const decision = live.state?.pending ?? null
      const bot = name === null ? null : readBotName(name)
      if (name === null || bot === null || place === null || decision === null || live.state === null) return
      if (isTooLong(live)) return
      const { engine } = table.box
      const end = metrics.thought.startTimer()
      const { key } = await think(
        { bot: { ...bot, seed: place.id }, view: engine.view(live.state, decision.seat), decision },
        stopped.signal,
      )
      end()
      const outcome = await table.act((desk) => answerByBot(desk, live.seq, key, name))
      // Something else happened at the table meanwhile: look again. Anything but that would go on for ever.
      if (isFault(outcome) && outcome.code !== 'stale')
        throw new Damage(`${name} answered ${key}: ${outcome.code}`)
    }
  }

  tables.watch({
    onOpen: (table) => drive(table),
    onChange: (table, _changes, _entry, isOwn) => drive(table, isOwn ? 0 : AFTER_OTHERS),
    onLost: () => undefined,
    isNeeded: (id) => thinking.has(id),
  })

  return {
    drive,
    answerAt: async (id) => {
      const table = await tables.open(id)
      if (table === null) return
      start(table)
      await thinking.get(id)
    },
    close: async () => {
      stopped.abort(new Error('stopping'))
      for (const timer of delays) clearTimeout(timer)
      await Promise.all(thinking.values())
    },
  }
}
