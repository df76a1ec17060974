import {
  beginPlaythrough,
  type CampaignRecord,
  formatRecord,
  parseRecord,
  setUpGame,
  verifyRecord,
} from '@charterstone/engine'
import type { GameLog, SeatKey, TableKeys } from '@charterstone/protocol'
import { answerAll, type TomeInHand, tomeInHand } from '@charterstone/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, connect } from '../test-support/client.ts'
import { call } from '../test-support/requests.ts'
import { startTestServer, type TestServer } from '../test-support/test-server.ts'
import { ruleset } from './ruleset.ts'
import { fold } from './table/fold.ts'
import { liveTableFrom, storedTable } from './table/stored-table.ts'

let server: TestServer
const tome = tomeInHand(ruleset.engine)

beforeAll(async () => {
  server = await startTestServer()
})

afterAll(() => server.stop())

type Round = { readonly made: TableKeys; readonly clients: readonly Client[]; readonly holder: Client }

/** The game up to the last answer before the tome, as a file. */
function fileOf({ config, answers }: TomeInHand, players: readonly string[]): string {
  const { engine } = ruleset
  const game = setUpGame(engine, beginPlaythrough(engine, { config, players }))
  return formatRecord(answerAll(engine, game, ...answers.slice(0, -1)).record)
}

/** The table is brought online, everybody sits down, and the last answer before the tome is given. */
async function gather(players: readonly string[]): Promise<Round> {
  const { address } = server
  const imported = await call(address, 'POST', 'api/tables/import', { body: fileOf(tome, players) })
  const made = imported.body as TableKeys
  const clients: Client[] = []
  for (const [charter, player] of players.entries()) {
    if (player !== 'person') continue
    const claimed = await call(address, 'POST', `api/tables/${made.id}/seats`, {
      key: made.invite,
      body: { charter, name: tome.config.seats[charter]?.name },
    })
    clients.push(await connect({ address, table: made.id, key: (claimed.body as SeatKey).key }))
  }
  const holder = clients.find((client) => client.seatView()?.seat === tome.seat)
  if (holder === undefined) throw new Error('nobody holds the tome')
  const round = { made, clients, holder }
  await give(round, tome.answers.at(-1) ?? '')
  return round
}

async function give({ holder, clients }: Round, key: string): Promise<void> {
  const { game = 0, step = 0 } = holder.seatView() ?? {}
  expect(await holder.ask({ type: 'answer', game, step, key })).toHaveProperty('seq')
  await Promise.all(clients.map((each) => each.until((one) => one.seatView()?.step === step + 1)))
}

async function undo({ holder }: Round, step: number): Promise<object> {
  return holder.ask({ type: 'undo', game: holder.seatView()?.game ?? 0, step })
}

async function loggedBy({ made }: Round): Promise<readonly object[]> {
  const game = tome.config.stage
  const { body } = await call(server.address, 'GET', `api/tables/${made.id}/games/${game}`, {
    key: made.watch,
  })
  const { entries } = body as GameLog
  return entries.flatMap(({ events }) => events).filter(({ kind }) => kind === 'took-back')
}

async function exported({ made }: Round): Promise<CampaignRecord> {
  const file = await call(server.address, 'GET', `api/tables/${made.id}/file`, { key: made.host })
  const parsed = parseRecord(file.text)
  if (!parsed.ok) throw new Error(parsed.fault.kind)
  return parsed.record
}

test('[D6] at an online table a free undo is offered, and one that is not free becomes a proposal', async () => {
  const round = await gather(['person', 'person'])
  const to = tome.answers.length - 1
  expect(round.holder.seatView()).toMatchObject({ undoTo: to, undo: { kind: 'free', to } })
  await give(round, tome.use)
  expect(round.holder.seatView()).toMatchObject({
    undoTo: null,
    undo: { kind: 'consent', to: to + 1, why: 'look' },
  })
  await undo(round, to + 1)
  await round.holder.until((one) => one.table().proposal !== null)
  expect(round.holder.seatView()?.step).toBe(to + 2)
})

test('[D6] an online table goes back beyond a look when all agree; log, talk and file say so', async () => {
  const round = await gather(['person', 'person'])
  const step = tome.answers.length
  await give(round, tome.use)
  await undo(round, step)
  const other = round.clients.find((client) => client !== round.holder)
  await other?.until((one) => one.table().proposal !== null)
  await other?.ask({ type: 'consent', proposal: other.table().proposal?.id ?? 0, agrees: true })
  await round.holder.until((one) => one.seatView()?.step === step)
  expect(await loggedBy(round)).toEqual([{ kind: 'took-back', seat: tome.seat, count: 1, by: 'all' }])
  const name = tome.config.seats[tome.seat]?.name
  expect(round.holder.talk().at(-1)?.said).toEqual({
    kind: 'note',
    note: { kind: 'undone', step, name, count: 1, consent: true },
  })
  const record = await exported(round)
  const undone = { seat: tome.seat, to: step, answers: [tome.use], consent: true }
  expect(record.current?.undone).toEqual([undone])
  expect(verifyRecord(ruleset.engine, record)).toMatchObject({ holds: true })
})

test('[D6] a person alone at an online table goes back beyond a look at once, and the log says so', async () => {
  const round = await gather([0, 1].map((seat) => (seat === tome.seat ? 'person' : 'easy')))
  const step = tome.answers.length
  await give(round, tome.use)
  await undo(round, step)
  await round.holder.until((one) => one.seatView()?.step === step)
  expect(await loggedBy(round)).toEqual([{ kind: 'took-back', seat: tome.seat, count: 1, by: 'alone' }])
})

test('[D6] snapshots and undo entries of earlier versions are understood', async () => {
  const { made } = await gather(['person', 'person'])
  const live = (await server.service.tables.open(made.id))?.live()
  if (live === undefined || live.inProgress === null) throw new Error('no game is open')
  const stored = storedTable(live)
  const [answer] = stored.course?.given ?? []
  if (stored.course === null || answer === undefined) throw new Error('nothing was answered')
  expect(liveTableFrom(stored)).toEqual(live)
  const given = [false, true].map((reveals) => ({ ...answer, reveals }))
  const older = liveTableFrom({ ...stored, course: { ...stored.course, given } })
  expect(older.inProgress?.steps.map(({ reveals }) => reveals)).toEqual([null, 'card'])
  const step = live.inProgress.beginning.number
  const body = { kind: 'undo', step, note: { kind: 'undone', step } } as const
  const entry = { seq: live.seq + 1, at: 0, body }
  const result = await fold(ruleset, live, entry, () =>
    Promise.reject(new Error('no checkpoint is asked for')),
  )
  expect(result.live.inProgress?.undone).toEqual([
    { seat: tome.seat, to: step, answers: [answer.key], consent: false },
  ])
})

test('a snapshot has the fields that earlier versions read', async () => {
  const { made } = await gather(['person', 'person'])
  const live = (await server.service.tables.open(made.id))?.live()
  if (live === undefined) throw new Error('no table is open')
  const stored = storedTable(live)
  expect(Object.keys(stored).toSorted()).toEqual(
    'askedAt checkpoint course deadline id places proposal seq setup state talk version'.split(' '),
  )
  expect(Object.keys(stored.course ?? {}).toSorted()).toEqual(
    'at game given offset opening rewound seq start'.split(' '),
  )
  expect(Object.keys(stored.course?.given[0] ?? {}).toSorted()).toEqual(
    'at by isSecret key reveals seat seq'.split(' '),
  )
})
