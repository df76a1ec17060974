import type { Fault } from '@charterstone/protocol'
import {
  linkSchema,
  type NewLink,
  otherSchema,
  type RestorePoint,
  restoreSchema,
} from '@charterstone/protocol'
import type { FastifyInstance } from 'fastify'
import { newKey } from '../keys.ts'
import { listCheckpoints, readCheckpointText } from '../storage/checkpoints.ts'
import { readEntries } from '../storage/entries.ts'
import { replaceKey } from '../storage/keys.ts'
import { restorePoint } from '../table/commands/restore.ts'
import { seatOther } from '../table/commands/seats.ts'
import { isFault, refuse } from '../table/draft.ts'
import type { Receipt } from '../table/open-table.ts'
import { restoreSetAside } from '../table/restore-set-aside.ts'
import { PERSON } from '../table/seat-holder.ts'
import { setKeys } from './caller.ts'
import { disconnectSignal } from './disconnect-signal.ts'
import { RequestRefused } from './faults.ts'
import { act, addressOf, enterAsHost, fail, hostedTable, parse, type Service } from './service.ts'

/** Requests of the host: seats of bots, links, the campaign file, restore points. */
export function hostRoutes(app: FastifyInstance, service: Service, isSecure: boolean): void {
  const { storage, jobThreads } = service

  app.post('/api/tables/:id/others', async (request) => {
    const table = await enterAsHost(service, request)
    const { charter, name, by } = parse(otherSchema, request.body)
    return act(service, table, (context) => seatOther(context, charter, name, by))
  })

  app.post('/api/tables/:id/links', async (request, reply): Promise<NewLink> => {
    const table = await enterAsHost(service, request)
    const wanted = parse(linkSchema, request.body)
    const { role } = wanted
    const key = newKey()
    await act(service, table, ({ live }) => {
      const holder = role === 'seat' ? live.holders[wanted.seat] : undefined
      if (role === 'seat' && holder?.by !== PERSON) return refuse('no-such-seat')
      const holderId = holder?.id ?? null
      const isHandedOver = role === 'seat' && wanted.handsOver === true
      return {
        body: {
          kind: 'key',
          role,
          place: holderId,
          places: live.holders.map((each) =>
            each === holder && isHandedOver ? { ...each, isClaimed: false } : each,
          ),
          ...(isHandedOver ? { note: { kind: 'handed-over', name: holder?.name ?? '' } } : {}),
        },
        inSameTransaction: (trx) => replaceKey(trx, key, { table: live.id, role, holderId }),
      }
    })
    if (role === 'host') setKeys(request, reply, table.id, [key], isSecure)
    return { key }
  })

  const exports = { config: { limits: ['exports'], transfer: 'downloads' } } as const
  app.get('/api/tables/:id/file', exports, async (request, reply) => {
    const table = await enterAsHost(service, request)
    const { id, checkpoint, state, holders, inProgress, villageName } = table.live()
    if (state === null) fail('not-now')
    const text = await readCheckpointText(storage.db, id, checkpoint)
    const live = { state, holders, inProgress, ...(villageName !== undefined && { villageName }) }
    // In a thread: to write and seal a long campaign takes its time.
    const outcome = await jobThreads.replays.run(
      { kind: 'export', text, live },
      { address: addressOf(service, request), signal: disconnectSignal(reply) },
    )
    if (outcome.kind !== 'json') fail('server-fault')
    // The file shows the order of the decks, so the table is informed of every download.
    await act(service, table, () => ({
      body: { kind: 'talk', seat: -1, said: { kind: 'note', note: { kind: 'exported' } } },
    }))
    return reply
      .header('Content-Disposition', `attachment; filename="table-${table.id}.charterstone"`)
      .header('Cache-Control', 'no-store')
      .type('application/json; charset=utf-8')
      .send(outcome.text)
  })

  app.get('/api/tables/:id/points', async (request): Promise<readonly RestorePoint[]> => {
    const rows = await listCheckpoints(storage.db, await hostedTable(service, request))
    return rows.map(({ seq, game, phase, at, holders }) => ({
      point: seq,
      game,
      phase: phase as RestorePoint['phase'],
      at,
      seats: holders.map(({ charter, name }) => ({ charter, name })),
    }))
  })

  app.post('/api/tables/:id/restore', { config: { limits: ['imports'] } }, async (request) => {
    const id = await hostedTable(service, request)
    const { point } = parse(restoreSchema, request.body)
    const table = await service.tables.open(id)
    if (table === null) return orRefuse(await restoreSetAside(service, id, point))
    const row = (await listCheckpoints(storage.db, id)).find(({ seq }) => seq === point)
    if (row === undefined) fail('no-such-step')
    const [entry] = await readEntries(storage.db, id, point - 1)
    const opening = entry?.body.kind === 'mark' ? entry.body.opening : undefined
    return act(service, table, (context) => restorePoint(context, point, row.game, row.holders, opening))
  })
}

function orRefuse(outcome: Receipt | Fault): Receipt {
  if (isFault(outcome)) throw new RequestRefused(outcome)
  return outcome
}
