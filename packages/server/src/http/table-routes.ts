import { readBotName } from '@charterstone/bots'
import { isConfig } from '@charterstone/engine'
import {
  claimSchema,
  enterSchema,
  newTableSchema,
  type SeatKey,
  type TableBrief,
  type TableEntrance,
} from '@charterstone/protocol'
import type { FastifyInstance } from 'fastify'
import { newKey, newSeed } from '../keys.ts'
import { addKey, findKeys } from '../storage/keys.ts'
import type { Setup } from '../table/body.ts'
import { claim } from '../table/commands/seats.ts'
import { type DraftOrFault, isFault, type TableContext } from '../table/draft.ts'
import { makeTable } from '../table/make-table.ts'
import { AUTOMA, newHolderId, type SeatHolder } from '../table/seat-holder.ts'
import { infoOf } from '../table/seat-view.ts'
import { clearKeys, keysOf, setKeys } from './caller.ts'
import { act, addressOf, enterTable, fail, parse, type Service, tableIdOf } from './service.ts'

/** Creating a table, entering it, taking a seat. */
export function tableRoutes(app: FastifyInstance, service: Service, isSecure: boolean): void {
  const { storage, tables, ruleset, hub, clock, origins } = service

  app.post('/api/tables', { config: { limits: ['tables'] } }, async (request, reply) => {
    const { others = [], ...rest } = parse(newTableSchema, request.body)
    if (new Set(others.map(({ charter }) => charter)).size < others.length) fail('seat-taken')
    const holders = others.map(({ charter, name, by }, index): SeatHolder => {
      if (by !== AUTOMA && readBotName(by) === null) fail('no-such-bot')
      return { id: newHolderId(1, index), charter, name, by, lent: null, isClaimed: false }
    })
    const setup = { seed: newSeed(), theme: newSeed(), ...rest } as Setup
    if (!canBegin(setup)) fail('bad-message', 'single: no such game')
    const made = await makeTable(storage, setup, holders, clock())
    origins.note(made.id, addressOf(service, request))
    setKeys(request, reply, made.id, [made.host], isSecure)
    return reply.code(201).send(made)
  })

  /** A village that was assembled by hand may be impossible: refuse it now, not at the start of the game. */
  function canBegin({ single, seed, houseRules = {} }: Setup): boolean {
    if (single === undefined) return true
    const seats = [{ charter: 0, name: 'A', player: 'person' }] as const
    const wanted = { seed, seats, houseRules, ...single }
    if (!isConfig(ruleset.engine.catalogue, wanted)) return false
    try {
      ruleset.engine.startGame(ruleset.engine.newSingleGame(wanted))
      return true
    } catch {
      return false
    }
  }

  app.post('/api/tables/:id/enter', async (request, reply): Promise<TableEntrance> => {
    const id = tableIdOf(request)
    const { key } = parse(enterSchema, request.body)
    const row = (await findKeys(storage.db, [key])).find(({ table }) => table === id) ?? fail('no-key')
    // Set before the table is opened: the host of a damaged table needs the cookie to restore it.
    setKeys(request, reply, id, [key], isSecure)
    const table = (await tables.open(id)) ?? fail(await tables.reasonClosed(id))
    const { role, holderId } = row
    const seat = table.live().holders.findIndex(({ id: holder }) => holder === holderId)
    return { role, seat: seat < 0 ? null : seat }
  })

  app.post('/api/tables/:id/forget', (request, reply) => {
    clearKeys(reply, tableIdOf(request), isSecure)
    return { forgotten: true }
  })

  app.get('/api/tables/:id', async (request): Promise<TableBrief> => {
    const { table, rights } = await enterTable(service, request)
    const live = table.live()
    const seats = live.holders.flatMap(({ id }, seat) => (rights.holderIds.includes(id) ? [seat] : []))
    const { isHost, isInvited } = rights
    return { ...infoOf(live, hub.presence(table.id)), you: { seats, isHost, isInvited }, seq: live.seq }
  })

  app.post('/api/tables/:id/seats', async (request, reply) => {
    const { table, rights } = await enterTable(service, request)
    const wanted = parse(claimSchema, request.body)
    const holder = table.live().holders.find(({ charter }) => charter === wanted.charter)
    if (!rights.isInvited && !(holder !== undefined && rights.holderIds.includes(holder.id)))
      fail('not-yours')
    const key = newKey()
    await act(service, table, async (context) =>
      withKey(context, await claim(context, wanted), wanted.charter, key),
    )
    setKeys(request, reply, table.id, [key, ...keysOf(request)], isSecure)
    const seat = table.live().holders.findIndex(({ charter }) => charter === wanted.charter)
    return reply.code(201).send({ seat, key } satisfies SeatKey)
  })
}

/** Adds the key of a new seat in the transaction that adds the seat. */
function withKey({ live }: TableContext, draft: DraftOrFault, charter: number, key: string): DraftOrFault {
  if (isFault(draft)) return draft
  const { body } = draft
  if (body.kind !== 'places' && body.kind !== 'mark') return draft
  const holderId = body.places.find((holder) => holder.charter === charter)?.id ?? null
  return {
    ...draft,
    inSameTransaction: (trx) => addKey(trx, key, { table: live.id, role: 'seat', holderId }),
  }
}
