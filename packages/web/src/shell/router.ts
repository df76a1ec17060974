import { useSyncExternalStore } from 'react'
import { type Route, routeOf } from './route.ts'

let route = routeOf(location.pathname)
let path = location.pathname
const listeners = new Set<() => void>()

addEventListener('popstate', follow)

function follow(): void {
  if (location.pathname === path) return
  path = location.pathname
  route = routeOf(path)
  for (const listen of listeners) listen()
}

/** Goes to an address of the page. */
export function navigate(to: string, { replace = false } = {}): void {
  if (to === location.pathname) return
  if (replace) history.replaceState(history.state, '', to)
  else history.pushState({ from: location.pathname }, '', to)
  scrollTo(0, 0)
  follow()
}

/** The page whose link led here; null when the visit began here. */
export function cameFrom(): string | null {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && 'from' in state && typeof state.from === 'string'
    ? state.from
    : null
}

export function useRoute(): Route {
  return useSyncExternalStore(subscribe, () => route)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
