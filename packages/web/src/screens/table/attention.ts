import { create } from 'zustand'

/** What somebody looks at or has picked, before anything is answered. */
type Attention = {
  /** The spot under the pointer, in focus or tapped; -1 for none. */
  readonly spot: number
  readonly by: 'pointer' | 'focus' | 'touch' | 'none'
  /** The spot whose answer is on its way. */
  readonly chosen: number
  /** Names instead of signboards. */
  readonly hasNames: boolean
}

export const useAttention = create<Attention>(() => ({
  spot: -1,
  by: 'none',
  chosen: -1,
  hasNames: false,
}))

export function lookAt(spot: number, by: Attention['by']): void {
  useAttention.setState({ spot, by })
}

/** Only if nothing else has drawn the eye meanwhile. */
export function lookAway(spot: number): void {
  if (useAttention.getState().spot === spot) useAttention.setState({ spot: -1, by: 'none' })
}

export function markChosen(spot: number): void {
  useAttention.setState({ chosen: spot, spot: -1, by: 'none' })
}

export function showNames(hasNames: boolean): void {
  useAttention.setState({ hasNames })
}

export function toggleNames(): void {
  useAttention.setState(({ hasNames }) => ({ hasNames: !hasNames }))
}
