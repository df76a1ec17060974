/// <reference lib="webworker" />
// Part of the service worker: notifies a player that it is their turn, and opens the table.
;(() => {
  const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self))

  worker.addEventListener('push', (event) => {
    const {
      title = 'Charterstone',
      text = '',
      url = '/online',
    } = /** @type {{ title?: string, text?: string, url?: string }} */ (event.data?.json() ?? {})
    event.waitUntil(
      worker.registration.showNotification(title, { body: text, tag: url, icon: '/icon-192.png', data: url }),
    )
  })

  worker.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(lead(String(event.notification.data)))
  })

  /** @param {string} url */
  async function lead(url) {
    const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
    const { pathname } = new URL(url, worker.location.origin)
    const open = windows.find((each) => new URL(each.url).pathname.startsWith(pathname))
    if (open === undefined) await worker.clients.openWindow(url)
    else await open.focus()
  }
})()
