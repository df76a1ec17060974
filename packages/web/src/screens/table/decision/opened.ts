import { createStore, useStore } from 'zustand'
import { useSessionPart } from '../../../session/session-context.tsx'

/** The dialog beside the decision: the closed options, or what the others did. */
export type Opened = 'closed' | 'since' | null

export function useOpened(): readonly [opened: Opened, open: (opened: Opened) => void] {
  const store = useSessionPart(makeOpened)
  return [useStore(store, ({ opened }) => opened), (opened) => store.setState({ opened })]
}

function makeOpened() {
  return createStore<{ readonly opened: Opened }>(() => ({ opened: null }))
}
