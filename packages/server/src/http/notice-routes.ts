import { noticesSchema } from '@charterstone/protocol'
import type { FastifyInstance } from 'fastify'
import { enterTable, fail, parse, type Service } from './desk.ts'

/** How a seat wants to be told that it is asked. */
export function noticeRoutes(app: FastifyInstance, service: Service): void {
  const { storage } = service
  app.put('/api/tables/:id/notices', async (request) => {
    const { table, rights } = await enterTable(service, request)
    const wishes = parse(noticesSchema, request.body)
    if (rights.places.length === 0) fail('not-yours')
    if (wishes.quiet !== undefined && !isZone(wishes.quiet.zone))
      fail('bad-message', 'quiet.zone: there is no such zone')
    const text = JSON.stringify(wishes)
    for (const place of rights.places)
      await storage.db
        .insertInto('wishes')
        .values({ table_id: table.id, place, wishes: text })
        .onConflict((conflict) => conflict.columns(['table_id', 'place']).doUpdateSet({ wishes: text }))
        .execute()
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
