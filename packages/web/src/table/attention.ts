import { create } from 'zustand'

/** What somebody can look at closely. */
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

export const useAttention = create<Attention>(() => ({
  subject: null,
  anchor: null,
  by: 'pointer',
  chosen: null,
  hasNames: false,
}))

export function lookAt(subject: Subject, anchor: Element | null, by: Attention['by']): void {
  useAttention.setState({ subject, anchor, by })
}

/**
 * Only if nothing else has drawn the eye meanwhile. What a finger looks at stays: its next tap, on the button that
 * confirms, takes the focus away.
 */
export function lookAway(anchor: Element | null, by: Attention['by']): void {
  const now = useAttention.getState()
  if (now.by === by && (anchor === null || now.anchor === anchor)) lookNowhere()
}

export function lookNowhere(): void {
  useAttention.setState({ subject: null, anchor: null })
}

export function markChosen(chosen: string | null): void {
  useAttention.setState({ chosen, subject: null, anchor: null })
}

export function toggleNames(): void {
  useAttention.setState(({ hasNames }) => ({ hasNames: !hasNames }))
}

/** The answer that a subject stands for; null for none. */
export function keyLookedAt(subject: Subject | null): string | null {
  return subject === null || subject.kind === 'spot' ? null : subject.key
}

type Entering = {
  readonly pointerType: string
  readonly movementX: number
  readonly movementY: number
  readonly currentTarget: Element
}

/** What a finger looks at moves the table under a mouse that rests there: the mouse has not turned to anything. */
function isAtRest({ movementX, movementY }: Entering): boolean {
  const { by, subject } = useAttention.getState()
  return by === 'touch' && subject !== null && movementX === 0 && movementY === 0
}

/** What an element does to show its subject: on hover, on focus, and no longer when either ends. */
export function attentionProps(subject: Subject) {
  return {
    onPointerEnter: (event: Entering) => {
      if (event.pointerType === 'mouse' && !isAtRest(event)) lookAt(subject, event.currentTarget, 'pointer')
    },
    onPointerLeave: (event: { readonly currentTarget: Element }) => lookAway(event.currentTarget, 'pointer'),
    onFocus: (event: { readonly currentTarget: Element }) => {
      if (event.currentTarget.matches(':focus-visible')) lookAt(subject, event.currentTarget, 'focus')
    },
    onBlur: (event: { readonly currentTarget: Element }) => lookAway(event.currentTarget, 'focus'),
  }
}
