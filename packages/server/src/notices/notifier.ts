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
  /** Sends the notifications that are due. */
  readonly deliver: () => Promise<void>
}

const MAX_PER_ROUND = 50
const MAX_TRIES = 5
const RETRY_AFTER = 300_000

export function makeNotifier(config: NotifierConfig): Notifier {
  const { storage, tables, transports, isOnline, publicUrl, delay, clock, log, metrics } = config
  const { db } = storage
  const channels = Object.keys(transports) as Channel[]

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
    for (const notification of await dueNotifications(db, clock(), MAX_PER_ROUND))
      if (await takeNotification(db, notification))
        await send(notification).catch((error: unknown) =>
          log.error({ err: error, table: notification.table }, 'a notification could not be sent'),
        )
  }

  async function send(notification: PendingNotification): Promise<void> {
    const { table, holderId } = notification
    const live = (await tables.open(table))?.live()
    const settings = await settingsOf(table, holderId)
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
    const failed: Channel[] = []
    for (const channel of wanted)
      if (!(await sendBy(channel, notification, settings, message))) failed.push(channel)
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
      await transports[channel]?.(settings, message)
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

  return { deliver }
}
