import { setMaxListeners } from 'node:events'
import { currentVillageName } from '@charterstone/engine'
import type { NotificationSettings } from '@charterstone/protocol'
import type { Log } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import {
  dueNotifications,
  type PendingNotification,
  postponeNotification,
  readNotificationSettings,
  replaceNotification,
  takeNotification,
  writeNotificationSettings,
} from '../storage/notifications.ts'
import type { Storage } from '../storage/storage.ts'
import { askedHolder, isPersonAsked } from '../table/live-table.ts'
import type { Tables } from '../table/tables.ts'
import { type Message, messageFor } from './message.ts'
import { afterQuietHours } from './quiet-hours.ts'
import { type Channel, type Transports, Unsubscribed } from './transport.ts'

export type NotifierConfig = {
  readonly storage: Storage
  readonly tables: Tables
  readonly transports: Transports
  readonly isOnline: (table: string, holderId: number) => boolean
  readonly publicUrl: string
  /** Milliseconds. A person who answers within this time gets no notification. */
  readonly delay: number
  readonly clock: () => number
  readonly log: Log
  readonly metrics: Metrics
}

/** Notifies people who are away that it is their turn. */
export type Notifier = {
  /** Sends the notifications that are due. A slow service does not hold up the others, nor the next round. */
  readonly deliver: () => Promise<void>
  /** What has not been sent yet is sent after the next start. */
  readonly close: () => Promise<void>
}

const MAX_PER_ROUND = 200
/** Notifications that are sent at once. Webhooks may be slow on purpose, so they have a lane of their own. */
const LANES = { webhook: 32, other: 32 }
type Lane = keyof typeof LANES
/** Milliseconds until a notification for which there was no room is tried again. */
const NO_ROOM = 5000
const MAX_TRIES = 5
const RETRY_AFTER = 300_000

export function makeNotifier(config: NotifierConfig): Notifier {
  const { storage, tables, transports, isOnline, publicUrl, delay, clock, log, metrics } = config
  const { db } = storage
  const channels = Object.keys(transports) as Channel[]
  const running: Readonly<Record<Lane, Set<Promise<void>>>> = { webhook: new Set(), other: new Set() }
  const stopped = new AbortController()
  setMaxListeners(0, stopped.signal)

  tables.watch({
    onChange: (table, changes, _entry, isOwn) => {
      const live = table.live()
      const asked = askedHolder(live)
      if (channels.length === 0 || !isOwn || asked === null || !isPersonAsked(live)) return
      if (!changes.some(({ kind }) => kind === 'step' || kind === 'undone' || kind === 'fresh')) return
      void schedule(table.id, asked.id, live.seq).catch((error: unknown) =>
        log.error({ err: error, table: table.id }, 'a notification could not be scheduled'),
      )
    },
  })

  /** At most one pending notification per seat; a newer question replaces it. */
  async function schedule(table: string, holderId: number, seq: number): Promise<void> {
    const settings = await settingsOf(table, holderId)
    if (settings === null) return
    const dueAt = afterQuietHours(settings, clock() + delay)
    await replaceNotification(db, { table, holderId, seq, dueAt, tries: 0, channels: null })
  }

  /** Null when the seat wants no notification through any of the channels of this server. */
  async function settingsOf(table: string, holderId: number): Promise<NotificationSettings | null> {
    const settings = await readNotificationSettings(db, table, holderId)
    return settings !== null && channels.some((channel) => settings[channel] !== undefined) ? settings : null
  }

  async function deliver(): Promise<void> {
    const own: Promise<void>[] = []
    for (const notification of await dueNotifications(db, clock(), MAX_PER_ROUND)) {
      if (stopped.signal.aborted) break
      const { table, holderId } = notification
      const settings = await settingsOf(table, holderId)
      if (!(await takeNotification(db, notification))) continue
      const lane: Lane = settings?.webhook !== undefined && channels.includes('webhook') ? 'webhook' : 'other'
      if (running[lane].size < LANES[lane]) own.push(start(lane, notification, settings))
      else await postponeNotification(db, { ...notification, dueAt: clock() + NO_ROOM })
    }
    await Promise.all(own)
  }

  function start(
    lane: Lane,
    notification: PendingNotification,
    settings: NotificationSettings | null,
  ): Promise<void> {
    const work = send(notification, settings)
      .catch((error: unknown) =>
        log.error({ err: error, table: notification.table }, 'a notification could not be sent'),
      )
      .finally(() => running[lane].delete(work))
    running[lane].add(work)
    return work
  }

  async function send(
    notification: PendingNotification,
    settings: NotificationSettings | null,
  ): Promise<void> {
    const { table, holderId } = notification
    const live = (await tables.open(table))?.live()
    const asked = live === undefined ? null : askedHolder(live)
    if (settings === null || asked?.id !== holderId || isOnline(table, holderId)) return
    // It may have become due while no process sent notifications, and quiet hours may have begun since.
    const dueAt = afterQuietHours(settings, clock())
    if (dueAt > clock()) {
      await postponeNotification(db, { ...notification, dueAt })
      return
    }
    const village = live === undefined ? '' : currentVillageName(live.villageName, live.state)
    const message = messageFor(settings.language ?? 'en', asked.name, village, `${publicUrl}t/${table}`)
    const wanted = channels.filter(
      (channel) => settings[channel] !== undefined && notification.channels?.includes(channel) !== false,
    )
    const isSent = await Promise.all(
      wanted.map((channel) => sendBy(channel, notification, settings, message)),
    )
    const failed = wanted.filter((_channel, index) => isSent[index] === false)
    const tries = notification.tries + 1
    if (failed.length > 0 && tries < MAX_TRIES)
      await postponeNotification(db, {
        ...notification,
        tries,
        channels: failed,
        dueAt: afterQuietHours(settings, clock() + RETRY_AFTER),
      })
  }

  /** False when it must be tried again. */
  async function sendBy(
    channel: Channel,
    { table, holderId }: PendingNotification,
    settings: NotificationSettings,
    message: Message,
  ): Promise<boolean> {
    try {
      await orStopped(transports[channel]?.(settings, message))
      metrics.notices.inc({ way: channel, outcome: 'sent' })
      return true
    } catch (error) {
      metrics.notices.inc({ way: channel, outcome: 'failed' })
      const reason = error instanceof Error ? error.message : ''
      log.warn({ channel, table, reason }, 'a notification was not delivered')
      if (!(error instanceof Unsubscribed)) return false
      const { [channel]: _unsubscribed, ...rest } = settings
      await writeNotificationSettings(db, table, holderId, rest)
      return true
    }
  }

  /** Rejects when the server stops meanwhile: the notification is sent again later. */
  async function orStopped(work: Promise<void> | undefined): Promise<void> {
    const { signal } = stopped
    await Promise.race([
      work,
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('stopping')), { once: true })
      }),
    ])
  }

  return {
    deliver,
    close: async () => {
      stopped.abort()
      await Promise.all([...running.webhook, ...running.other])
    },
  }
}
