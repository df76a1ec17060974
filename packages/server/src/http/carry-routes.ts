import type { Language } from '@charterstone/engine'
import { type CarriedSeats, carrySchema, codeSchema, openSchema } from '@charterstone/protocol'
import type { FastifyInstance } from 'fastify'
import { hashOfAddress } from '../carry/address.ts'
import { carriedSeats, carryBy, isCarrier } from '../carry/carriers.ts'
import { codeMessage } from '../notices/message.ts'
import { makeCode, useCode } from '../storage/codes.ts'
import { enterTable, fail, parse, type Service } from './service.ts'

/** Opens one's seats on another device, by a code that is sent to an e-mail address. */
export function carryRoutes(app: FastifyInstance, service: Service): void {
  const { storage, tables, transports, clock, log, publicUrl } = service
  const { email: send } = transports
  if (send === undefined) return
  const pending = new Set<Promise<void>>()
  app.addHook('onClose', async () => {
    await Promise.all(pending)
  })

  app.put('/api/tables/:id/carry', async (request) => {
    const { table, rights } = await enterTable(service, request)
    const { email } = parse(carrySchema, request.body)
    if (rights.holderIds.length === 0 && !rights.isHost) fail('not-yours')
    await carryBy(storage, table.id, rights, email === null ? null : hashOfAddress(email), 'email')
    return { kept: true }
  })

  app.post('/api/carry/code', { config: { limits: ['codes'] } }, (request, reply) => {
    const { email, language = 'en' } = parse(codeSchema, request.body)
    const work = sendCode(email, language)
      .catch((error: unknown) => {
        log.warn({ reason: error instanceof Error ? error.message : '' }, 'a code could not be sent')
      })
      .finally(() => pending.delete(work))
    pending.add(work)
    // Neither the reply nor its timing shows whether the address is known.
    return reply.code(202).send({ asked: true })
  })

  async function sendCode(email: string, language: Language): Promise<void> {
    const address = hashOfAddress(email)
    if (!(await isCarrier(storage, address))) return
    const code = await makeCode(storage.db, address, clock())
    if (code !== null) await send?.({ email }, codeMessage(language, code, `${publicUrl}online`))
  }

  app.post('/api/carry', { config: { limits: ['code-tries'] } }, async (request): Promise<CarriedSeats> => {
    const { email, code } = parse(openSchema, request.body)
    const address = hashOfAddress(email)
    if (!(await useCode(storage.db, address, code, clock()))) fail('wrong-code')
    return { seats: await carriedSeats(storage, tables, address) }
  })
}
