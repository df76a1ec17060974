import { type CarriedSeats, passkeyAnswerSchema, passkeyMadeSchema } from '@charterstone/protocol'
import type { FastifyInstance } from 'fastify'
import { carriedSeats, carryBy } from '../carry/carriers.ts'
import { passkeySite } from '../carry/passkey-site.ts'
import { makePasskeys } from '../carry/passkeys.ts'
import type { Rights } from '../rights.ts'
import { addressOfPerson } from '../storage/carriers.ts'
import type { OpenTable } from '../table/open-table.ts'
import { enterTable, fail, parse, type Service, seatOfRights } from './service.ts'

/** For each network address: as many as codes by e-mail. */
const ASKED = { config: { limits: ['codes'] } } as const
const TRIED = { config: { limits: ['code-tries'] } } as const

/** Opens one's seats on another device by a passkey, beside the code by e-mail. */
export function passkeyRoutes(app: FastifyInstance, service: Service): void {
  const { storage, tables, clock, config } = service
  const site = passkeySite(config)
  if (site === null) return
  const passkeys = makePasskeys(storage, site, clock)

  app.post('/api/tables/:id/passkey/options', ASKED, async (request) => {
    const { table, rights } = await enterTable(service, request)
    if (!holds(rights)) fail('not-yours')
    return passkeys.makingOptions(nameOf(table, rights))
  })

  app.post('/api/tables/:id/passkey', TRIED, async (request) => {
    const { table, rights } = await enterTable(service, request)
    const made = parse(passkeyMadeSchema, request.body)
    if (!holds(rights)) fail('not-yours')
    const person = (await passkeys.add(made)) ?? fail('wrong-passkey')
    await carryBy(storage, table.id, rights, addressOfPerson(person), 'passkey')
    return { kept: true }
  })

  /** The seats of this table, too, belong to a passkey that the person has already. */
  app.put('/api/tables/:id/passkey', TRIED, async (request) => {
    const { table, rights } = await enterTable(service, request)
    const answer = parse(passkeyAnswerSchema, request.body)
    if (!holds(rights)) fail('not-yours')
    const person = (await passkeys.check(answer)) ?? fail('wrong-passkey')
    await carryBy(storage, table.id, rights, addressOfPerson(person), 'passkey')
    return { kept: true }
  })

  app.delete('/api/tables/:id/passkey', async (request) => {
    const { table, rights } = await enterTable(service, request)
    if (!holds(rights)) fail('not-yours')
    await carryBy(storage, table.id, rights, null, 'passkey')
    return { kept: false }
  })

  app.post('/api/passkey/options', ASKED, () => passkeys.askingOptions())

  app.post('/api/passkey', TRIED, async (request): Promise<CarriedSeats> => {
    const person = (await passkeys.check(parse(passkeyAnswerSchema, request.body))) ?? fail('wrong-passkey')
    return { seats: await carriedSeats(storage, tables, addressOfPerson(person)) }
  })
}

function holds({ holderIds, isHost }: Rights): boolean {
  return holderIds.length > 0 || isHost
}

/** What the device calls the passkey. */
function nameOf(table: OpenTable, rights: Rights): string {
  return table.live().holders[seatOfRights(rights, table)]?.name || 'Charterstone'
}
