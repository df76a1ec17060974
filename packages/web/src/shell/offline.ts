/** Keeps the page for times without a network; a new version is taken at the next visit. */
export function startOffline(): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  addEventListener('load', register)
  if (document.readyState === 'complete') register()
}

function register(): void {
  navigator.serviceWorker.register('/sw.js').catch(() => {
    // Private windows forbid it; the page works as long as there is a network.
  })
}
