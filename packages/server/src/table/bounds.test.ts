import { expect, test } from 'vitest'
import { answerOnce, beginGame, startTrialServer } from '../../test-support/trial-server.ts'
import { perform } from './commands/perform.ts'
import { stepsOf } from './course.ts'

test('a game has a largest number of answers; then one can only go back', async () => {
  const server = await startTrialServer()
  const game = await beginGame(server, 1)
  await answerOnce(game)
  const table = await server.service.tables.open(game.id)
  const live = table?.live()
  const [given] = live?.course?.given ?? []
  if (table === null || live === undefined || live.course === null || given === undefined) throw new Error()
  const answerAfter = async (count: number) => {
    const course = { ...live.course, given: Array.from({ length: count }, () => given) } as NonNullable<
      typeof live.course
    >
    const key = live.state?.pending?.options[0] ?? ''
    const desk = {
      box: table.box,
      live: { ...live, course },
      readCheckpoint: () => Promise.reject(new Error('not needed')),
    }
    const actor = { seat: 0, seats: [0], isHost: false }
    return perform(desk, actor, { type: 'answer', id: 1, game: 1, step: stepsOf(course), key })
  }
  expect(await answerAfter(1999)).toHaveProperty('body')
  expect(await answerAfter(2000)).toEqual({ code: 'too-long' })
  await server.stop()
})
