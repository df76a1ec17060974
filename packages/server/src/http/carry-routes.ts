import type { Language } from '@charterstone/engine'
import { type Carried, carrySchema, codeSchema, openSchema } from '@charterstone/protocol'
import type { FastifyInstance } from 'fastify'
import { hashOfAddress } from '../carry/address.ts'
import { carriedSeats, carryBy, isCarrier } from '../carry/carriers.ts'
import { makeCode, useCode } from '../carry/codes.ts'
import { codeMessage } from '../notices/message.ts'
import { enterTable, fail, parse, type Service } from './desk.ts'

const ASKED_PER_HOUR = 20
const TRIED_PER_HOUR = 20

/** Seats go along to another device: with an address that stands for them, and a code that is sent there. */
export function carryRoutes(app: FastifyInstance, service: Service): void {
  const { storage, tables, transports, clock, log, publicUrl } = service
  const { email: send } = transports
  if (send === undefined) return
  const perHour = (max: number) => ({ config: { rateLimit: { max, timeWindow: '1 hour' } } })
  const underWay = new Set<Promise<void>>()
  app.addHook('onClose', async () => {
    await Promise.all(underWay)
  })

  app.put('/api/tables/:id/carry', async (request) => {
    const { table, rights } = await enterTable(service, request)
    const { email } = parse(carrySchema, request.body)
    if (rights.places.length === 0 && !rights.isHost) fail('not-yours')
    await carryBy(storage, table.id, rights, email === null ? null : hashOfAddress(email))
    return { kept: true }
  })

  app.post('/api/carry/code', perHour(ASKED_PER_HOUR), (request, reply) => {
    const { email, language = 'en' } = parse(codeSchema, request.body)
    const work = sendCode(email, language)
      .catch((error: unknown) => {
        log.warn({ reason: error instanceof Error ? error.message : '' }, 'a code was not delivered')
      })
      .finally(() => underWay.delete(work))
    underWay.add(work)
    // Neither what is said nor how long it takes tells whether anybody has this address.
    return reply.code(202).send({ asked: true })
  })

  async function sendCode(email: string, language: Language): Promise<void> {
    const address = hashOfAddress(email)
    if (!(await isCarrier(storage, address))) return
    const code = await makeCode(storage.db, address, clock())
    if (code !== null) await send?.({ email }, codeMessage(language, code, `${publicUrl}online`))
  }

  app.post('/api/carry', perHour(TRIED_PER_HOUR), async (request): Promise<Carried> => {
    const { email, code } = parse(openSchema, request.body)
    const address = hashOfAddress(email)
    if (!(await useCode(storage.db, address, code, clock()))) fail('wrong-code')
    return { seats: await carriedSeats(storage, tables, address) }
  })
}
