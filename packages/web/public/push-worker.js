// Part of the service worker: shows that it is somebody's turn, and leads to the table.
addEventListener('push', (event) => {
  const { title = 'Charterstone', text = '', url = '/online' } = event.data?.json() ?? {}
  event.waitUntil(
    registration.showNotification(title, { body: text, tag: url, icon: '/icon-192.png', data: url }),
  )
})

addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(lead(event.notification.data))
})

async function lead(url) {
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const { pathname } = new URL(url, location.origin)
  const open = windows.find((each) => new URL(each.url).pathname.startsWith(pathname))
  if (open === undefined) await clients.openWindow(url)
  else await open.focus()
}
