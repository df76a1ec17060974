import { noticesSchema } from '@charterstone/protocol'
import type { FastifyInstance } from 'fastify'
import { writeNotificationSettings } from '../storage/notifications.ts'
import { enterTable, fail, parse, type Service } from './service.ts'

/** The notification settings of a seat. */
export function noticeRoutes(app: FastifyInstance, service: Service): void {
  const { storage } = service
  app.put('/api/tables/:id/notices', async (request) => {
    const { table, rights } = await enterTable(service, request)
    const settings = parse(noticesSchema, request.body)
    if (rights.holderIds.length === 0) fail('not-yours')
    if (settings.quiet !== undefined && !isZone(settings.quiet.zone))
      fail('bad-message', 'quiet.zone: unknown time zone')
    for (const holderId of rights.holderIds)
      await writeNotificationSettings(storage.db, table.id, holderId, settings)
    return { kept: true }
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
