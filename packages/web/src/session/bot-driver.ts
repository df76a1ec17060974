import { readBotName, USUAL_BOT } from '@charterstone/bots'
import {
  type Decision,
  type Engine,
  giveAnswer,
  isPersonAt,
  isRefusal,
  type Playthrough,
} from '@charterstone/engine'
import type { BotClient } from '../bots/bot-client.ts'
import type { Pace } from './pace.ts'
import type { SessionDeps } from './session-deps.ts'
import { answersInTurn, pauseBefore } from './timetable.ts'

/** The session as the driver sees it. */
type DrivenTable = {
  /** Null when this tab must not answer: the session is closed, or another tab plays. */
  readonly playthrough: () => Playthrough | null
  /** Takes the answer of a bot; with `isShown` false it is neither drawn nor written yet. */
  readonly accept: (next: Playthrough, isShown: boolean) => Promise<void>
  /** A bot does not answer. */
  readonly onStuck: () => void
}

export type BotDriver = {
  /** Lets bots answer until a person has to. Only one drive runs at a time. */
  readonly drive: () => Promise<void>
  readonly stop: () => void
}

/** At instant speed the page is drawn no more often than this, in milliseconds. */
const FRAME = 120

type DriverDeps = Pick<SessionDeps, 'startBots' | 'clock'> & { readonly pace: Pace }

export function makeBotDriver(engine: Engine, table: DrivenTable, deps: DriverDeps): BotDriver {
  const { startBots, clock, pace } = deps
  let bots: BotClient | null = null
  let isDriving = false
  let isStopped = false
  let shownAt = 0

  function stopBots(): void {
    bots?.stop()
    bots = null
  }

  /** The bot that has to answer, if this tab may answer at all. */
  function next(): { readonly before: Playthrough; readonly pending: Decision; readonly bot: string } | null {
    const before = table.playthrough()
    const pending = before?.state.pending ?? null
    const bot = before === null ? null : botToAnswer(before)
    return before === null || pending === null || bot === null ? null : { before, pending, bot }
  }

  async function step({ before, pending, bot }: NonNullable<ReturnType<typeof next>>): Promise<void> {
    bots ??= startBots()
    const [{ key }] = await Promise.all([
      bots.ask({
        bot: { ...(readBotName(bot) ?? USUAL_BOT), seed: (before.record.config.seed + pending.seat) | 0 },
        view: engine.view(before.state, pending.seat),
        decision: pending,
      }),
      pace.wait(pauseBefore(pace.speed(), answersInTurn(before.steps))),
    ])
    // A person may have stopped the game while the bot was thinking.
    await pace.wait(0)
    // Meanwhile an answer was undone, or the campaign was closed or taken over.
    if (table.playthrough() !== before) return
    const after = giveAnswer(engine, before, key)
    if (isRefusal(after)) throw new Error(`${bot} answered ${key}: ${after.reason}`)
    await table.accept(after, pace.speed() !== 'instant' || botToAnswer(after) === null || isDue())
  }

  function isDue(): boolean {
    const isLate = clock.now() - shownAt > FRAME
    if (isLate) shownAt = clock.now()
    return isLate
  }

  return {
    drive: async () => {
      if (isDriving) return
      isDriving = true
      shownAt = clock.now()
      pace.settle()
      try {
        for (let asked = next(); asked !== null; asked = next()) await step(asked)
      } catch (error) {
        // A closed session stops its bots in the middle of a thought.
        if (isStopped) return
        console.error(error)
        stopBots()
        table.onStuck()
      } finally {
        isDriving = false
        pace.settle()
      }
    },
    stop: () => {
      isStopped = true
      stopBots()
    },
  }
}

/** The name of the bot that has to answer; null for a person, and when nothing is asked. */
function botToAnswer({ record, state: { pending } }: Playthrough): string | null {
  if (pending === null || isPersonAt(record, pending.seat)) return null
  return record.players[pending.seat] ?? null
}
