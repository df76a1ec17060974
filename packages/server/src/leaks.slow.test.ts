import { expect, test } from 'vitest'
import { leakTrial } from '../test-support/leak-trial.ts'
import { makeLeakFinder } from '../test-support/leaks.ts'
import { beginGame, startTestServer } from '../test-support/test-server.ts'
import { ruleset } from './ruleset.ts'

test('no message contains a deck, the random generator, a key, a sealed card or another seat’s secret', async () => {
  const { leaks, messages } = await leakTrial(2, 11)
  expect(leaks).toEqual([])
  expect(messages).toBeGreaterThan(500)
})

test('the leak detector finds leaks that were planted', async () => {
  const server = await startTestServer()
  const game = await beginGame(server, 2)
  const live = (await server.service.tables.open(game.id))?.live()
  const state = live?.state
  if (live === undefined || state === null || state === undefined) throw new Error('no game')
  const sealed = ruleset.engine.catalogue.crates.at(-1)?.buildings[0] ?? 0
  const slug = ruleset.engine.catalogue.buildings.find(({ number }) => number === sealed)?.slug ?? ''
  for (const leak of [
    { cards: state.table.deck },
    { state: state.rng },
    { note: game.seats[0] },
    { number: live.setup.seed },
    { rng: 1 },
    { key: `place:${slug}` },
    { sight: { decision: { seat: 1, secret: true, options: ['a'] } } },
  ]) {
    const finder = makeLeakFinder(ruleset, game.seats)
    finder.inspect(JSON.stringify(leak), live, 0)
    expect([leak, finder.found.length > 0]).toEqual([leak, true])
  }
  await server.stop()
})
