import { deviceSchema, type NewLink } from '@charterstone/protocol'
import type { FastifyInstance } from 'fastify'
import { addNewKeyUpTo } from '../storage/keys.ts'
import { enterTable, fail, parse, type Service } from './service.ts'

const MAX_KEYS_OF_SEAT = 12

/** Takes an own seat along to another device. The page keeps no key, so it asks for a new one. */
export function deviceRoutes(app: FastifyInstance, service: Service): void {
  const { db } = service.storage
  app.post('/api/tables/:id/device', { config: { limits: ['codes'] } }, async (request): Promise<NewLink> => {
    const { table, rights } = await enterTable(service, request)
    const { seat } = parse(deviceSchema, request.body)
    const holder = table.live().holders[seat] ?? fail('no-such-seat')
    if (!rights.holderIds.includes(holder.id)) fail('not-yours')
    const row = { table: table.id, role: 'seat', holderId: holder.id } as const
    const key = await addNewKeyUpTo(db, MAX_KEYS_OF_SEAT, row)
    return { key: key ?? fail('not-now', 'too many links: the host can replace them') }
  })
}
