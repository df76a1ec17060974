import { type Event, isRevelation, keyOf, type Option, type Reason } from '@charterstone/engine'
import { createStore, type StoreApi, useStore } from 'zustand'
import type { Game } from '../../session/game.ts'
import type { Session } from '../../session/session.ts'
import { useSessionPart } from '../../session/session-context.tsx'
import { imaginedTurn } from './imagined-turn.ts'

/** A move that one seat has chosen for its next turn. */
export type QueuedMove = {
  readonly seat: number
  readonly key: string
  readonly option: Option
  /** Whether it was known when it was chosen that it shows something hidden. */
  readonly reveals: boolean
}

/** What becomes of a queued move when its turn has come. */
export type Outcome =
  | { readonly kind: 'played'; readonly option: Option }
  | { readonly kind: 'dropped'; readonly option: Option; readonly why: Reason | 'not-offered' | 'reveals' }

type Queue = { readonly move: QueuedMove | null }

export type QueueActions = {
  readonly queueMove: (key: string) => void
  readonly dropMove: () => void
  /** Plays the move of the seat that is asked, or drops it; null when there is none, or its turn has not come. */
  readonly playMove: () => Outcome | null
}

export function makeQueue(session: Session): QueueActions & { readonly store: StoreApi<Queue> } {
  const { engine } = session.ruleset
  const store = createStore<Queue>(() => ({ move: null }))
  const dropMove = () => store.setState({ move: null })
  let answers = session.game.getState()?.log.length ?? 0

  // After an undo, and in the next game, it was chosen for another position.
  session.game.subscribe((game) => {
    const count = game?.log.length ?? 0
    if (count < answers) dropMove()
    answers = count
  })

  function reveals(game: Game, key: string): boolean {
    const state = imaginedTurn(engine, game)
    const events: Event[] = []
    return state !== null && engine.apply(state, key, events) === undefined && events.some(isRevelation)
  }

  return {
    store,
    dropMove,
    queueMove: (key) => {
      const game = session.game.getState()
      const state = game === null ? null : imaginedTurn(engine, game)
      const option = state === null ? null : engine.optionOf(state, key)
      if (game === null || option === null) return
      store.setState({ move: { seat: game.seat, key, option, reveals: reveals(game, key) } })
    },
    playMove: () => {
      const { move } = store.getState()
      const game = session.game.getState()
      const asked = game?.decision ?? null
      if (move === null || game === null || asked?.kind !== 'act' || asked.seat !== move.seat) return null
      const { key, option } = move
      dropMove()
      if (!asked.options.includes(key)) {
        const closed = session.closed().find((each) => keyOf(each.option) === key)
        return { kind: 'dropped', option, why: closed?.reason ?? 'not-offered' }
      }
      if (!move.reveals && reveals(game, key)) return { kind: 'dropped', option, why: 'reveals' }
      void session.answer(key)
      return { kind: 'played', option }
    },
  }
}

export function useQueuedMove(): QueuedMove | null {
  return useStore(useSessionPart(makeQueue).store, ({ move }) => move)
}

export function useQueueActions(): QueueActions {
  return useSessionPart(makeQueue)
}
