import {
  currentVillageName,
  giveAnswer,
  isRefusal,
  openingOf,
  type Playthrough,
  packUpGame,
  personsAt,
  renameVillage,
  resumeGradually,
  resumePlaythrough,
  setUpGame,
  undoLast,
  undoNow,
} from '@charterstone/engine'
import { createStore, type StoreApi } from 'zustand'
import { summaryOf } from '../data/summary.ts'
import type { TabLock } from '../data/tab-lock.ts'
import { nextTask } from '../shell/next-task.ts'
import { openSeals } from '../words/open-seals.ts'
import { makeOpenWords, type OpenWords } from '../words/table-words.ts'
import { makeBotDriver } from './bot-driver.ts'
import { makeForecasts } from './forecast.ts'
import type { Game, LogStep } from './game.ts'
import { localRef } from './game-ref.ts'
import { makeHolds } from './hold.ts'
import type { LocalDeps } from './local-deps.ts'
import { firstSince } from './log.ts'
import { makePace } from './pace.ts'
import { makeSaver } from './saver.ts'
import type { BaseSession } from './session.ts'
import { screenView } from './shared-screen.ts'
import { makeSideBots } from './side-bots.ts'

/** A campaign of this browser that is open in this tab. */
export type LocalSession = BaseSession & {
  readonly kind: 'local'
  readonly health: StoreApi<Health>
  /** When it was last saved before it was opened; null when that is not known. */
  readonly savedAt: number | null
  /** The person who has a secret decision has the screen now. */
  readonly takeScreen: () => Promise<void>
  /** Plays on in this tab; the tab that played until now only watches. */
  readonly takeOver: () => Promise<void>
  /** Asks a bot again that has not answered. */
  readonly retryBot: () => void
}

export type Health = {
  /** Whether the last answer is safe. `full` and `failed` still have it in memory. */
  readonly storage: 'saved' | 'saving' | 'full' | 'failed'
  /** A bot does not answer: it can be asked again. */
  readonly isBotStuck: boolean
}

/** Opens a campaign: to play, or to watch while another tab plays it. Null when there is no such campaign. */
export async function openLocal(id: string, deps: LocalDeps): Promise<LocalSession | null> {
  const words = makeOpenWords(deps.words)
  const session = await openWith(words, id, deps).catch((error: unknown) => {
    words.close()
    throw error
  })
  if (session === null) words.close()
  return session
}

