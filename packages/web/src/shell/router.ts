import { create } from 'zustand'
import { type Route, routeOf } from './route.ts'

const useAddress = create<{ readonly path: string; readonly route: Route }>(() => addressNow())

addEventListener('popstate', follow)

function addressNow() {
  const path = location.pathname
  return { path, route: routeOf(path) }
}

function follow(): void {
  if (location.pathname !== useAddress.getState().path) useAddress.setState(addressNow())
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
  return useAddress(({ route }) => route)
}
