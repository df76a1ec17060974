import {
  type Board,
  boardOf,
  type Cast,
  type Catalogue,
  type Decision,
  type Engine,
  type View,
  type Words,
} from '@charterstone/engine'
import { useCallback } from 'react'
import { useStore } from 'zustand'
import type { Game } from '../session/game.ts'
import type { Session } from '../session/session.ts'
import { useSession, useSessionPart } from '../session/session-context.tsx'
import { makeCasts, useReadable } from '../session/use-game.ts'
import { keepEqual, keepKeyed } from './keep-equal.ts'
import { type Choice, type Closed, choicesOf, closedOf } from './model/target.ts'

/** What every part of the table needs: the game, its words, and where each option is chosen. */
export type TableValue = {
  readonly game: Game
  /** Its parts are the same objects until they change; so are those of the board, the options and the order. */
  readonly view: View
  /** What is printed on the board, and what is on it. */
  readonly board: Board
  readonly decision: Decision | null
  readonly choices: readonly Choice[]
  readonly closed: readonly Closed[]
  /** Options that would gain nothing (R17.7). */
  readonly warnings: readonly Closed[]
  readonly cast: Cast
  readonly words: Words
  readonly engine: Engine
  readonly catalogue: Catalogue
  /** All seats, the one at the screen first, then in the order of turns. At a shared screen they keep their places. */
  readonly order: readonly number[]
  /** Several people play at this screen. */
  readonly isShared: boolean
}

/** The whole table, for what depends on most of it: drawn again with every answer. */
export function useTable(): TableValue {
  return useTablePart(whole)
}

function whole(table: TableValue): TableValue {
  return table
}

/** One part of the table: drawn again only when that part is another one. `select` picks parts and makes none. */
export function useTablePart<Part>(select: (table: TableValue) => Part): Part {
  const read = useTableReader()
  return useStore(useSession().game, (game) => select(read(game)))
}

/** The table at the moment of a press, for functions that stay the same. */
export function useTableNow(): () => TableValue {
  const { game } = useSession()
  const read = useTableReader()
  return useCallback(() => read(game.getState()), [game, read])
}

function useTableReader(): (game: Game | null) => TableValue {
  const session = useSession()
  const { words } = useReadable()
  const casts = useSessionPart(makeCasts)
  const tables = useSessionPart(makeTables)
  return useCallback(
    (game) => {
      if (game === null) throw new Error('not at a table')
      return tables(session, game, casts(words, game))
    },
    [session, words, casts, tables],
  )
}

/** One table for each game on screen, with the parts that it shares with the one before. */
function makeTables() {
  const known = new WeakMap<Game, TableValue>()
  let last: TableValue | null = null
  return (session: Session, game: Game, cast: Cast): TableValue => {
    const before = known.get(game)
    if (before?.cast === cast) return before
    last = tableOf(session, game, cast, last)
    known.set(game, last)
    return last
  }
}

function tableOf(session: Session, game: Game, cast: Cast, before: TableValue | null): TableValue {
  const { engine, catalogue } = session.ruleset
  const { decision } = game
  const view = keepEqual(before?.view, game.view)
  const isShared = game.ref.kind === 'local' && game.persons > 1
  const order = seatsFrom(view.table.seats.length, isShared ? 0 : Math.max(0, game.seat))
  const isAsked = decision !== null
  return {
    game,
    view,
    board: keepEqual(before?.board, boardOf(catalogue, view)),
    decision,
    choices: keepKeyed(before?.choices ?? [], isAsked ? choicesOf(view, decision, engine.options(view)) : []),
    closed: keepKeyed(before?.closed ?? [], isAsked ? closedOf(view, decision, session.closed()) : []),
    warnings: keepKeyed(before?.warnings ?? [], isAsked ? closedOf(view, decision, session.warnings()) : []),
    cast,
    words: cast.words,
    engine,
    catalogue,
    order: keepEqual(before?.order, order),
    isShared,
  }
}

function seatsFrom(count: number, first: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => (first + index) % count)
}
