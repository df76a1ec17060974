import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, connect } from '../test-support/client.ts'
import {
  answerOnce,
  beginGame,
  type Game,
  startTestServer,
  type TestServer,
} from '../test-support/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ MESSAGES_PER_SECOND: '1000' })
})
afterAll(async () => server.stop())

type Watched = { readonly client: Client; readonly types: string[] }

async function patched({ id }: Game, key: string): Promise<Watched> {
  const client = await connect({ address: server.address, table: id, key, patches: true })
  const types: string[] = []
  client.onMessage(({ type }) => types.push(type))
  return { client, types }
}

/** Every seat and a spectator, each with and without patches. */
async function pairsOf(game: Game): Promise<readonly (readonly [Client, Watched])[]> {
  const keys = [...game.seats, game.watch]
  const watcher = await connect({ address: server.address, table: game.id, key: game.watch })
  const whole = [...game.clients, watcher]
  return Promise.all(
    whole.map(async (client, index) => [client, await patched(game, keys[index] ?? '')] as const),
  )
}

test('clients with patches have the same view as the others after every answer and undo', async () => {
  const game = await beginGame(server, 3)
  const pairs = await pairsOf(game)
  const compare = async (): Promise<void> => {
    const seq = Math.max(...pairs.map(([client]) => client.seq()))
    for (const [whole, { client }] of pairs) {
      await whole.until((each) => each.seq() >= seq)
      await client.until((each) => each.seq() >= seq)
      expect(client.seatView()).toEqual(whole.seatView())
      expect(client.entries()).toEqual(whole.entries())
    }
  }
  for (let step = 0; step < 25; step++) {
    await answerOnce(game, step * 7)
    await compare()
  }
  const asked = game.clients.find((client) => client.seatView()?.undo.kind === 'free')
  const view = asked?.seatView()
  if (view?.undo.kind === 'free') await asked?.ask({ type: 'undo', game: view.game, step: view.undo.to })
  await game.clients[0]?.ask({ type: 'talk', text: 'hello' })
  for (let step = 0; step < 5; step++) {
    await answerOnce(game, step)
    await compare()
  }
  for (const [, { types }] of pairs) {
    expect(types.filter((type) => type === 'patch').length).toBeGreaterThanOrEqual(28)
    expect(types).not.toContain('step')
  }
}, 60_000)

test('a client that does not announce patches gets none', async () => {
  const game = await beginGame(server, 2)
  const types: string[] = []
  for (const client of game.clients) client.onMessage(({ type }) => types.push(type))
  await answerOnce(game)
  expect(types).toContain('step')
  expect(types).not.toContain('patch')
})

test('a client that comes later gets the entries of the game as they were, without the secrets of others', async () => {
  const game = await beginGame(server, 2)
  for (let step = 0; step < 12; step++) await answerOnce(game, step * 5)
  const [first] = game.clients
  const again = await connect({ address: server.address, table: game.id, key: game.seats[0] ?? '' })
  expect(again.entries()).toEqual(first?.entries())
  await answerOnce(game, 3)
  const late = await connect({ address: server.address, table: game.id, key: game.seats[0] ?? '' })
  expect(late.entries()).toEqual(first?.entries())
})

test('a client that comes after a message that changes no view gets patches of the view it was welcomed with', async () => {
  const game = await beginGame(server, 2)
  await answerOnce(game)
  await game.clients[0]?.ask({ type: 'talk', text: 'hello' })
  const bases: number[] = []
  const late = await patched(game, game.seats[1] ?? '')
  const welcomedAt = late.client.seq()
  late.client.onMessage((message) => {
    if (message.type === 'patch') bases.push(message.base)
  })
  const [first] = game.clients
  await answerOnce(game)
  await late.client.until((each) => each.seatView()?.step === first?.seatView()?.step)
  expect(bases).toEqual([welcomedAt])
})
