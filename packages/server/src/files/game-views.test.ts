import { seenGame } from '@charterstone/bots'
import {
  beginPlaythrough,
  createEngine,
  type Playthrough,
  packUpGame,
  setUpGame,
  versionOf,
} from '@charterstone/engine'
import { type GameViews, withChanges } from '@charterstone/protocol'
import { answerAll, answerLast, miniCatalogue } from '@charterstone/testkit'
import { expect, test } from 'vitest'
import type { Job } from './job.ts'
import { runJob } from './run-job.ts'

const engine = createEngine(miniCatalogue)
const ruleset = { engine, catalogue: miniCatalogue, version: versionOf(miniCatalogue) }
const control = { shouldStop: () => false, onProgress: () => undefined }
const config = {
  seed: 7,
  seats: [0, 1].map((charter) => ({ charter, name: `${charter}`, player: 'person' as const })),
}
const begun = setUpGame(engine, beginPlaythrough(engine, { config, players: ['person', 'person'] }))
/** Other options than always the last, so that cards are drawn. */
function playVaried(from: Playthrough): Playthrough {
  let next = from
  for (let given = 0; next.state.pending !== null; given++) {
    const { options } = next.state.pending
    next = answerAll(engine, next, options[(given * 5) % options.length] ?? '')
  }
  return next
}
const played = playVaried(begun)
const packedUp = packUpGame(engine, played)

function viewsJob(seat: number): Job {
  return { kind: 'views', source: { kind: 'record', text: JSON.stringify(packedUp.record) }, game: 1, seat }
}

test.each([-1, 0, 1])('a game that is over can be read as seat %i saw it, step by step', (seat) => {
  const outcome = runJob(ruleset, viewsJob(seat), control)
  if (outcome.kind !== 'json') throw new Error(outcome.kind)
  const { start, steps } = JSON.parse(outcome.text) as GameViews
  expect(start).toEqual(JSON.parse(JSON.stringify(engine.view(begun.state, seat))))
  const last = steps.reduce((view, { changes }) => withChanges(view, changes), start)
  expect(last).toEqual(JSON.parse(JSON.stringify(engine.view(played.state, seat))))
  expect(steps.map(({ key }) => key)).toHaveLength(played.record.current?.answers.length ?? 0)
  const answers = played.record.current?.answers ?? []
  const chances = seenGame(engine, { start: begun.state, answers }).steps.map(({ hadChance }) => hadChance)
  expect(chances).toContain(true)
  expect(steps.map(({ hadChance }) => hadChance)).toEqual(chances)
})

test('neither the generator nor the order of a deck is in the views of a game', () => {
  const outcome = runJob(ruleset, viewsJob(0), control)
  if (outcome.kind !== 'json') throw new Error(outcome.kind)
  expect(outcome.text).not.toContain(played.state.rng.join())
  expect(outcome.text).not.toContain(begun.state.rng.join())
  expect(outcome.text).not.toMatch(/"(rng|deck|objectiveDeck|automaDeck|candle)"/)
})

test('before the end of a game there is nothing to review', () => {
  const running = answerLast(engine, begun, 6)
  const { record } = running
  const text = JSON.stringify({
    ...packedUp.record,
    games: [{ ...packedUp.record.games[0], answers: record.current?.answers }],
  })
  expect(runJob(ruleset, { ...viewsJob(0), source: { kind: 'record', text } } as Job, control)).toEqual({
    kind: 'missing',
  })
})
