import { type Goal, isInReach, isReachedBy } from '@charterstone/bots'
import { createStore, type StoreApi, useStore } from 'zustand'
import type { Game } from '../../session/game.ts'
import type { Session } from '../../session/session.ts'
import { useSession, useSessionPart } from '../../session/session-context.tsx'
import { toast } from '../../shell/toast.tsx'
import { say } from '../../words/speech.ts'
import { titleOfGoal } from './goal-words.ts'
import { type Pin, recallPins, rememberPins } from './remembered-pins.ts'

/** The goals that people at this device have pinned in this game. */
export type Pins = {
  readonly pins: readonly Pin[]
  /** The goal whose places are marked in the village; null for none. */
  readonly shown: Goal | null
}

export type PinActions = {
  /** Pins a goal for a seat, or takes its pin away. */
  readonly togglePin: (seat: number, goal: Goal) => void
  /** Marks the places of a pinned goal, or no longer. */
  readonly toggleShown: (goal: Goal) => void
}

/** A seat keeps an eye on this many goals at most; one more replaces the oldest. */
const MAX_PINS = 3

export function makePins({ ref, game, words, ruleset }: Session): PinActions & {
  readonly store: StoreApi<Pins>
} {
  const store = createStore<Pins>(() => {
    const pins = recallPins(ref, game.getState()?.view.legacy.game ?? 0)
    return { pins, shown: pins.at(-1)?.goal ?? null }
  })
  settle(game.getState())
  game.subscribe(settle)

  function set(pins: readonly Pin[], shown: Goal | null): void {
    store.setState({ pins, shown })
    rememberPins(ref, game.getState()?.view.legacy.game ?? 0, pins)
  }

  /** A goal that is reached, or out of reach, needs no pin any more. */
  function settle(now: Game | null): void {
    if (now === null) return
    const { pins, shown } = store.getState()
    const over = pins.filter((pin) => pin.seat === now.seat && isOver(now, pin))
    if (over.length === 0) return
    const left = pins.filter((pin) => !over.includes(pin))
    set(left, over.some(({ goal }) => isSameGoal(goal, shown)) ? (left.at(-1)?.goal ?? null) : shown)
    const readable = words.getState()
    if (now.view.phase !== 'playing' || readable === null) return
    for (const pin of over) {
      const what = titleOfGoal(say, readable.words, ruleset.catalogue, pin.goal)
      toast(say(hasReached(now, pin) ? 'plan.reached' : 'plan.gone', { what }))
    }
  }

  return {
    store,
    togglePin: (seat, goal) => {
      const { pins } = store.getState()
      const others = pins.filter((pin) => pin.seat !== seat || !isSameGoal(pin.goal, goal))
      if (others.length < pins.length) {
        set(others, others.findLast((pin) => pin.seat === seat)?.goal ?? null)
        return
      }
      const own = [...others.filter((pin) => pin.seat === seat), { seat, goal }]
      set([...others.filter((pin) => pin.seat !== seat), ...own.slice(-MAX_PINS)], goal)
    },
    toggleShown: (goal) => store.setState(({ shown }) => ({ shown: isSameGoal(goal, shown) ? null : goal })),
  }
}

function isOver(game: Game, pin: Pin): boolean {
  return game.view.phase !== 'playing' || !isInReach(pin.goal, game.view, pin.seat)
}

function hasReached({ log }: Game, { seat, goal }: Pin): boolean {
  return log.some(({ events }) => events.some((event) => isReachedBy(goal, seat, event)))
}

export function isSameGoal(a: Goal, b: Goal | null): boolean {
  return b !== null && nameOfGoal(a) === nameOfGoal(b)
}

/** A name of its own for each goal. */
export function nameOfGoal(goal: Goal): string {
  return `${goal.kind} ${goal.kind === 'quota' ? goal.space : goal.card}`
}

/** The pinned goals of a seat, the oldest first. */
export function usePins(seat: number): readonly Goal[] {
  const pins = useStore(useSessionPart(makePins).store, (state) => state.pins)
  return pins.flatMap((pin) => (pin.seat === seat ? [pin.goal] : []))
}

/** Whether the person at the screen has pinned a goal. A change of hands alone draws nothing again. */
export function useIsPinned(goal: Goal): boolean {
  const pins = useStore(useSessionPart(makePins).store, (state) => state.pins)
  return useStore(useSession().game, (game) =>
    pins.some((pin) => pin.seat === game?.seat && isSameGoal(pin.goal, goal)),
  )
}

/** The goal whose places are marked. */
export function useShownGoal(seat: number): Goal | null {
  const { pins, shown } = useStore(useSessionPart(makePins).store)
  return pins.find((pin) => pin.seat === seat && isSameGoal(pin.goal, shown))?.goal ?? null
}

export function usePinActions(): PinActions {
  return useSessionPart(makePins)
}
