import { useSyncExternalStore } from 'react'

/** Whether the device has a network. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(watch, () => navigator.onLine)
}

function watch(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}
