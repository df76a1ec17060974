import { createStore, useStore } from 'zustand'
import { useSessionPart } from '../session/session-context.tsx'

/** The card, building or persona whose dialog is open, by its number; 0 for none. */
function makeOpenThing() {
  return createStore<{ readonly number: number }>(() => ({ number: 0 }))
}

/** A function that opens the dialog of a thing. */
export function useOpenThing(): (number: number) => void {
  const store = useSessionPart(makeOpenThing)
  return (number) => store.setState({ number })
}

export function useOpenedThing(): number {
  return useStore(useSessionPart(makeOpenThing), ({ number }) => number)
}
