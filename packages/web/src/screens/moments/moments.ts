import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { create } from 'zustand'
import type { Game } from '../../session/game.ts'
import { type GameRef, isSameRef } from '../../session/game-ref.ts'
import { hold } from '../../session/hold.ts'
import { useGame } from '../../session/use-game.ts'
import { play } from '../../settings/sound.ts'
import { type Moment, momentsOf } from './moments-of.ts'

/** What is still to be shown; the first is on screen. */
export const useMoments = create<{ readonly queue: readonly Moment[] }>(() => ({ queue: [] }))

let release: (() => void) | null = null

function add(moments: readonly Moment[]): void {
  if (moments.length === 0) return
  release ??= hold()
  useMoments.setState(({ queue }) => ({ queue: [...queue, ...moments] }))
}

/** The next moment; when nothing is left, the bots go on. */
export function closeMoment(): void {
  play('page')
  useMoments.setState(({ queue }) => ({ queue: queue.slice(1) }))
  if (useMoments.getState().queue.length === 0) letGo()
}

function letGo(): void {
  release?.()
  release = null
}

/** Puts in line what new entries of the log bring. After loading and undo there is nothing new. */
export function useNewMoments(): void {
  const game = useGame()
  const seen = useRef<{ readonly ref: GameRef; readonly count: number } | null>(null)
  const look = useEffectEvent(({ ref, log, latest }: Game) => {
    const before = seen.current
    seen.current = { ref, count: log.length }
    if (before === null || !isSameRef(before.ref, ref)) {
      // A game that waits for its first answer has just begun: its set-up is news.
      if (log.length === 1) add(momentsOf(log.flatMap(({ events }) => events)))
      return
    }
    if (latest === null) return
    const from = log.length < before.count ? 0 : before.count
    add(momentsOf(log.slice(from).flatMap(({ events }) => events)))
  })
  // Before anything is painted: what is asked next must not flash up before the story that leads to it.
  useLayoutEffect(() => look(game), [game])
  useEffect(
    () => () => {
      seen.current = null
      useMoments.setState({ queue: [] })
      letGo()
    },
    [],
  )
}

/** Leaves out the pages that are still in line. */
export function closeAllMoments(): void {
  play('page')
  useMoments.setState({ queue: [] })
  letGo()
}
