import { takenBack, tellTakenBack, type Undone } from '@charterstone/engine'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { newTableId } from '../keys.ts'
import { type GameLog, reportSchema, type StepView } from '../protocol/rest.ts'
import type { Entry } from '../protocol/server-message.ts'
import { readCheckpoint } from '../storage/checkpoints.ts'
import { replay, stepsOf } from '../table/course.ts'
import { personSeats } from '../table/live.ts'
import type { OpenTable } from '../table/open-table.ts'
import { pastGame, visitPastGame } from '../table/past-game.ts'
import { pictureBook } from '../table/picture-book.ts'
import { PERSON } from '../table/place.ts'
import { entryFor } from '../table/sight.ts'
import { enterTable, fail, parse, type Service, seatOfRights } from './desk.ts'

/** Every step has an address; and whoever finds a fault can report where. */
export function replayRoutes(app: FastifyInstance, service: Service): void {
  const { box, storage, clock } = service

  app.get('/api/tables/:id/games/:game', async (request): Promise<GameLog> => {
    const { table, rights } = await enterTable(service, request)
    const game = numberOf(request, 'game')
    const seat = seatOfRights(rights, table)
    const { course } = table.live()
    const entries: Entry[] = []
    const { add, pictures, legacies } = pictureBook(box.engine, seat)
    let told: Told
    if (course?.game === game) {
      told = { undone: course.undone, persons: personSeats(table.live()).length }
      replay(box.engine, course, ({ state, given, events }, step) => {
        entries.push(entryFor(seat, course, step, given, events))
        add(state)
        return true
      })
    } else {
      const record = await recordWith(table, game)
      const persons = record.players.filter((player) => player === PERSON).length
      told = { undone: pastGame(record, game)?.undone, persons }
      visitPastGame(box, record, game, seat, ({ entry, state }) => {
        entries.push(entry)
        add(state)
        return true
      })
    }
    return { game, entries: withUndos(entries, told), pictures, legacies }
  })

  app.get('/api/tables/:id/games/:game/steps/:step', async (request): Promise<StepView> => {
    const { table, rights } = await enterTable(service, request)
    const game = numberOf(request, 'game')
    const step = numberOf(request, 'step')
    const seat = seatOfRights(rights, table)
    const found =
      table.live().course?.game === game
        ? openStep(table, step, seat)
        : await pastStep(table, game, step, seat)
    return found ?? fail('no-such-step')
  })

  function openStep(table: OpenTable, wanted: number, seat: number): StepView | null {
    const { course } = table.live()
    if (course === null || wanted > stepsOf(course)) return null
    let found: StepView | null = null
    replay(box.engine, course, ({ state, given, events }, step) => {
      if (step === wanted)
        found = {
          game: course.game,
          step,
          steps: stepsOf(course),
          entry: entryFor(seat, course, step, given, events),
          view: box.engine.view(state, seat),
        }
      return step < wanted
    })
    return found
  }

  async function pastStep(
    table: OpenTable,
    game: number,
    step: number,
    seat: number,
  ): Promise<StepView | null> {
    const record = await recordWith(table, game)
    const steps = pastGame(record, game)?.answers.length ?? 0
    let found: StepView | null = null
    visitPastGame(box, record, game, seat, ({ entry, state }) => {
      if (entry.step === step) found = { game, step, steps, entry, view: box.engine.view(state, seat) }
      return entry.step < step
    })
    return found
  }

  async function recordWith(table: OpenTable, game: number) {
    const { id, checkpoint, state } = table.live()
    if (state === null) fail('no-such-step')
    const record = await readCheckpoint(storage.db, id, checkpoint)
    return pastGame(record, game) === null ? fail('no-such-step') : record
  }

  app.post('/api/tables/:id/reports', async (request, reply) => {
    const { table, rights } = await enterTable(service, request)
    const { text } = parse(reportSchema, request.body)
    const { course, state, setup, version, seq } = table.live()
    const where = {
      table: table.id,
      game: state?.legacy.game ?? 0,
      step: course === null ? 0 : stepsOf(course),
      version,
    }
    const report = newTableId()
    const { seed } = setup
    const body = JSON.stringify({ ...where, seq, seed, seat: seatOfRights(rights, table), text })
    await storage.db
      .insertInto('reports')
      .values({ id: report, table_id: table.id, at: clock(), body })
      .execute()
    return reply.code(201).send({ report, ...where })
  })
}

type Told = { readonly undone: readonly Undone[] | undefined; readonly persons: number }

/** Every undo is told in the log, to everybody, without what was taken back (D6). */
function withUndos(entries: readonly Entry[], { undone, persons }: Told): readonly Entry[] {
  return tellTakenBack(entries, ({ step }) => step, takenBack(undone), persons)
}

function numberOf({ params }: FastifyRequest, name: string): number {
  const text = (params as Readonly<Record<string, string>>)[name] ?? ''
  return /^\d{1,5}$/.test(text) ? Number(text) : fail('no-such-step')
}
