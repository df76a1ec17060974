import { useSyncExternalStore } from 'react'

/** What stands behind the # of the address: the name of a rule, or of a story. */
export function useMark(): string {
  return useSyncExternalStore(subscribe, () => decodeURIComponent(location.hash.slice(1)))
}

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener)
  addEventListener('popstate', listener)
  return () => {
    removeEventListener('hashchange', listener)
    removeEventListener('popstate', listener)
  }
}
