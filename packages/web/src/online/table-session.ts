import type { ServerMessage } from '@charterstone/protocol'
import { type Box, openBox } from '../session/box.ts'
import { type Conductor, conductBy } from '../session/conductor.ts'
import { CLOSED, useSession } from '../session/game.ts'
import { closeWords } from '../words/table-words.ts'
import type { Problem } from './api.ts'
import { rememberTable } from './my-tables.ts'
import { NO_TABLE, useOnlineTable } from './online-table.ts'
import { reportProblem } from './report-problem.ts'
import { makeShowing, type Showing } from './showing.ts'
import {
  type ConnectionStatus,
  connectTable,
  type TableConnection,
  type UnsentRequest,
} from './table-connection.ts'
import { applyMessage, EMPTY_SNAPSHOT, type TableSnapshot } from './table-snapshot.ts'

/** The table that is open in this tab. */
type TableSession = {
  readonly id: string
  readonly box: Box
  readonly showing: Showing
  known: TableSnapshot
  line: TableConnection | null
  /** Which of several seats this person plays; null for the first. */
  seat: number | null
  /** An answer that has been sent and not been confirmed. */
  unconfirmed: Extract<UnsentRequest, { readonly type: 'answer' }> | null
}

let current: TableSession | null = null
/** Only what was asked for last is opened. */
let wanted = 0

export async function openTable(id: string): Promise<void> {
  if (current?.id === id) return
  closeTable()
  wanted += 1
  const own = wanted
  useSession.setState({ ...CLOSED, status: 'loading' })
  useOnlineTable.setState({ ...NO_TABLE, id })
  const box = await openBox()
  if (own !== wanted) return
  const session: TableSession = {
    id,
    box,
    showing: makeShowing(id, box),
    known: EMPTY_SNAPSHOT,
    line: null,
    seat: null,
    unconfirmed: null,
  }
  current = session
  conductBy(conductorOf(session))
  session.line = connectTable({
    table: id,
    since: () => session.known.seq,
    seat: () => session.seat,
    onMessage: (message) => receive(session, message),
    onStatus: (status) => follow(session, status),
  })
}

export function closeTable(): void {
  wanted += 1
  if (current === null) return
  current.line?.close()
  current.showing.close()
  current = null
  conductBy(null)
  closeWords()
  useSession.setState(CLOSED)
  useOnlineTable.setState(NO_TABLE)
}

/** Asks the table for something; undefined when it is done. */
export function askTable(wish: UnsentRequest): Promise<Problem | undefined> {
  return current?.line?.ask(wish) ?? Promise.resolve({ code: 'lost' })
}

/** Connects anew with the keys that the device has now, as one of the seats it holds. */
export function sitAt(seat: number | null): void {
  if (current === null) return
  current.seat = seat
  // What another seat was shown is not this one's; talk is everybody's.
  current.known = { ...EMPTY_SNAPSHOT, talk: current.known.talk }
  current.line?.renew()
}

export function reconnect(): void {
  current?.line?.renew()
}

function follow(session: TableSession, status: ConnectionStatus): void {
  if (status === 'revoked' && session.seat !== null) {
    // That seat is no longer this device's; perhaps another one is.
    sitAt(null)
    return
  }
  useOnlineTable.setState({ status })
  if (status === 'live') sendAgain(session)
}

function receive(session: TableSession, message: ServerMessage): void {
  const before = session.known
  const known = applyMessage(before, message)
  session.known = known
  const { table, you, talk } = known
  useOnlineTable.setState((state) => ({
    table,
    you,
    talk,
    // What was said before one came is old.
    read: before.table === null && state.read === 0 ? (talk.at(-1)?.seq ?? 0) : state.read,
  }))
  const isNew = before.table?.village !== table?.village || before.table?.seats.length !== table?.seats.length
  if (table !== null && isNew)
    rememberTable(session.id, { village: table.village, names: table.seats.map(({ name }) => name) })
  switch (message.type) {
    case 'welcome':
      session.showing.add(known, hasNews(before, known, message.isWhole) ? 'news' : 'quiet')
      break
    case 'step':
      session.showing.add(known, 'news')
      break
    case 'undone':
      session.showing.add(known, 'back')
      break
    case 'packed-up':
      session.showing.add(known, 'quiet')
      break
    case 'table':
      session.showing.touch(known)
      break
    default:
  }
}

/** After a pause: answers that were given meanwhile, or a game that was begun. */
function hasNews(before: TableSnapshot, known: TableSnapshot, isWhole: boolean): boolean {
  if (before.sight === null || known.sight === null) return false
  return isWhole ? known.sight.game > before.sight.game : known.entries !== before.entries
}

function conductorOf(session: TableSession): Conductor {
  return {
    answer: async (key) => {
      const { sight } = session.known
      const decision = useSession.getState().game?.decision ?? null
      if (sight === null || decision === null || session.unconfirmed !== null) return
      const wish = { type: 'answer', game: sight.game, step: sight.step, key } as const
      session.unconfirmed = wish
      await sendAnswer(session)
    },
    undo: async (hasConsent) => {
      const { sight } = session.known
      if (sight === null || sight.undo.kind === 'none') return
      // Beyond what is free the server asks the others.
      if (sight.undo.kind === 'free' || hasConsent)
        reportProblem(await askTable({ type: 'undo', game: sight.game, step: sight.undo.to }))
    },
    packUp: async () => {
      const { sight } = session.known
      if (sight !== null) await goOn(session, { type: 'pack-up', game: sight.game })
    },
    startGame: async () => {
      const { sight } = session.known
      if (sight !== null) await goOn(session, { type: 'start-game', game: sight.legacy.game })
    },
    standing: () => {
      const { game } = useSession.getState()
      if (game === null) return null
      const { engine } = session.box
      return { engine, state: engine.determinise(game.view, 1), seat: game.seat }
    },
  }
}

/** Somebody else may be faster: then what was wanted has happened, and there is nothing to say. */
async function goOn(session: TableSession, wish: UnsentRequest): Promise<void> {
  const phase = session.known.sight?.phase
  const problem = await askTable(wish)
  if (session.known.sight?.phase === phase) reportProblem(problem)
}

/** Until the server has it. Sent twice it counts once: the second finds that the table has moved on. */
async function sendAnswer(session: TableSession): Promise<void> {
  const { unconfirmed, line } = session
  if (unconfirmed === null || line === null) return
  const problem = await line.ask(unconfirmed)
  if (problem?.code === 'lost') return
  session.unconfirmed = null
  reportProblem(problem)
  if (problem !== undefined) session.showing.touch(session.known)
}

/** The connection was lost before the answer was confirmed; the table shows whether it was taken. */
function sendAgain(session: TableSession): void {
  const { unconfirmed, known } = session
  if (unconfirmed === null) return
  const isOpen = known.sight?.game === unconfirmed.game && known.sight.step === unconfirmed.step
  if (isOpen) void sendAnswer(session)
  else session.unconfirmed = null
}
