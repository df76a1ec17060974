import type { BotAnswer, BotQuestion } from '@charterstone/bots'
import { greengully } from '@charterstone/content'
import {
  beginPlaythrough,
  type CampaignStart,
  createEngine,
  type Language,
  openingOf,
  type Playthrough,
  setUpGame,
  versionOf,
} from '@charterstone/engine'
import { answerAll } from '@charterstone/testkit'
import type { BotClient } from '../src/bots/bot-client.ts'
import type { SaveFault } from '../src/data/campaigns.ts'
import type { StoredCampaign } from '../src/data/stored-campaign.ts'
import type { TabLock } from '../src/data/tab-lock.ts'
import type { LocalDeps } from '../src/session/local-deps.ts'
import type { Ruleset } from '../src/session/ruleset.ts'
import type { SessionDeps } from '../src/session/session-deps.ts'
import type { Speed } from '../src/settings/settings.ts'
import type { WordSource } from '../src/words/table-words.ts'
import { type FakeClock, makeFakeClock, settle } from './fake-clock.ts'

export const ruleset: Ruleset = {
  engine: createEngine(greengully),
  catalogue: greengully,
  version: versionOf(greengully),
}

/** Bots that answer with the first option, when a test lets them. */
export type FakeBots = {
  readonly start: () => BotClient
  /** The questions that wait for an answer. */
  readonly waiting: () => number
  /** Answers the oldest question: with the first option, or with a key. */
  readonly answer: (key?: string) => Promise<void>
  /** Fails the oldest question. */
  readonly fail: () => Promise<void>
  readonly asked: readonly BotQuestion[]
  /** The clients that run now. */
  readonly running: () => number
}

type Waiting = {
  readonly question: BotQuestion
  readonly resolve: (answer: BotAnswer) => void
  readonly reject: (error: Error) => void
}

export function makeFakeBots(): FakeBots {
  let waiting: readonly Waiting[] = []
  let running = 0
  const asked: BotQuestion[] = []
  const next = (): Waiting => {
    const [first, ...rest] = waiting
    if (first === undefined) throw new Error('no bot was asked')
    waiting = rest
    return first
  }
  return {
    start: () => {
      running += 1
      let own: readonly Waiting[] = []
      return {
        ask: (question) =>
          new Promise((resolve, reject) => {
            asked.push(question)
            const entry = { question, resolve, reject }
            own = [...own, entry]
            waiting = [...waiting, entry]
          }),
        stop: () => {
          running -= 1
          for (const entry of own) entry.reject(new Error('stopped'))
          waiting = waiting.filter((entry) => !own.includes(entry))
        },
      }
    },
    waiting: () => waiting.length,
    answer: async (key) => {
      const { question, resolve } = next()
      resolve({ key: key ?? question.decision.options[0] ?? '', why: [] })
      await settle()
    },
    fail: async () => {
      next().reject(new Error('out of memory'))
      await settle()
    },
    asked,
    running: () => running,
  }
}

/** Words that are their own names: `de/open`, so that a test sees what was fetched. */
export type FakeWords = WordSource & {
  readonly fetched: readonly string[]
  /** Changes the language as the page does: listeners first. */
  readonly speak: (language: Language) => Promise<void>
  readonly setBroken: (isBroken: boolean) => void
  readonly listeners: () => number
}

export function makeFakeWords(): FakeWords {
  const listeners = new Set<(language: Language) => Promise<void>>()
  const fetched: string[] = []
  let language: Language = 'en'
  let isBroken = false
  return {
    fetched,
    language: () => language,
    fetch: (wanted, seal) => {
      fetched.push(`${wanted}/${seal}`)
      if (isBroken) return Promise.reject(new Error('no network'))
      return Promise.resolve({ names: { [`${wanted}/${seal}`]: seal }, flavour: { [seal]: wanted } })
    },
    recall: () => Promise.resolve(),
    keep: () => Promise.resolve(),
    beforeLanguage: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    speak: async (next) => {
      for (const prepare of listeners) await prepare(next)
      language = next
    },
    setBroken: (next) => {
      isBroken = next
    },
    listeners: () => listeners.size,
  }
}

