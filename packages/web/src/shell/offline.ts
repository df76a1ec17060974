import { create } from 'zustand'

/** A new version that waits for a reload, or until every tab is closed. */
export const useUpdate = create<{ readonly waiting: ServiceWorker | null }>(() => ({ waiting: null }))

/** Keeps the page for times without a network. */
export function startOffline(): void {
  reloadOnce()
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  if (document.readyState === 'complete') void register()
  else addEventListener('load', () => void register())
}

/** Changes over to the new version. Every answer has been saved by now. */
export function takeUpdate(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload())
  useUpdate.getState().waiting?.postMessage({ type: 'SKIP_WAITING' })
}

async function register(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.register('/sw.js')
    const look = () => {
      if (navigator.serviceWorker.controller !== null) useUpdate.setState({ waiting: registration.waiting })
    }
    look()
    registration.addEventListener('updatefound', () => {
      registration.installing?.addEventListener('statechange', look)
    })
  } catch {
    // Private windows forbid it; the page works as long as there is a network.
  }
}

const RELOADED = 'charterstone.reloaded'

/** Without a worker the server may have moved on to a version whose chunks have other names: fetch that version. */
function reloadOnce(): void {
  addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine || sessionStorage.getItem(RELOADED) !== null) return
    event.preventDefault()
    sessionStorage.setItem(RELOADED, 'yes')
    location.reload()
  })
  setTimeout(() => sessionStorage.removeItem(RELOADED), 10_000)
}
