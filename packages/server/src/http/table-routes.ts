import { readBotName } from '@charterstone/bots'
import { isConfig } from '@charterstone/engine'
import {
  type Claimed,
  claimSchema,
  type Entered,
  enterSchema,
  newTableSchema,
  type TableBrief,
} from '@charterstone/protocol'
import type { FastifyInstance } from 'fastify'
import { newKey, newSeed } from '../keys.ts'
import { addKey, findKeys } from '../storage/keys.ts'
import type { Setup } from '../table/body.ts'
import { claim } from '../table/commands/seats.ts'
import { type Desk, type Drafted, isFault } from '../table/draft.ts'
import { makeTable } from '../table/make-table.ts'
import { AUTOMA, type Place, placeId } from '../table/place.ts'
import { infoOf } from '../table/sight.ts'
import { clearKeys, keysOf, setKeys } from './caller.ts'
import { act, enterTable, fail, parse, type Service, tableIdOf } from './desk.ts'

/** Making a table, entering it, sitting down. */
export function tableRoutes(app: FastifyInstance, service: Service, isSecure: boolean): void {
  const { storage, tables, box, hub, clock, config } = service
  const rarely = { rateLimit: { max: config.TABLES_PER_HOUR, timeWindow: '1 hour' } }

  app.post('/api/tables', { config: rarely }, async (request, reply) => {
    const { others = [], ...rest } = parse(newTableSchema, request.body)
    if (new Set(others.map(({ charter }) => charter)).size < others.length) fail('seat-taken')
    const places = others.map(({ charter, name, by }, index): Place => {
      if (by !== AUTOMA && readBotName(by) === null) fail('no-such-bot')
      return { id: placeId(1, index), charter, name, by, lent: null, isClaimed: false }
    })
    const setup = { seed: newSeed(), ...rest } as Setup
    if (!canBegin(setup)) fail('bad-message', 'single: there is no such game')
    const made = await makeTable(storage, setup, places, clock())
    setKeys(request, reply, made.id, [made.host], isSecure)
    return reply.code(201).send(made)
  })

  /** A village that was put together by hand may be impossible: better to know now. */
  function canBegin({ single, seed, houseRules = {} }: Setup): boolean {
    if (single === undefined) return true
    const seats = [{ charter: 0, name: 'A', player: 'person' }] as const
    const wanted = { seed, seats, houseRules, ...single }
    if (!isConfig(box.engine.catalogue, wanted)) return false
    try {
      box.engine.startGame(box.engine.newSingleGame(wanted))
      return true
    } catch {
      return false
    }
  }

  app.post('/api/tables/:id/enter', async (request, reply): Promise<Entered> => {
    const id = tableIdOf(request)
    const { key } = parse(enterSchema, request.body)
    const row = (await findKeys(storage.db, [key])).find(({ table }) => table === id) ?? fail('no-key')
    // The host of a damaged table needs the key to restore it.
    setKeys(request, reply, id, [key], isSecure)
    const table = (await tables.open(id)) ?? fail(await tables.whyNot(id))
    const { role, place } = row
    const seat = table.live().places.findIndex((one) => one.id === place)
    return { role, seat: seat < 0 ? null : seat }
  })

  app.post('/api/tables/:id/forget', (request, reply) => {
    clearKeys(reply, tableIdOf(request), isSecure)
    return { forgotten: true }
  })

  app.get('/api/tables/:id', async (request): Promise<TableBrief> => {
    const { table, rights } = await enterTable(service, request)
    const live = table.live()
    const seats = live.places.flatMap(({ id }, seat) => (rights.places.includes(id) ? [seat] : []))
    const { isHost, isInvited } = rights
    return { ...infoOf(live, hub.presence(table.id)), you: { seats, isHost, isInvited }, seq: live.seq }
  })

  app.post('/api/tables/:id/seats', async (request, reply) => {
    const { table, rights } = await enterTable(service, request)
    const wanted = parse(claimSchema, request.body)
    const held = table.live().places.find(({ charter }) => charter === wanted.charter)
    if (!rights.isInvited && !(held !== undefined && rights.places.includes(held.id))) fail('not-yours')
    const key = newKey()
    await act(service, table, async (desk) => withKey(desk, await claim(desk, wanted), wanted.charter, key))
    setKeys(request, reply, table.id, [key, ...keysOf(request)], isSecure)
    const seat = table.live().places.findIndex(({ charter }) => charter === wanted.charter)
    return reply.code(201).send({ seat, key } satisfies Claimed)
  })
}

/** Whoever sits down gets a key for the place, together with it. */
function withKey({ live }: Desk, drafted: Drafted, charter: number, key: string): Drafted {
  if (isFault(drafted)) return drafted
  const { body } = drafted
  if (body.kind !== 'places' && body.kind !== 'mark') return drafted
  const place = body.places.find((one) => one.charter === charter)?.id ?? null
  return { ...drafted, also: (trx) => addKey(trx, key, { table: live.id, role: 'seat', place }) }
}
