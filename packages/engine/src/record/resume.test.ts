import { answerLast, miniCatalogue } from '@charterstone/testkit'
import { expect, test } from 'vitest'
import { createEngine } from '../engine.ts'
import {
  beginPlaythrough,
  logOf,
  type Playthrough,
  packUpGame,
  setUpGame,
  undoLast,
  undoNow,
} from './playthrough.ts'
import { appendAnswer, type CampaignRecord } from './record.ts'
import { openingOf, resumeGradually, resumePlaythrough } from './resume.ts'

const engine = createEngine(miniCatalogue)

function newGame(): Playthrough {
  const seats = [0, 1].map((charter) => ({ charter, name: `${charter}`, player: 'person' as const }))
  const start = { config: { seed: 3, seats }, players: ['person', 'easy:balanced'] }
  return setUpGame(engine, beginPlaythrough(engine, start))
}

function playOn(playthrough: Playthrough, count?: number): Playthrough {
  return answerLast(engine, playthrough, count)
}

function secondGame(): Playthrough {
  return playOn(setUpGame(engine, packUpGame(engine, playOn(newGame()))), 12)
}

function undo(playthrough: Playthrough): Playthrough {
  const before = undoLast(engine, playthrough, true)
  if (before === null) throw new Error('nothing was taken back')
  return before
}

const byOlderRules = (record: CampaignRecord): CampaignRecord => ({
  ...record,
  version: { ...record.version, content: 'older' },
})

test('a record resumes in the middle of a game with the same state, steps and start', () => {
  const saved = secondGame()
  expect(resumePlaythrough(engine, saved.record)).toEqual(saved)
})

test('a record resumes from the opening of its game, without the games before it', () => {
  const saved = secondGame()
  const opening = openingOf(saved)
  expect(opening?.state.phase).toBe('playing')
  const games = saved.record.games.map((game) => ({ ...game, answers: ['place:nowhere'] }))
  const record = { ...saved.record, games }
  expect(resumePlaythrough(engine, record, opening)).toEqual({ ...saved, record })
})

test('an opening of another game is ignored', () => {
  const saved = secondGame()
  expect(resumePlaythrough(engine, saved.record, openingOf(newGame()))).toEqual(saved)
})

test('a record resumes between two games', () => {
  const saved = packUpGame(engine, playOn(newGame()))
  expect(openingOf(saved)).toBeNull()
  expect(resumePlaythrough(engine, saved.record)).toEqual(saved)
})

test('a record of older rules goes on from its checkpoint', () => {
  const saved = playOn(newGame(), 10)
  const resumed = resumePlaythrough(engine, byOlderRules(saved.record), openingOf(saved))
  expect(resumed.state).toEqual(saved.state)
  expect(resumed.steps).toMatchObject([{ number: 10, key: null, events: [] }])
  expect(resumed.record.version).toEqual(saved.record.version)
})

test('a question of an earlier box is asked again: what is too dear now is closed', () => {
  const saved = playOn(newGame(), 2)
  const offered = saved.state.pending?.options ?? []
  expect([saved.state.pending?.kind, offered.includes('place:patch')]).toEqual(['act', true])
  const buildings = miniCatalogue.buildings.map((building) =>
    building.slug === 'patch' ? { ...building, cost: { coin: 9 } } : building,
  )
  const dearer = createEngine({ ...miniCatalogue, version: 'dearer', buildings })
  const { state, record } = resumePlaythrough(dearer, saved.record, openingOf(saved))
  const left = offered.filter((key) => key !== 'place:patch')
  expect([state.pending?.kind, state.pending?.options]).toEqual(['act', left])
  expect([record.checkpoint, record.base?.state]).toEqual([state, state])
  expect(resumePlaythrough(dearer, record).record).toBe(record)
})

test('a record with an answer that the rules refuse goes on from its checkpoint', () => {
  const saved = playOn(newGame(), 6)
  const resumed = resumePlaythrough(engine, appendAnswer(saved.record, 'place:nowhere', saved.state))
  expect(resumed.state).toEqual(saved.state)
  expect(resumed.record.base).toMatchObject({ games: 0, answers: 7 })
})

test('[D6] a resumed playthrough has the same undo and the same log', () => {
  const saved = playOn(undo(playOn(newGame(), 9)), 2)
  const resumed = resumePlaythrough(engine, saved.record, openingOf(saved))
  expect(undoNow(resumed)).toEqual(undoNow(saved))
  expect(logOf(engine, resumed)).toEqual(logOf(engine, saved))
  expect(logOf(engine, resumed).flatMap(({ events }) => events)).toContainEqual(
    expect.objectContaining({ kind: 'took-back' }),
  )
})

test('[D6] where the rules changed in the middle of a game undo ends, also after the next resume', () => {
  const old = playOn(newGame(), 1)
  const revised = resumePlaythrough(engine, byOlderRules(old.record), openingOf(old))
  expect(undoNow(revised)).toEqual({ kind: 'none', why: 'nothing-yet' })
  const later = playOn(revised, 8)
  const resumed = resumePlaythrough(engine, later.record, openingOf(old))
  expect(resumed).toEqual(later)
  const back = undo(resumed)
  expect(back.record.current?.answers.slice(0, 1)).toEqual(old.record.current?.answers)
})

test('a game that is resumed with pauses is the same as without', async () => {
  const table = playOn(newGame(), 90)
  let pauses = 0
  const resumed = await resumeGradually(engine, table.record, openingOf(table), () => {
    pauses += 1
    return Promise.resolve()
  })
  expect(resumed).toEqual(resumePlaythrough(engine, table.record, openingOf(table)))
  expect(resumed.steps.length).toBe(table.steps.length)
  expect(pauses).toBe(Math.ceil((table.record.current?.answers.length ?? 0) / 40) - 1)
})

test('a game of older rules is resumed with pauses from its checkpoint', async () => {
  const table = playOn(newGame(), 50)
  const older = byOlderRules(table.record)
  const resumed = await resumeGradually(engine, older, openingOf(table), () => Promise.resolve())
  expect(resumed).toEqual(resumePlaythrough(engine, older, openingOf(table)))
})

test('an opening of another game is not resumed from with pauses', async () => {
  const table = playOn(newGame(), 50)
  const other = openingOf(secondGame())
  const resumed = await resumeGradually(engine, table.record, other, () => Promise.resolve())
  expect(resumed).toEqual(resumePlaythrough(engine, table.record))
})
