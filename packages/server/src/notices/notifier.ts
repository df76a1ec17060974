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
import { markNotified, notifiedAt } from '../storage/notified.ts'
import type { Storage } from '../storage/storage.ts'
import { askedHolder, isPersonAsked } from '../table/live-table.ts'
import type { Tables } from '../table/tables.ts'
import { unlessAborted } from '../unless-aborted.ts'
import { type Bundle, bundled, destinationOf, type WithSettings } from './bundle.ts'
import { type Message, type Turn, turnMessage } from './message.ts'
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
/** What becomes due this soon after another message to the same person is part of it. */
const GATHERED_WITHIN = 120_000
/** The time between two messages to the same person. */
const PAUSE = 300_000

/** A notification whose person is still awaited. */
type Awaited = { readonly notification: PendingNotification; readonly turn: Turn }

export function makeNotifier(config: NotifierConfig): Notifier {
  const { storage, tables, transports, isOnline, publicUrl, delay, clock, log, metrics } = config
  const { db } = storage
  const channels = Object.keys(transports) as Channel[]
  const running: Readonly<Record<Lane, Set<Promise<void>>>> = { webhook: new Set(), other: new Set() }
  const stopped = new AbortController()
  setMaxListeners(0, stopped.signal)

  tables.watch({
    onChange: (table, changes) => {
      const live = table.live()
      const asked = askedHolder(live)
      if (channels.length === 0 || asked === null || !isPersonAsked(live)) return
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
    const started: Promise<void>[] = []
    const soon = await dueNotifications(db, clock() + GATHERED_WITHIN, MAX_PER_ROUND)
    // Only the owner of a table knows who is there.
    const elsewhere = await storage.leases.ownedElsewhere(soon.map(({ table }) => table))
    const own = soon.filter(({ table }) => !elsewhere.has(table))
    for (const bundle of bundled(await withSettings(own), clock())) {
      if (stopped.signal.aborted) break
      const notifications = await take(bundle.notifications)
      if (notifications.length === 0) continue
      const lane: Lane =
        bundle.settings.webhook !== undefined && channels.includes('webhook') ? 'webhook' : 'other'
      if (running[lane].size < LANES[lane]) started.push(start(lane, { ...bundle, notifications }))
      else await postpone(notifications, { dueAt: clock() + NO_ROOM })
    }
    await Promise.all(started)
  }

  /** Without those of seats that want no notification any more. */
  async function withSettings(
    notifications: readonly PendingNotification[],
  ): Promise<readonly WithSettings[]> {
    const wanted: WithSettings[] = []
    for (const notification of notifications) {
      const settings = await settingsOf(notification.table, notification.holderId)
      if (settings !== null) wanted.push({ notification, settings })
      else await takeNotification(db, notification)
    }
    return wanted
  }

  async function take(
    notifications: readonly PendingNotification[],
  ): Promise<readonly PendingNotification[]> {
    const taken: PendingNotification[] = []
    for (const notification of notifications)
      if (await takeNotification(db, notification)) taken.push(notification)
    return taken
  }

  async function postpone(
    notifications: readonly PendingNotification[],
    change: Partial<PendingNotification>,
  ): Promise<void> {
    for (const notification of notifications) await postponeNotification(db, { ...notification, ...change })
  }

  function start(lane: Lane, bundle: Bundle): Promise<void> {
    const work = send(bundle)
      .catch(async (error: unknown) => {
        log.error({ err: error, table: bundle.notifications[0]?.table }, 'a notification could not be sent')
        // They were taken from the database, and nothing was sent yet. If it fails again they are lost.
        await tryAgainLater(bundle).catch(() => undefined)
      })
      .finally(() => running[lane].delete(work))
    running[lane].add(work)
    return work
  }

  async function tryAgainLater(
    { notifications, settings }: Bundle,
    change: Partial<PendingNotification> = {},
  ): Promise<void> {
    const tries = (notifications[0]?.tries ?? 0) + 1
    const dueAt = afterQuietHours(settings, clock() + RETRY_AFTER)
    if (tries < MAX_TRIES) await postpone(notifications, { ...change, tries, dueAt })
  }

  async function send({ notifications, settings }: Bundle): Promise<void> {
    const awaited = (await Promise.all(notifications.map(awaitedOf))).filter((each) => each !== null)
    const [first] = awaited
    if (first === undefined) return
    const still = awaited.map(({ notification }) => notification)
    // It may have become due while no process sent notifications, and quiet hours may have begun since.
    const destination = destinationOf(settings)
    const dueAt = Math.max(
      afterQuietHours(settings, clock()),
      ((await notifiedAt(db, destination)) ?? Number.NEGATIVE_INFINITY) + PAUSE,
    )
    if (dueAt > clock()) {
      await postpone(still, { dueAt: afterQuietHours(settings, dueAt) })
      return
    }
    const turns = awaited.map(({ turn }) => turn)
    const id = still.map(({ table, holderId, seq }) => `${table}.${holderId}.${seq}`).join('-')
    const message = { id, ...turnMessage(settings.language ?? 'en', turns, `${publicUrl}online`) }
    const wanted = channels.filter(
      (channel) =>
        settings[channel] !== undefined && first.notification.channels?.includes(channel) !== false,
    )
    const isSent = await Promise.all(wanted.map((channel) => sendBy(channel, still, settings, message)))
    const failed = wanted.filter((_channel, index) => isSent[index] === false)
    if (failed.length > 0) await tryAgainLater({ settings, notifications: still }, { channels: failed })
    if (failed.length === wanted.length) return
    await markNotified(db, destination, clock()).catch((error: unknown) =>
      // What was sent must not be sent again for it; only the next message may come too soon.
      log.warn({ err: error }, 'the time of a notification could not be stored'),
    )
  }

  /** Null when the person has answered, is at the table, or has left it. */
  async function awaitedOf(notification: PendingNotification): Promise<Awaited | null> {
    const { table, holderId } = notification
    const live = await tables.look(table)
    const asked = live === null ? null : askedHolder(live)
    if (live === null || asked?.id !== holderId || isOnline(table, holderId)) return null
    const village = currentVillageName(live.villageName, live.state)
    return { notification, turn: { name: asked.name, village, url: `${publicUrl}t/${table}` } }
  }

  /** False when it must be tried again. */
  async function sendBy(
    channel: Channel,
    notifications: readonly PendingNotification[],
    settings: NotificationSettings,
    message: Message,
  ): Promise<boolean> {
    try {
      // When the server stops meanwhile, the notification is sent again later.
      await unlessAborted(stopped.signal, async () => transports[channel]?.(settings, message))
      metrics.notices.inc({ way: channel, outcome: 'sent' })
      return true
    } catch (error) {
      metrics.notices.inc({ way: channel, outcome: 'failed' })
      const reason = error instanceof Error ? error.message : ''
      log.warn({ channel, table: notifications[0]?.table, reason }, 'a notification was not delivered')
      if (!(error instanceof Unsubscribed)) return false
      const { [channel]: _unsubscribed, ...rest } = settings
      for (const { table, holderId } of notifications)
        await writeNotificationSettings(db, table, holderId, rest)
      return true
    }
  }

  return {
    deliver,
    close: async () => {
      stopped.abort(new Error('stopping'))
      await Promise.all([...running.webhook, ...running.other])
    },
  }
}
