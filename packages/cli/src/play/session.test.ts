import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Decision, parseRecord } from '@charterstone/engine'
import { afterAll, expect, test } from 'vitest'
import { loadFile } from '../record-file/load-record.ts'
import { answer, beginSession, packUp, resumeSession, type Session, startGame } from './session.ts'
import { answerOf } from './turn.ts'

const folder = mkdtempSync(join(tmpdir(), 'charterstone-'))
afterAll(() => rmSync(folder, { recursive: true }))

function begin(name: string, players = ['person', 'person']): Session {
  const seats = players.map((_, charter) => ({ charter, name: `${charter}`, player: 'person' as const }))
  const session = beginSession(join(folder, name), { config: { seed: 6, seats }, players })
  startGame(session)
  return session
}

/** Answers until a seat begins its turn. */
function untilTurn(session: Session): void {
  while (session.playthrough.state.pending !== null && session.playthrough.state.pending.kind !== 'act')
    answer(session, first(session))
}

function first({ playthrough: { state } }: Session): string {
  return state.pending?.options[0] ?? ''
}

test('an answer that is not offered changes nothing', () => {
  const session = begin('refused')
  const before = readFileSync(session.file, 'utf8')
  expect(answer(session, 'place:nowhere')).toMatchObject({ reason: 'not-offered' })
  expect(readFileSync(session.file, 'utf8')).toBe(before)
})

test('a campaign resumes from its file with the same state, steps and record', () => {
  const session = begin('resume')
  untilTurn(session)
  for (const key of ['place:woodlot', 'place:clay-bank']) answer(session, key)
  const resumed = resumeSession(session.file, loadFile(session.file))
  expect(resumed.playthrough).toEqual(session.playthrough)
})

test('a campaign resumes from its file between two games', () => {
  const session = begin('between')
  while (session.playthrough.state.pending !== null)
    answer(session, session.playthrough.state.pending.options.at(-1) ?? '')
  packUp(session)
  const resumed = resumeSession(session.file, loadFile(session.file))
  expect(resumed.playthrough).toEqual(session.playthrough)
  expect(resumed.playthrough.record.games).toHaveLength(1)
})

test('a campaign of earlier rules is rewritten at once, so the notice of the revision appears only once', () => {
  const file = join(folder, 'revised.charterstone')
  copyFileSync(new URL('../../../../replays/rules-1/5-seats.charterstone', import.meta.url), file)
  const first = loadFile(file)
  expect(first.isRevised).toBe(true)
  const { state } = resumeSession(file, first).playthrough
  const again = loadFile(file)
  expect([again.isRevised, again.state]).toEqual([false, state])
})

test('nothing is left beside the file', () => {
  const { file } = begin('tidy')
  expect(parseRecord(readFileSync(file, 'utf8')).ok).toBe(true)
  expect(readdirSync(folder).filter((name) => name.includes('tmp'))).toEqual([])
})

const asked: Decision = {
  seat: 0,
  kind: 'act',
  source: 0,
  options: ['place:market', 'retrieve'],
  open: false,
  secret: false,
}

test('an answer is given by number or by key', () => {
  expect(answerOf(asked, '2')).toBe('retrieve')
  expect(answerOf(asked, 'place:market')).toBe('place:market')
  expect(answerOf(asked, '3')).toBeNull()
  expect(answerOf(asked, '')).toBeNull()
})

test('where a name is asked for, whatever is typed is the name', () => {
  const open = { ...asked, options: ['skip'], open: true }
  expect(answerOf(open, '')).toBe('skip')
  expect(answerOf(open, 'Ada the 1st')).toBe('name:Ada the 1st')
  expect(answerOf(open, '7')).toBe('name:7')
  expect(answerOf(open, 'q')).toBeNull()
  expect(answerOf(open, 'name:q')).toBe('name:q')
})
