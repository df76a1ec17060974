import { ruleset } from '../src/ruleset.ts'
import { connect } from './client.ts'
import { makeLeakFinder } from './leaks.ts'
import { type Acknowledged, play, wait } from './player.ts'
import { call, seatedTable } from './requests.ts'
import { startTestServer } from './test-server.ts'
import { UNLIMITED } from './unlimited.ts'

export type LeakResult = {
  readonly games: number
  readonly answers: number
  readonly messages: number
  readonly bytes: number
  readonly leaks: readonly string[]
}

const PERSONS = 3
const LOOK_EVERY = 50

/** Three people, a bot, a spectator and a host without a seat: everything that any of them is sent is looked at. */
export async function leakTrial(games: number, seed: number): Promise<LeakResult> {
  const server = await startTestServer(UNLIMITED)
  const { address, service } = server
  const table = await seatedTable(address, PERSONS, { others: [{ charter: 4, name: 'Bot', by: 'random' }] })
  const keys = [table.host, table.invite, table.watch, ...table.seats]
  const finder = makeLeakFinder(ruleset, keys)
  service.tables.watch({
    onOpen: () => undefined,
    onChange: (opened) => finder.note(opened.live()),
    onLost: () => undefined,
    isNeeded: () => false,
  })
  let messages = 0
  let bytes = 0
  const answers: Acknowledged[] = []
  const inspect = (text: string, seat: number): void => {
    const live = service.tables.opened(table.id)?.live()
    messages += 1
    bytes += text.length
    if (live !== undefined) finder.inspect(text, live, seat)
  }
  const onlookers = await Promise.all(
    [table.watch, table.host].map((key) =>
      connect({ address, table: table.id, key, onText: (text) => inspect(text, -1) }),
    ),
  )
  await onlookers[1]?.ask({ type: 'begin' })
  const players = table.seats.map((key, seat) =>
    play({
      address: () => address,
      table: table.id,
      key,
      seed: seed + seat,
      isCaretaker: seat === 0,
      onText: (text) => inspect(text, seat),
      onAcknowledged: (answer) => answers.push(answer),
    }),
  )
  const gameNow = (): number => service.tables.opened(table.id)?.live().state?.legacy.game ?? 0
  for (let looked = 0; gameNow() <= games; ) {
    await wait(20)
    if (answers.length - looked < LOOK_EVERY) continue
    looked = answers.length
    await lookBack(gameNow())
  }
  for (const player of players) player.stop()
  await Promise.all(players.map(({ done }) => done))
  await server.stop()
  return { games, answers: answers.length, messages, bytes, leaks: finder.found }

  /** What can be read about steps that are past. */
  async function lookBack(game: number): Promise<void> {
    const past = Math.max(1, game - 1)
    for (const [seat, key] of [table.seats[1] ?? '', table.watch].entries())
      for (const path of ['', `/games/${game}`, `/games/${past}/steps/30`, `/games/${game}/steps/10`]) {
        const { text, status } = await call(address, 'GET', `api/tables/${table.id}${path}`, { key })
        if (status === 200) inspect(text, seat === 0 ? 1 : -1)
      }
  }
}
