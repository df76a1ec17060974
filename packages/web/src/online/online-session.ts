import type { Role, ServerMessage, TableInfo, Talk } from '@charterstone/protocol'
import { createStore, type StoreApi } from 'zustand'
import { makeForecasts } from '../session/forecast.ts'
import type { Game } from '../session/game.ts'
import { tableRef } from '../session/game-ref.ts'
import { makeHolds } from '../session/hold.ts'
import { makePace } from '../session/pace.ts'
import type { BaseSession } from '../session/session.ts'
import type { SessionDeps } from '../session/session-deps.ts'
import { makeSideBots } from '../session/side-bots.ts'
import { openSeals } from '../words/open-seals.ts'
import { makeOpenWords } from '../words/table-words.ts'
import type { Problem } from './api.ts'
import type { Network } from './network.ts'
import { makeOnlineGames } from './online-game.ts'
import { type Change, makePlayback } from './playback.ts'
import { type ConnectionStatus, connectTable, type UnsentRequest } from './table-connection.ts'
import { applyMessage, EMPTY_SNAPSHOT, type TableSnapshot } from './table-snapshot.ts'
import { type TookBack, tookBackIn } from './took-back.ts'

/** An online table that is open in this tab. */
export type OnlineSession = BaseSession & {
  readonly kind: 'online'
  readonly table: StoreApi<OnlineTable>
  /** Sends a request to the table; undefined when it is done. */
  readonly request: (unsent: UnsentRequest) => Promise<Problem | undefined>
  /** Connects again with the keys that the device has now, as one of the seats it holds; null for the first. */
  readonly sitAt: (seat: number | null) => void
  readonly reconnect: () => void
  /** Everything said so far has been read. */
  readonly readTalk: () => void
}

/** The table apart from the game on it. */
export type OnlineTable = {
  readonly status: ConnectionStatus
  readonly info: TableInfo | null
  readonly you: Role | null
  readonly talk: readonly Talk[]
  /** The sequence number of the last talk that was read. */
  readonly read: number
  /** What another seat has just taken back; null before that. */
  readonly tookBack: TookBack | null
}

export type OnlineDeps = SessionDeps & {
  readonly network: Network
  /** Called when the village or the names of the seats have changed. */
  readonly remember: (table: string, about: TableName) => void
  /** Shows a person why a request was refused; nothing for undefined. */
  readonly report: (problem: Problem | undefined) => void
}

export type TableName = { readonly village: string; readonly names: readonly string[] }

type AnswerRequest = Extract<UnsentRequest, { readonly type: 'answer' }>

