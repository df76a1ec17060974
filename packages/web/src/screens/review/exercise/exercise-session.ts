import type { State } from '@charterstone/engine'
import { createStore, type StoreApi } from 'zustand'
import { makeForecasts } from '../../../session/forecast.ts'
import type { Game } from '../../../session/game.ts'
import type { Session } from '../../../session/session.ts'

/** How the attempts went so far. */
export type Attempts = {
  /** The last answer, and whether it counts as found; null before the first. */
  readonly last: { readonly key: string; readonly isFound: boolean } | null
  readonly count: number
}

export type Exercise = { readonly session: Session; readonly attempts: StoreApi<Attempts> }

/**
 * One question of a game that is over, on the real table. Nothing is recorded: an answer is compared with those that
 * count as found. The state is the one of the game, but only the view of its seat is shown.
 */
export function makeExercise(session: Session, state: State, found: readonly string[]): Exercise | null {
  const real = session.game.getState()
  const { engine } = session.ruleset
  const seat = state.pending?.seat ?? -1
  if (real === null || seat < 0) return null
  const view = engine.view(state, seat)
  const attempts = createStore<Attempts>(() => ({ last: null, count: 0 }))
  const game = createStore<Game | null>(() => ({
    ...real,
    seat,
    view,
    decision: view.decision,
    waiting: null,
    log: [],
    since: 0,
    latest: null,
    undo: { kind: 'none', why: 'nothing-yet' },
    persons: 1,
    canGoOn: false,
  }))
  const done = () => Promise.resolve()
  return {
    attempts,
    session: {
      ...session,
      game,
      ...makeForecasts(() => ({ engine, state: engine.determinise(view, 1), seat })),
      answer: (key) => {
        attempts.setState(({ count }) => ({ last: { key, isFound: found.includes(key) }, count: count + 1 }))
        // The same question again, as a new one: what was chosen before is forgotten.
        game.setState((before) =>
          before === null || before.decision === null
            ? before
            : { ...before, decision: { ...before.decision } },
        )
        return done()
      },
      undo: done,
      packUp: done,
      startGame: done,
    },
  }
}
