import { reportSchema } from '@charterstone/protocol'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { GameSource, Job } from '../files/job.ts'
import { newTableId } from '../keys.ts'
import { readCheckpointText } from '../storage/checkpoints.ts'
import { writeReport } from '../storage/reports.ts'
import { answerCount } from '../table/game-in-progress.ts'
import { personSeats } from '../table/live-table.ts'
import type { OpenTable } from '../table/open-table.ts'
import { disconnectSignal } from './disconnect-signal.ts'
import { addressOf, enterTable, fail, parse, type Service, seatOfRights } from './service.ts'

/** The steps of every game, and bug reports. */
export function replayRoutes(app: FastifyInstance, service: Service): void {
  const { storage, clock, jobThreads } = service
  const download = { config: { transfer: 'downloads' } } as const

  /** The `GameLog` of a game. */
  app.get('/api/tables/:id/games/:game', download, async (request, reply) => {
    const { table, rights } = await enterTable(service, request)
    const game = numberOf(request, 'game')
    const source = await sourceOf(table, game)
    return sendOutcome(request, reply, { kind: 'game', source, game, seat: seatOfRights(rights, table) })
  })

  /** The `GameViews` of a game that is over. */
  app.get('/api/tables/:id/games/:game/views', download, async (request, reply) => {
    const { table, rights } = await enterTable(service, request)
    const game = numberOf(request, 'game')
    const source = await sourceOf(table, game)
    return sendOutcome(request, reply, { kind: 'views', source, game, seat: seatOfRights(rights, table) })
  })

  /** The `StepView` of a moment. */
  app.get('/api/tables/:id/games/:game/steps/:step', download, async (request, reply) => {
    const { table, rights } = await enterTable(service, request)
    const game = numberOf(request, 'game')
    const step = numberOf(request, 'step')
    const source = await sourceOf(table, game)
    return sendOutcome(request, reply, {
      kind: 'step',
      source,
      game,
      step,
      seat: seatOfRights(rights, table),
    })
  })

  async function sourceOf(table: OpenTable, game: number): Promise<GameSource> {
    const { id, checkpoint, state, inProgress } = table.live()
    if (inProgress?.game === game)
      return { kind: 'in-progress', inProgress, persons: personSeats(table.live()).length }
    if (state === null) fail('no-such-step')
    return { kind: 'record', text: await readCheckpointText(storage.db, id, checkpoint) }
  }

  async function sendOutcome(request: FastifyRequest, reply: FastifyReply, job: Job) {
    const outcome = await jobThreads.replays.run(job, {
      address: addressOf(service, request),
      signal: disconnectSignal(reply),
    })
    if (outcome.kind !== 'json') fail('no-such-step')
    return reply.type('application/json; charset=utf-8').send(outcome.text)
  }

  app.post('/api/tables/:id/reports', { config: { limits: ['reports'] } }, async (request, reply) => {
    const { table, rights } = await enterTable(service, request)
    const { text } = parse(reportSchema, request.body)
    const { inProgress, state, setup, version, seq } = table.live()
    const where = {
      table: table.id,
      game: state?.legacy.game ?? 0,
      step: inProgress === null ? 0 : answerCount(inProgress),
      version,
    }
    const report = newTableId()
    const { seed } = setup
    const body = JSON.stringify({ ...where, seq, seed, seat: seatOfRights(rights, table), text })
    await writeReport(storage.db, { id: report, table: table.id, at: clock(), body })
    return reply.code(201).send({ report, ...where })
  })
}

function numberOf({ params }: FastifyRequest, name: string): number {
  const text = (params as Readonly<Record<string, string>>)[name] ?? ''
  return /^\d{1,5}$/.test(text) ? Number(text) : fail('no-such-step')
}