async function openWith(words: OpenWords, id: string, deps: LocalDeps): Promise<LocalSession | null> {
  const { campaigns, locks, clock } = deps
  const [ruleset, stored] = await Promise.all([deps.openRuleset(), campaigns.load(id)])
  if (stored === null) return null
  const { engine, catalogue } = ruleset
  const game = createStore<Game | null>(() => null)
  const health = createStore<Health>(() => ({ storage: 'saved', isBotStuck: false }))
  const holds = makeHolds()
  const pace = makePace({ ...deps, released: holds.released })
  const sideBots = makeSideBots(deps.startBots)
  let playthrough = await resumeGradually(engine, stored.record, stored.opening, nextTask)
  let { revision } = stored
  let lock: TabLock | null = null
  /** The seat that looked at the screen last, and the one that has taken it for a secret decision. */
  let seat = -1
  let taken = -1
  let latest: LogStep | null = null
  let isClosed = false
  let queue: Promise<unknown> = Promise.resolve()

  const saver = makeSaver({
    write: campaigns.save,
    onDone: (fault) => {
      if (fault === 'newer') void watch()
      else health.setState({ storage: fault ?? 'saved' })
    },
  })
  const driver = makeBotDriver(
    engine,
    {
      playthrough: () => (isClosed || lock === null ? null : playthrough),
      accept: async (next, isShown) => {
        if (isShown) await moveOn(next, next.steps.at(-1) ?? null)
        else {
          playthrough = next
          latest = next.steps.at(-1) ?? null
        }
      },
      onStuck: () => health.setState({ isBotStuck: true }),
    },
    { ...deps, pace },
  )

  async function moveOn(next: Playthrough, step: LogStep | null): Promise<void> {
    playthrough = next
    latest = step
    save()
    await show()
  }

  function save(): void {
    const { record, state } = playthrough
    revision += 1
    health.setState({ storage: 'saving' })
    saver.save({
      stored: { id, revision, record, opening: openingOf(playthrough) },
      summary: summaryOf(engine, id, record, state, clock.date()),
    })
  }

  /** Words are fetched before anything is shown that needs them. */
  async function show(): Promise<void> {
    const { legacy, table } = playthrough.state
    await words.open(openSeals(catalogue, legacy, table.guidepost)).catch((error: unknown) => {
      // Without a network on the very first visit: numbers stand for names until the page is reloaded.
      console.error(error)
    })
    if (!isClosed) game.setState(gameNow(), true)
  }

  function gameNow(): Game {
    const { record, state, steps } = playthrough
    const screen = screenView(engine, record, state, { before: seat, taken, isElsewhere: lock === null })
    seat = screen.seat
    return {
      ref: localRef(id),
      record,
      village: currentVillageName(record.villageName, state),
      ...screen,
      log: steps,
      since: firstSince(steps, seat),
      latest,
      undo: undoNow(playthrough),
      persons: personsAt(record),
      canGoOn: lock !== null,
    }
  }

  /** A session that was closed meanwhile must not keep the campaign from others. */
  async function takeLock(request: LocalDeps['locks']['lock']): Promise<void> {
    let own: TabLock | null = null
    let isLost = false
    own = await request(id, () => {
      isLost = true
      // Not when this tab has taken it once more, by a second press.
      if (own !== null && lock === own) void watch()
    })
    if (isClosed) own?.release()
    else if (!isLost) lock = own
  }

  /** Another tab plays: show what it has written. */
  async function watch(): Promise<void> {
    lock?.release()
    lock = null
    await reload()
  }

  async function reload(): Promise<void> {
    const newer = await campaigns.load(id)
    if (newer === null || isClosed) return
    playthrough = resumePlaythrough(engine, newer.record, newer.opening)
    revision = newer.revision
    latest = null
    health.setState({ storage: 'saved' })
    await show()
  }

  /** One step after the other: the second of two quick taps finds that nothing is asked any more. */
  function inTurn(work: () => Promise<void>): Promise<void> {
    const next = queue.then(async () => {
      if (lock !== null && !isClosed) await work()
    })
    queue = next.catch(() => undefined)
    return next
  }

  async function playOn(next: Playthrough): Promise<void> {
    await moveOn(next, next.steps.at(-1) ?? null)
    void driver.drive()
  }

  function letGo(): void {
    isClosed = true
    lock?.release()
    stopListening()
    driver.stop()
    sideBots.stop()
    words.close()
  }

  const stopListening = campaigns.onNotice((notice) => {
    if (notice.kind === 'saved' && notice.id === id && lock === null) void reload()
  })
  try {
    await takeLock(locks.lock)
    await show()
  } catch (error) {
    letGo()
    throw error
  }
  void driver.drive()

  return {
    kind: 'local',
    ref: localRef(id),
    ruleset,
    game,
    words: words.store,
    health,
    savedAt: stored.savedAt ?? null,
    hold: holds.hold,
    hurry: pace.hurry,
    startBots: sideBots.start,
    ...makeForecasts(() => ({ engine, state: playthrough.state, seat })),
    answer: (key) => {
      const asked = game.getState()?.decision ?? null
      return inTurn(async () => {
        if (asked === null || game.getState()?.decision !== asked) return
        const next = giveAnswer(engine, playthrough, key)
        if (isRefusal(next)) return
        taken = -1
        await playOn(next)
      })
    },
    undo: (hasConsent) =>
      inTurn(async () => {
        const before = undoLast(engine, playthrough, hasConsent)
        if (before !== null) await moveOn(before, null)
      }),
    packUp: () =>
      inTurn(async () => {
        if (playthrough.state.phase === 'finished') await moveOn(packUpGame(engine, playthrough), null)
      }),
    startGame: () =>
      inTurn(async () => {
        // A fork is one game.
        const { state, record } = playthrough
        if (state.phase === 'between' && record.fork === undefined)
          await playOn(setUpGame(engine, playthrough))
      }),
    rename: (village) =>
      inTurn(async () => {
        const { record, state } = playthrough
        await moveOn({ ...playthrough, record: renameVillage(record, village, state) }, latest)
      }),
    takeScreen: () =>
      inTurn(async () => {
        taken = playthrough.state.pending?.seat ?? -1
        await show()
      }),
    takeOver: async () => {
      await takeLock(locks.takeOver)
      await reload()
      void driver.drive()
    },
    retryBot: () => {
      health.setState({ isBotStuck: false })
      void driver.drive()
    },
    close: async () => {
      letGo()
      await saver.settled()
      await campaigns.refresh()
    },
  }
}
