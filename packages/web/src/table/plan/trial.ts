import { type Event, isRevelation, type State } from '@charterstone/engine'
import { createStore, type StoreApi, useStore } from 'zustand'
import { makeForecasts } from '../../session/forecast.ts'
import type { Game } from '../../session/game.ts'
import type { Session } from '../../session/session.ts'
import { useSessionPart } from '../../session/session-context.tsx'
import { imaginedTurn } from './imagined-turn.ts'

/** Why one looks ahead: to try turns out, or to choose the move of the next turn. */
type Purpose = 'try' | 'choose'

/** A look ahead: a session in which nothing is recorded or sent. */
export type Trial = {
  readonly purpose: Purpose
  readonly session: Session
  /** Why it cannot go on: something hidden comes next, or another seat would have to answer; null while it can. */
  readonly stop: { readonly kind: 'hidden' } | { readonly kind: 'other'; readonly seat: number } | null
}

export type TrialActions = {
  /** From the own decision: the other seats stand still. */
  readonly tryAhead: () => void
  /** While others think: the next answer is given to `onChoose` instead of being played. */
  readonly chooseNext: (onChoose: (key: string) => void) => void
  readonly endTrial: () => void
}

type Open = { readonly trial: Trial | null }

export function makeTrial(session: Session): TrialActions & { readonly store: StoreApi<Open> } {
  const { engine } = session.ruleset
  const store = createStore<Open>(() => ({ trial: null }))
  let release: (() => void) | null = null
  let begun: Game | null = null

  session.game.subscribe((game) => {
    if (game?.log !== begun?.log || game?.seat !== begun?.seat) endTrial()
  })

  function endTrial(): void {
    if (store.getState().trial === null) return
    store.setState({ trial: null })
    release?.()
    release = null
    begun = null
  }

  function begin(purpose: Purpose, onChoose: (key: string) => void): void {
    const game = session.game.getState()
    const state = game === null ? null : imaginedTurn(engine, game)
    if (game === null || state === null) return
    endTrial()
    begun = game
    // Bots and the moves of others wait while a move is chosen.
    release = session.hold()
    store.setState({ trial: { purpose, session: imagined(game, state, onChoose), stop: null } })
  }

  /** The same session with a game of its own. */
  function imagined(game: Game, first: State, onChoose: (key: string) => void): Session {
    const states = [first]
    const now = (): State => states.at(-1) ?? first
    const shown = createStore<Game | null>(() => gameAt(first))

    function gameAt(state: State): Game {
      const view = engine.view(state, game.seat)
      const isOwn = state.pending?.seat === game.seat
      return {
        ...game,
        view,
        decision: isOwn ? view.decision : null,
        waiting: null,
        undo: { kind: 'free', to: 0 },
        canGoOn: false,
      }
    }

    function answer(key: string): void {
      const next = engine.clone(now())
      const events: Event[] = []
      if (engine.apply(next, key, events) !== undefined) return
      if (events.some(isRevelation)) {
        shown.setState({ ...gameAt(now()), decision: null }, true)
        stop({ kind: 'hidden' })
        return
      }
      engine.passOthers(next, game.seat)
      states.push(next)
      shown.setState(gameAt(next), true)
      const { pending } = next
      if (pending !== null && pending.seat !== game.seat) stop({ kind: 'other', seat: pending.seat })
    }

    function undo(): void {
      const { trial } = store.getState()
      if (trial?.stop?.kind !== 'hidden') states.pop()
      if (states.length === 0) {
        endTrial()
        return
      }
      stop(null)
      shown.setState(gameAt(now()), true)
    }

    const done = () => Promise.resolve()
    return {
      ...session,
      game: shown,
      ...makeForecasts(() => ({ engine, state: now(), seat: game.seat })),
      answer: (key) => {
        const isChoice = store.getState().trial?.purpose === 'choose'
        if (isChoice) {
          endTrial()
          onChoose(key)
        } else answer(key)
        return done()
      },
      undo: () => {
        undo()
        return done()
      },
      packUp: done,
      startGame: done,
    }
  }

  function stop(reason: Trial['stop']): void {
    store.setState(({ trial }) => ({ trial: trial === null ? null : { ...trial, stop: reason } }))
  }

  return {
    store,
    tryAhead: () => begin('try', () => undefined),
    chooseNext: (onChoose) => begin('choose', onChoose),
    endTrial,
  }
}

export function useTrial(): Trial | null {
  return useStore(useSessionPart(makeTrial).store, ({ trial }) => trial)
}

export function useTrialActions(): TrialActions {
  return useSessionPart(makeTrial)
}
