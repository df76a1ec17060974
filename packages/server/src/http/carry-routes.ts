import type { Language } from '@charterstone/engine'
import { type CarriedSeats, carrySchema, codeSchema, openSchema } from '@charterstone/protocol'
import type { FastifyInstance } from 'fastify'
import { carriedSeats, carryBy, isCarrier, replaceAddress } from '../carry/carriers.ts'
import { askerOf, nameAsker } from '../carry/code-asker.ts'
import { codeMessage } from '../notices/message.ts'
import { newCode } from '../storage/codes.ts'
import { addressOf, enterTable, fail, parse, type Service } from './service.ts'

/** Opens one's seats on another device, by a code that is sent to an e-mail address. */
export function carryRoutes(app: FastifyInstance, service: Service, isSecure: boolean): void {
  const { storage, tables, transports, clock, log, publicUrl, addressHashes, codes } = service
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
    await carryBy(storage, table.id, rights, email === null ? null : addressHashes.of(email), 'email')
    return { kept: true }
  })

  app.post('/api/carry/code', { config: { limits: ['codes'] } }, (request, reply) => {
    const { email, language = 'en' } = parse(codeSchema, request.body)
    const askers = [addressOf(service, request), nameAsker(reply, isSecure)]
    const work = sendCode(email, language, askers)
      .catch((error: unknown) => {
        log.warn({ reason: error instanceof Error ? error.message : '' }, 'a code could not be sent')
      })
      .finally(() => pending.delete(work))
    pending.add(work)
    // Neither the reply nor its timing shows whether the address is known.
    return reply.code(202).send({ asked: true })
  })

  /**
   * A code belongs to the network and to the browser that asked for it: a stranger who asks or guesses uses up neither the tries of
   * the owner nor the codes of a day.
   */
  const codeName = (email: string, asker: string): string => addressHashes.of(`${asker} ${email}`)

  async function sendCode(email: string, language: Language, askers: readonly string[]): Promise<void> {
    if (!(await isCarrier(storage, addressHashes.everyOf(email)))) return
    const code = newCode()
    const names = askers.map((asker) => codeName(email, asker))
    if (!(await codes.make({ code, names, countedFor: addressHashes.of(email), now: clock() }))) return
    await send?.({ email }, codeMessage(language, code, `${publicUrl}online`))
  }

  app.post('/api/carry', { config: { limits: ['code-tries'] } }, async (request): Promise<CarriedSeats> => {
    const { email, code } = parse(openSchema, request.body)
    const network = codeName(email, addressOf(service, request))
    const asker = askerOf(request)
    // A program that keeps no cookies is known by its network.
    const name = asker === null ? network : codeName(email, asker)
    if (!(await codes.use(name, code, clock()))) fail('wrong-code')
    await codes.end(network)
    const [address = '', ...earlier] = addressHashes.everyOf(email)
    await replaceAddress(storage, earlier, address)
    return { seats: await carriedSeats(storage, tables, address) }
  })
}
