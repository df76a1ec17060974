import { createHash } from 'node:crypto'
import type { NotificationSettings } from '@charterstone/protocol'
import type { PendingNotification } from '../storage/notifications.ts'

export type WithSettings = {
  readonly notification: PendingNotification
  readonly settings: NotificationSettings
}

/** Notifications for one person, who gets one message for all of them. */
export type Bundle = {
  readonly settings: NotificationSettings
  readonly notifications: readonly PendingNotification[]
}

/** Those with the same settings are for the same person. A bundle is due when one of it is; the others come along. */
export function bundled(all: readonly WithSettings[], now: number): readonly Bundle[] {
  const groups = new Map<string, { settings: NotificationSettings; notifications: PendingNotification[] }>()
  for (const { notification, settings } of all) {
    const { channels, tries } = notification
    const key = JSON.stringify([settings, channels, tries])
    const group = groups.get(key) ?? { settings, notifications: [] }
    group.notifications.push(notification)
    groups.set(key, group)
  }
  return [...groups.values()].filter(({ notifications }) => notifications.some(({ dueAt }) => dueAt <= now))
}

/** Identifies where a person is reached; the addresses themselves are not stored. */
export function destinationOf({ push, email, webhook }: NotificationSettings): string {
  const addresses = JSON.stringify([push?.endpoint, email, webhook])
  return createHash('sha256').update(addresses).digest('base64url')
}
