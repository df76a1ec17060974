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
import { createContext, type ReactNode, use, useMemo } from 'react'
import type { Game } from '../session/game.ts'
import { useSession } from '../session/session-context.tsx'
import { useCast, useGame, useRuleset } from '../session/use-game.ts'
import { type Choice, type Closed, choicesOf, closedOf } from './model/target.ts'

/** What every part of the table needs: the game, its words, and where each option is chosen. */
export type TableValue = {
  readonly game: Game
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

export const TableContext = createContext<TableValue | null>(null)

export function useTable(): TableValue {
  const value = use(TableContext)
  if (value === null) throw new Error('not at a table')
  return value
}

export function TableProvider({ children }: { readonly children: ReactNode }) {
  const game = useGame()
  const cast = useCast()
  const { engine, catalogue } = useRuleset()
  const session = useSession()
  const value = useMemo((): TableValue => {
    const { view, decision } = game
    const isShared = game.ref.kind === 'local' && game.persons > 1
    return {
      game,
      view,
      board: boardOf(catalogue, view),
      decision,
      choices: decision === null ? [] : choicesOf(view, decision, engine.options(view)),
      closed: decision === null ? [] : closedOf(view, decision, session.closed()),
      warnings: decision === null ? [] : closedOf(view, decision, session.warnings()),
      cast,
      words: cast.words,
      engine,
      catalogue,
      order: seatsFrom(view.table.seats.length, isShared ? 0 : Math.max(0, game.seat)),
      isShared,
    }
  }, [game, cast, engine, catalogue, session])
  return <TableContext value={value}>{children}</TableContext>
}

function seatsFrom(count: number, first: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => (first + index) % count)
}
