import { createStore, useStore } from 'zustand'
import { useSessionPart } from '../../../session/session-context.tsx'

/** Whether the table talk is open, and a function that opens or closes it. */
export function useTalkPanel(): readonly [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const store = useSessionPart(makeTalkPanel)
  return [useStore(store, ({ isOpen }) => isOpen), (isOpen) => store.setState({ isOpen })]
}

function makeTalkPanel() {
  return createStore<{ readonly isOpen: boolean }>(() => ({ isOpen: false }))
}
