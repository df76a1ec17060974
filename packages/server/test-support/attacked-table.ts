import type { FaultCode, SeatView } from '@charterstone/protocol'
import type { Client } from './client.ts'
import { answerOnce, beginGame, type Game, startTestServer, type TestServer } from './test-server.ts'

/** A table with two persons, for requests that must be refused. */
export type AttackedTable = {
  readonly server: TestServer
  readonly game: Game
  /** A client whose seat is not asked. */
  readonly other: () => Client
  /** Remembers how everything stands. */
  readonly look: () => Promise<void>
  /** Whatever was tried: nothing has changed since, and the game goes on. Throws when it is not so. */
  readonly expectUnharmed: () => Promise<void>
}

export async function attackedTable(): Promise<AttackedTable> {
  const server = await startTestServer()
  const game = await beginGame(server, 2)
  await answerOnce(game)
  let before = ''
  return {
    server,
    game,
    other: () => {
      const asked = game.asked()
      return game.clients.find((client) => client !== asked) ?? asked
    },
    look: async () => {
      before = await server.stateOf(game.id)
    },
    expectUnharmed: async () => {
      if ((await server.stateOf(game.id)) !== before) throw new Error('the table has changed')
      const { step } = seatViewOf(game.asked())
      await answerOnce(game)
      if (seatViewOf(game.asked()).step !== step + 1) throw new Error('the game does not go on')
    },
  }
}

export function seatViewOf(client: Client): Required<SeatView> {
  const view = client.seatView()
  if (view === null) throw new Error('there is no view yet')
  return view
}

/** Why something was refused; null when it was not. */
export function codeOf(reply: object): FaultCode | null {
  return 'fault' in reply ? (reply.fault as { readonly code: FaultCode }).code : null
}