export type FakePage = {
  readonly deps: SessionDeps
  readonly clock: FakeClock
  readonly bots: FakeBots
  readonly words: FakeWords
  readonly setSpeed: (speed: Speed) => void
}

export function makeFakePage(): FakePage {
  const clock = makeFakeClock()
  const bots = makeFakeBots()
  const words = makeFakeWords()
  let speed: Speed = 'calm'
  return {
    clock,
    bots,
    words,
    setSpeed: (next) => {
      speed = next
    },
    deps: {
      openRuleset: () => Promise.resolve(ruleset),
      words,
      startBots: bots.start,
      clock,
      speed: () => speed,
    },
  }
}

/** One browser: its campaigns and its locks, shared by any number of tabs. */
export type FakeBrowser = {
  readonly campaigns: LocalDeps['campaigns']
  readonly locks: LocalDeps['locks']
  readonly stored: (id: string) => StoredCampaign | undefined
  readonly put: (stored: StoredCampaign) => void
  /** What every save answers from now on; undefined for success. */
  readonly setFault: (fault: SaveFault | undefined) => void
  readonly saves: () => number
  readonly refreshes: () => number
}

export function makeFakeBrowser(): FakeBrowser {
  const stored = new Map<string, StoredCampaign>()
  const listeners = new Set<Parameters<LocalDeps['campaigns']['onNotice']>[0]>()
  const holders = new Map<string, () => void>()
  let fault: SaveFault | undefined
  let saves = 0
  let refreshes = 0
  const lock = (id: string, onLost: () => void): TabLock => {
    holders.set(id, onLost)
    return {
      release: () => {
        if (holders.get(id) === onLost) holders.delete(id)
      },
    }
  }
  return {
    stored: (id) => stored.get(id),
    put: (campaign) => void stored.set(campaign.id, campaign),
    setFault: (next) => {
      fault = next
    },
    saves: () => saves,
    refreshes: () => refreshes,
    campaigns: {
      load: (id) => Promise.resolve(stored.get(id) ?? null),
      save: (campaign) => {
        saves += 1
        if (fault !== undefined) return Promise.resolve(fault)
        if ((stored.get(campaign.id)?.revision ?? 0) >= campaign.revision) return Promise.resolve('newer')
        // What a database returns is a copy.
        stored.set(campaign.id, structuredClone(campaign))
        for (const notify of listeners) notify({ kind: 'saved', id: campaign.id })
        return Promise.resolve(undefined)
      },
      onNotice: (listener) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
      refresh: () => {
        refreshes += 1
        return Promise.resolve()
      },
    },
    locks: {
      lock: (id, onLost) => Promise.resolve(holders.has(id) ? null : lock(id, onLost)),
      takeOver: (id, onLost) => {
        const lose = holders.get(id)
        const taken = lock(id, onLost)
        lose?.()
        return Promise.resolve(taken)
      },
    },
  }
}

/** A campaign of these players, with its first game set up. */
export function newCampaign(players: readonly string[], seed = 5): Playthrough {
  const seats = players.map((player, charter) => ({
    charter,
    name: `Seat ${charter}`,
    player: player === 'automa' ? ('automa' as const) : ('person' as const),
  }))
  const start: CampaignStart = { config: { seed, seats }, players }
  return setUpGame(ruleset.engine, beginPlaythrough(ruleset.engine, start))
}

/** Answers with the first option until nothing is asked or `isEnough`. */
export function playOn(
  from: Playthrough,
  isEnough: (now: Playthrough) => boolean = () => false,
): Playthrough {
  let now = from
  while (now.state.pending !== null && !isEnough(now)) {
    now = answerAll(ruleset.engine, now, now.state.pending.options[0] ?? '')
  }
  return now
}

export function storedOf(id: string, playthrough: Playthrough, revision = 1): StoredCampaign {
  return { id, revision, record: playthrough.record, opening: openingOf(playthrough) }
}
