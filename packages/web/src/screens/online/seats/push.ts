import type { NotificationSettings } from '@charterstone/protocol'

type Subscription = NonNullable<NotificationSettings['push']>

/** Only secure pages with a worker can be woken. */
export function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis
}

/** Asks the person and the browser; null when either says no. */
export async function subscribeToPush(serverKey: string): Promise<Subscription | null> {
  try {
    if ((await Notification.requestPermission()) !== 'granted') return null
    const { pushManager } = await navigator.serviceWorker.ready
    const subscription = await pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: serverKey,
    })
    const { endpoint, keys } = subscription.toJSON()
    const { p256dh, auth } = keys ?? {}
    if (endpoint === undefined || p256dh === undefined || auth === undefined) return null
    return { endpoint, keys: { p256dh, auth } }
  } catch {
    return null
  }
}
