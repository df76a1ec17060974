import { ruleLessons } from '@charterstone/content'
import type { Words } from '@charterstone/engine'
import type { ReactElement } from 'react'
import { vi } from 'vitest'
import { createStore } from 'zustand'
import { makeForecasts } from '../src/session/forecast.ts'
import type { Game } from '../src/session/game.ts'
import type { Health, LocalSession } from '../src/session/local-session.ts'
import { ruleset } from '../src/session/page-ruleset.ts'
import { SessionProvider } from '../src/session/session-context.tsx'
import { makeParts } from '../src/session/session-parts.ts'
import type { Readable } from '../src/words/table-words.ts'
import { engine, type Stop } from './campaign-walk.ts'
import { openPage } from './open-page.tsx'
import { tableAt } from './table-at.ts'

/** A session that shows one position and records what is done in it. */
function sessionAt(game: Game, words: Words, { closed, warnings }: Stop) {
  const done = async () => undefined
  return {
    kind: 'local',
    ref: game.ref,
    ruleset,
    game: createStore<Game | null>(() => game),
    words: createStore<Readable | null>(() => ({
      words,
      stories: {},
      guideposts: {},
      tales: {},
      flavour: {},
      lessons: ruleLessons.en,
    })),
    health: createStore<Health>(() => ({ storage: 'saved', isBotStuck: false })),
    savedAt: null,
    answer: vi.fn<(key: string) => Promise<void>>(done),
    undo: vi.fn<(hasConsent: boolean) => Promise<void>>(done),
    takeScreen: vi.fn<() => Promise<void>>(done),
    takeOver: vi.fn<() => Promise<void>>(done),
    retryBot: vi.fn<() => void>(),
    packUp: vi.fn<() => Promise<void>>(done),
    startGame: vi.fn<() => Promise<void>>(done),
    rename: vi.fn<(village: string) => Promise<void>>(done),
    hold: () => () => undefined,
    hurry: () => undefined,
    close: done,
    ...makeForecasts(() => ({ engine, state: engine.determinise(game.view, 1), seat: game.seat })),
    closed: () => closed,
    warnings: () => warnings,
    startBots: () => {
      throw new Error('no bots in this test')
    },
  } satisfies LocalSession
}

/** Draws a part of the table as the asked seat sees it; `change` is what differs from the position. */
export async function openAtTable(element: ReactElement, stop: Stop, change: Partial<Game> = {}) {
  const table = tableAt(stop)
  const session = sessionAt({ ...table.game, ...change }, table.words, stop)
  const page = await openPage(
    <SessionProvider open={{ session, parts: makeParts(session) }}>{element}</SessionProvider>,
  )
  return { table, session, ...page }
}