/** Connects to a table. It is there at once; its stores fill when the server has replied. */
export async function openOnline(id: string, deps: OnlineDeps): Promise<OnlineSession> {
  const { network, clock, report } = deps
  const ruleset = await deps.openRuleset()
  const { engine, catalogue } = ruleset
  const words = makeOpenWords(deps.words)
  const holds = makeHolds()
  const pace = makePace({ ...deps, released: holds.released })
  const sideBots = makeSideBots(deps.startBots)
  const game = createStore<Game | null>(() => null)
  const table = createStore<OnlineTable>(() => ({
    status: 'connecting',
    info: null,
    you: null,
    talk: [],
    read: 0,
    tookBack: null,
  }))
  let snapshot: TableSnapshot = EMPTY_SNAPSHOT
  /** The seat to play, of several that this device holds; null for the first. */
  let seat: number | null = null
  /** An answer that was sent and is not confirmed yet. */
  let unconfirmed: AnswerRequest | null = null

  const gameOf = makeOnlineGames(id)
  const playback = makePlayback({
    clock,
    pace,
    isVisible: network.isVisible,
    prepare: async ({ sight }) => {
      if (sight === null) return
      await words.open(openSeals(catalogue, sight.legacy, sight.table.guidepost)).catch((error: unknown) => {
        // Without a network: numbers stand for names until the words can be fetched.
        console.error(error)
      })
    },
    draw: (frame, isNewest) => {
      const next = gameOf(frame.snapshot, { isNewest, isNews: frame.change === 'news' })
      if (next !== null) game.setState(next, true)
    },
  })
  const connection = connectTable(
    { table: id, since: () => snapshot.seq, seat: () => seat, onMessage: receive, onStatus: follow },
    { network, clock },
  )

  function follow(status: ConnectionStatus): void {
    if (status === 'revoked' && seat !== null) {
      // That seat belongs to this device no longer; another one may.
      sitAt(null)
      return
    }
    table.setState({ status })
    if (status === 'live') sendAgain()
  }

  function receive(message: ServerMessage): void {
    const before = snapshot
    snapshot = applyMessage(before, message)
    const { table: info, you, talk } = snapshot
    table.setState(({ read }) => ({
      info,
      you,
      talk,
      // Talk from before this visit counts as read.
      read: before.table === null && read === 0 ? (talk.at(-1)?.seq ?? 0) : read,
    }))
    if (info !== null && info !== before.table && hasOtherName(before.table, info))
      deps.remember(id, nameOf(info))
    if (message.type === 'undone') {
      const tookBack = tookBackIn(before, message)
      if (tookBack !== null && tookBack.seat !== you?.seat) table.setState({ tookBack })
    }
    if (message.type === 'table') playback.updateTable(snapshot)
    const change = changeOf(before, snapshot, message)
    if (change !== null) playback.add({ snapshot, change })
  }

  function sitAt(next: number | null): void {
    seat = next
    // What the seat before saw is not this one's; talk is for everyone.
    snapshot = { ...EMPTY_SNAPSHOT, talk: snapshot.talk }
    connection.renew()
  }

  /** Until the server has it. Sent twice it counts once: the second finds that the table has moved on. */
  async function sendAnswer(answer: AnswerRequest): Promise<void> {
    const problem = await connection.request(answer)
    if (problem?.code === 'lost') return
    unconfirmed = null
    report(problem)
    if (problem !== undefined) playback.redraw()
  }

  /** The connection was lost before the answer was confirmed; the table shows whether it arrived. */
  function sendAgain(): void {
    if (unconfirmed === null) return
    const { sight } = snapshot
    if (sight?.game === unconfirmed.game && sight.step === unconfirmed.step) void sendAnswer(unconfirmed)
    else unconfirmed = null
  }

  /** Another player may be faster: then the table has moved on, and there is nothing to report. */
  async function moveOn(request: UnsentRequest): Promise<void> {
    const phase = snapshot.sight?.phase
    const problem = await connection.request(request)
    if (snapshot.sight?.phase === phase) report(problem)
  }

  return {
    kind: 'online',
    ref: tableRef(id),
    ruleset,
    game,
    table,
    words: words.store,
    hold: holds.hold,
    hurry: pace.hurry,
    startBots: sideBots.start,
    ...makeForecasts(() => {
      const shown = game.getState()
      if (shown === null) return null
      return { engine, state: engine.determinise(shown.view, 1), seat: shown.seat }
    }),
    answer: async (key) => {
      const { sight } = snapshot
      const decision = game.getState()?.decision ?? null
      if (sight === null || decision === null || unconfirmed !== null) return
      unconfirmed = { type: 'answer', game: sight.game, step: sight.step, key }
      await sendAnswer(unconfirmed)
    },
    undo: async (hasConsent) => {
      const { sight } = snapshot
      if (sight === null || sight.undo.kind === 'none') return
      // Beyond what is free the server asks the other players.
      if (sight.undo.kind === 'free' || hasConsent)
        report(await connection.request({ type: 'undo', game: sight.game, step: sight.undo.to }))
    },
    packUp: async () => {
      const { sight } = snapshot
      if (sight !== null) await moveOn({ type: 'pack-up', game: sight.game })
    },
    startGame: async () => {
      const { sight } = snapshot
      if (sight !== null) await moveOn({ type: 'start-game', game: sight.legacy.game })
    },
    rename: async (village) => report(await connection.request({ type: 'rename', village })),
    request: connection.request,
    sitAt,
    reconnect: connection.renew,
    readTalk: () => table.setState(({ talk }) => ({ read: talk.at(-1)?.seq ?? 0 })),
    close: () => {
      connection.close()
      playback.close()
      sideBots.stop()
      words.close()
      return Promise.resolve()
    },
  }
}

function nameOf({ village, seats }: TableInfo): TableName {
  return { village, names: seats.map(({ name }) => name) }
}

function hasOtherName(before: TableInfo | null, after: TableInfo): boolean {
  return before === null || JSON.stringify(nameOf(before)) !== JSON.stringify(nameOf(after))
}

/** How a message changes the game on the table; null for not at all. */
function changeOf(before: TableSnapshot, after: TableSnapshot, message: ServerMessage): Change | null {
  switch (message.type) {
    case 'welcome':
      return hasNews(before, after, message.isWhole) ? 'news' : 'quiet'
    case 'step':
    case 'patch':
      return 'news'
    case 'undone':
      return 'undo'
    case 'packed-up':
      return 'quiet'
    default:
      return null
  }
}

/** After a pause: answers that were given meanwhile, or a game that was started. */
function hasNews(before: TableSnapshot, after: TableSnapshot, isWhole: boolean): boolean {
  if (before.sight === null || after.sight === null) return false
  return isWhole ? after.sight.game > before.sight.game : after.entries !== before.entries
}
