import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { createStore, type StoreApi, useStore } from 'zustand'
import type { Game } from '../../session/game.ts'
import type { Release } from '../../session/hold.ts'
import type { Session } from '../../session/session.ts'
import { useSessionPart } from '../../session/session-context.tsx'
import { useGame } from '../../session/use-game.ts'
import { play } from '../../settings/sound.ts'
import { type Moment, momentsOf } from './moments-of.ts'

/** The moments still to be shown; the first is on screen. */
type Queue = { readonly queue: readonly Moment[] }

export type Moments = {
  readonly store: StoreApi<Queue>
  /** While there are moments the session holds: bots and other players' moves wait. */
  readonly add: (moments: readonly Moment[]) => void
  readonly closeFirst: () => void
  readonly closeAll: () => void
}

export function makeMoments({ hold }: Pick<Session, 'hold'>): Moments {
  const store = createStore<Queue>(() => ({ queue: [] }))
  let release: Release | null = null

  function set(queue: readonly Moment[]): void {
    store.setState({ queue })
    if (queue.length > 0) release ??= hold()
    else {
      release?.()
      release = null
    }
  }

  return {
    store,
    add: (moments) => set([...store.getState().queue, ...moments]),
    closeFirst: () => set(store.getState().queue.slice(1)),
    closeAll: () => set([]),
  }
}

export function useMoments<Value>(select: (queue: Queue) => Value): Value {
  return useStore(useSessionPart(makeMoments).store, select)
}

/** Functions that leave the moment on screen, or all of them, with the sound of a page. */
export function useMomentActions(): {
  readonly closeMoment: () => void
  readonly closeAllMoments: () => void
} {
  const { closeFirst, closeAll } = useSessionPart(makeMoments)
  return {
    closeMoment: () => {
      play('page')
      closeFirst()
    },
    closeAllMoments: () => {
      play('page')
      closeAll()
    },
  }
}

/** Queues the moments of new steps of the log. After loading and undo there is nothing new. */
export function useNewMoments(): void {
  const game = useGame()
  const { add, closeAll } = useSessionPart(makeMoments)
  const seen = useRef<number | null>(null)
  const look = useEffectEvent(({ log, latest }: Game) => {
    const before = seen.current
    seen.current = log.length
    if (before === null) {
      // A game that waits for its first answer has just begun: its set-up is news.
      if (log.length === 1) add(momentsOf(log.flatMap(({ events }) => events)))
      return
    }
    if (latest === null) return
    const from = log.length < before ? 0 : before
    add(momentsOf(log.slice(from).flatMap(({ events }) => events)))
  })
  // Before anything is painted: a decision must not flash up before the story that leads to it.
  useLayoutEffect(() => look(game), [game])
  useEffect(
    () => () => {
      seen.current = null
      closeAll()
    },
    [closeAll],
  )
}
