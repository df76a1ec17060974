import { confirmSchema, type NoticesKept, noticesSchema } from '@charterstone/protocol'
import type { FastifyInstance } from 'fastify'
import {
  confirmationAddress,
  confirmed,
  type StoredSettings,
  withoutConfirmation,
} from '../notices/email-confirmation.ts'
import { confirmationMessage } from '../notices/message.ts'
import { newCode } from '../storage/codes.ts'
import { readNotificationSettings, writeNotificationSettings } from '../storage/notifications.ts'
import { addressOf, enterTable, fail, parse, type Service } from './service.ts'

/** The notification settings of a seat. */
export function noticeRoutes(app: FastifyInstance, service: Service): void {
  const { storage, limits, clock, log, publicUrl, addressHashes, codes } = service
  const { db } = storage
  const { email: send } = service.transports

  app.put('/api/tables/:id/notices', async (request): Promise<NoticesKept> => {
    const { table, rights } = await enterTable(service, request)
    const wanted = parse(noticesSchema, request.body)
    if (rights.holderIds.length === 0) fail('not-yours')
    if (wanted.quiet !== undefined && !isZone(wanted.quiet.zone))
      fail('bad-message', 'quiet.zone: unknown time zone')
    let unconfirmed: string | undefined
    for (const holderId of rights.holderIds) {
      const before = await readNotificationSettings(db, table.id, holderId)
      const settings = withoutConfirmation(wanted, before)
      unconfirmed ??= settings.unconfirmed
      await writeNotificationSettings(db, table.id, holderId, settings)
    }
    if (unconfirmed === undefined || send === undefined) return { kept: true, mustConfirm: false }
    if (!limits.take('codes', addressOf(service, request))) fail('slow-down')
    const code = newCode()
    const message = confirmationMessage(wanted.language ?? 'en', code, publicUrl)
    const names = [confirmationAddress(addressHashes, unconfirmed)]
    if (await codes.make({ code, names, now: clock() }))
      await send({ email: unconfirmed }, message).catch((error: unknown) => {
        log.warn({ reason: error instanceof Error ? error.message : '' }, 'a code could not be sent')
      })
    return { kept: true, mustConfirm: true }
  })

  app.post('/api/tables/:id/notices/confirm', { config: { limits: ['code-tries'] } }, async (request) => {
    const { table, rights } = await enterTable(service, request)
    const { code } = parse(confirmSchema, request.body)
    const waiting: [number, StoredSettings & { readonly unconfirmed: string }][] = []
    for (const holderId of rights.holderIds) {
      const settings: StoredSettings | null = await readNotificationSettings(db, table.id, holderId)
      const { unconfirmed } = settings ?? {}
      if (settings !== null && unconfirmed !== undefined)
        waiting.push([holderId, { ...settings, unconfirmed }])
    }
    const [first] = waiting
    if (first === undefined) fail('not-now')
    const email = first[1].unconfirmed
    if (!(await codes.use(confirmationAddress(addressHashes, email), code, clock()))) fail('wrong-code')
    for (const [holderId, settings] of waiting)
      if (settings.unconfirmed === email)
        await writeNotificationSettings(db, table.id, holderId, confirmed(settings))
    return { confirmed: true }
  })
}

function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return true
  } catch {
    return false
  }
}
