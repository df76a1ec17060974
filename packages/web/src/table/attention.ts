import { createStore, type StoreApi, useStore } from 'zustand'
import { useSessionPart } from '../session/session-context.tsx'

/** A thing on the table that a person can look at closely. */
export type Subject =
  | { readonly kind: 'spot'; readonly spot: number }
  /** A card on the mat, in a hand, in the deck; with its answer when it is an option. */
  | { readonly kind: 'card'; readonly card: number; readonly key: string | null }
  | { readonly kind: 'option'; readonly key: string }

type Attention = {
  readonly subject: Subject | null
  /** The element that shows the subject, to place the preview beside it. */
  readonly anchor: Element | null
  readonly by: 'pointer' | 'focus' | 'touch'
  /** The answer that is on its way. */
  readonly chosen: string | null
  /** Names instead of signboards. */
  readonly hasNames: boolean
}

type Entering = {
  readonly pointerType: string
  readonly movementX: number
  readonly movementY: number
  readonly currentTarget: Element
}

/** Handlers of an element that shows its subject on hover and on focus. */
export type AttentionProps = {
  readonly onPointerEnter: (event: Entering) => void
  readonly onPointerLeave: (event: { readonly currentTarget: Element }) => void
  readonly onFocus: (event: { readonly currentTarget: Element }) => void
  readonly onBlur: (event: { readonly currentTarget: Element }) => void
}

export type AttentionActions = {
  readonly lookAt: (subject: Subject, anchor: Element | null, by: Attention['by']) => void
  /** A subject that was touched stays: the next tap, on the button that confirms, takes the focus away. */
  readonly lookAway: (anchor: Element | null, by: Attention['by']) => void
  readonly lookNowhere: () => void
  readonly markChosen: (key: string | null) => void
  readonly toggleNames: () => void
  readonly attentionProps: (subject: Subject) => AttentionProps
}

/** What the person at the screen looks at, and has chosen, as long as the game is open. */
export function makeAttention(): AttentionActions & { readonly store: StoreApi<Attention> } {
  const store = createStore<Attention>(() => ({
    subject: null,
    anchor: null,
    by: 'pointer',
    chosen: null,
    hasNames: false,
  }))

  const lookAt: AttentionActions['lookAt'] = (subject, anchor, by) => store.setState({ subject, anchor, by })
  const lookNowhere = () => store.setState({ subject: null, anchor: null })
  const lookAway: AttentionActions['lookAway'] = (anchor, by) => {
    const now = store.getState()
    if (now.by === by && (anchor === null || now.anchor === anchor)) lookNowhere()
  }

  /** A touched subject moves the table under a resting mouse: the mouse has not turned to anything. */
  function isAtRest({ movementX, movementY }: Entering): boolean {
    const { by, subject } = store.getState()
    return by === 'touch' && subject !== null && movementX === 0 && movementY === 0
  }

  return {
    store,
    lookAt,
    lookAway,
    lookNowhere,
    markChosen: (chosen) => store.setState({ chosen, subject: null, anchor: null }),
    toggleNames: () => store.setState(({ hasNames }) => ({ hasNames: !hasNames })),
    attentionProps: (subject) => ({
      onPointerEnter: (event) => {
        if (event.pointerType === 'mouse' && !isAtRest(event)) lookAt(subject, event.currentTarget, 'pointer')
      },
      onPointerLeave: ({ currentTarget }) => lookAway(currentTarget, 'pointer'),
      onFocus: ({ currentTarget }) => {
        if (currentTarget.matches(':focus-visible')) lookAt(subject, currentTarget, 'focus')
      },
      onBlur: ({ currentTarget }) => lookAway(currentTarget, 'focus'),
    }),
  }
}

export function useAttention<Value>(select: (attention: Attention) => Value): Value {
  return useStore(useSessionPart(makeAttention).store, select)
}

export function useAttentionActions(): AttentionActions {
  return useSessionPart(makeAttention)
}

/** The answer that a subject stands for; null for none. */
export function keyLookedAt(subject: Subject | null): string | null {
  return subject === null || subject.kind === 'spot' ? null : subject.key
}
