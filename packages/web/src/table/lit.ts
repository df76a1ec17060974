import { createStore, type StoreApi, useStore } from 'zustand'
import { useSessionPart } from '../session/session-context.tsx'

/** The building that a sentence speaks of, lit while the pointer or the focus is on the sentence. */
type Lit = { readonly spot: number | null }

type LitProps = {
  readonly onPointerEnter: () => void
  readonly onPointerLeave: () => void
  readonly onFocus: () => void
  readonly onBlur: () => void
}

function makeLit(): StoreApi<Lit> {
  return createStore<Lit>(() => ({ spot: null }))
}

/** Handlers of an element that lights a spot; a sentence about no building lights none. */
export function useLit(): (spot: number | null) => LitProps {
  const store = useSessionPart(makeLit)
  const darken = () => store.setState({ spot: null })
  return (spot) => {
    const light = () => store.setState({ spot })
    return { onPointerEnter: light, onPointerLeave: darken, onFocus: light, onBlur: darken }
  }
}

export function useLitSpot(): number | null {
  return useStore(useSessionPart(makeLit), ({ spot }) => spot)
}
