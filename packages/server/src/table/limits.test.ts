import { expect, test } from 'vitest'
import { answerOnce, beginGame, startTestServer } from '../../test-support/test-server.ts'
import { perform } from './commands/perform.ts'
import { answerCount } from './game-in-progress.ts'

test('a game with 2000 answers takes no more', async () => {
  const server = await startTestServer()
  const game = await beginGame(server, 1)
  await answerOnce(game)
  const table = await server.service.tables.open(game.id)
  const live = table?.live()
  const inProgress = live?.inProgress ?? null
  const [step] = inProgress?.steps ?? []
  if (table === null || live === undefined || inProgress === null || step === undefined) throw new Error()
  const answerAfter = async (count: number) => {
    const steps = Array.from({ length: count }, (_, index) => ({ ...step, number: index + 1 }))
    const longer = { ...inProgress, steps }
    const key = live.state?.pending?.options[0] ?? ''
    const context = {
      ruleset: table.ruleset,
      live: { ...live, inProgress: longer },
      readCheckpoint: () => Promise.reject(new Error('not needed')),
    }
    const actor = { seat: 0, seats: [0], isHost: false }
    return perform(context, actor, { type: 'answer', id: 1, game: 1, step: answerCount(longer), key })
  }
  expect(await answerAfter(1999)).toHaveProperty('body')
  expect(await answerAfter(2000)).toEqual({ code: 'too-long' })
  await server.stop()
})
