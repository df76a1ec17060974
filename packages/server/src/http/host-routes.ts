import { formatRecord } from '@charterstone/engine'
import type { Fault } from '@charterstone/protocol'
import {
  type LinkMade,
  linkSchema,
  otherSchema,
  type RestorePoint,
  restoreSchema,
} from '@charterstone/protocol'
import type { FastifyInstance } from 'fastify'
import { newKey } from '../keys.ts'
import { listCheckpoints, readCheckpoint } from '../storage/checkpoints.ts'
import { replaceKey } from '../storage/keys.ts'
import { readEntries } from '../storage/snapshots.ts'
import { recordNow } from '../table/campaign-record.ts'
import { restorePoint } from '../table/commands/restore.ts'
import { seatOther } from '../table/commands/seats.ts'
import { isFault, refuse } from '../table/draft.ts'
import type { Done } from '../table/open-table.ts'
import { PERSON } from '../table/place.ts'
import { restoreSetAside } from '../table/restore-set-aside.ts'
import { setKeys } from './caller.ts'
import { act, enterAsHost, fail, hostedTable, parse, type Service } from './desk.ts'
import { Refused } from './faults.ts'

/** What is the host's: seats of bots, links, the file, restore points. */
export function hostRoutes(app: FastifyInstance, service: Service, isSecure: boolean): void {
  const { storage } = service

  app.post('/api/tables/:id/others', async (request) => {
    const table = await enterAsHost(service, request)
    const { charter, name, by } = parse(otherSchema, request.body)
    return act(service, table, (desk) => seatOther(desk, charter, name, by))
  })

  app.post('/api/tables/:id/links', async (request, reply): Promise<LinkMade> => {
    const table = await enterAsHost(service, request)
    const wanted = parse(linkSchema, request.body)
    const { role } = wanted
    const key = newKey()
    await act(service, table, ({ live }) => {
      const held = role === 'seat' ? live.places[wanted.seat] : undefined
      if (role === 'seat' && held?.by !== PERSON) return refuse('no-such-seat')
      const place = held?.id ?? null
      const isHandedOver = role === 'seat' && wanted.handsOver === true
      return {
        body: {
          kind: 'key',
          role,
          place,
          places: live.places.map((one) =>
            one === held && isHandedOver ? { ...one, isClaimed: false } : one,
          ),
          ...(isHandedOver ? { note: { kind: 'handed-over', name: held?.name ?? '' } } : {}),
        },
        also: (trx) => replaceKey(trx, key, { table: live.id, role, place }),
      }
    })
    if (role === 'host') setKeys(request, reply, table.id, [key], isSecure)
    return { key }
  })

  app.get('/api/tables/:id/file', async (request, reply) => {
    const table = await enterAsHost(service, request)
    const live = table.live()
    if (live.state === null) fail('not-now')
    const record = recordNow(live, await readCheckpoint(storage.db, live.id, live.checkpoint), live.state)
    // Whoever has the file can know what lies in the decks: nobody takes it in secret.
    await act(service, table, () => ({
      body: { kind: 'talk', seat: -1, said: { kind: 'note', note: { kind: 'exported' } } },
    }))
    return reply
      .header('Content-Disposition', `attachment; filename="table-${table.id}.charterstone"`)
      .header('Cache-Control', 'no-store')
      .type('application/json; charset=utf-8')
      .send(formatRecord(record))
  })

  app.get('/api/tables/:id/points', async (request): Promise<readonly RestorePoint[]> => {
    const rows = await listCheckpoints(storage.db, await hostedTable(service, request))
    return rows.map(({ seq, game, phase, at, places }) => ({
      point: seq,
      game,
      phase: phase as RestorePoint['phase'],
      at,
      seats: places.map(({ charter, name }) => ({ charter, name })),
    }))
  })

  app.post('/api/tables/:id/restore', async (request) => {
    const id = await hostedTable(service, request)
    const { point } = parse(restoreSchema, request.body)
    const table = await service.tables.open(id)
    if (table === null) return done(await restoreSetAside(service, id, point))
    const row = (await listCheckpoints(storage.db, id)).find(({ seq }) => seq === point)
    if (row === undefined) fail('no-such-step')
    const [entry] = await readEntries(storage.db, id, point - 1)
    const opening = entry?.body.kind === 'mark' ? entry.body.opening : undefined
    return act(service, table, (desk) => restorePoint(desk, point, row.game, row.places, opening))
  })
}

function done(outcome: Done | Fault): Done {
  if (isFault(outcome)) throw new Refused(outcome)
  return outcome
}
