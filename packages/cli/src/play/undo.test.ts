import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { type Event, hash, newRecord, openGame } from '@charterstone/engine'
import { engine, version } from '@charterstone/lab'
import { tomeInHand } from '@charterstone/testkit'
import { afterAll, expect, test, vi } from 'vitest'
import { loadFile } from '../record-file/load-record.ts'
import { makePaint } from '../screen/paint.ts'
import { tongueOf } from '../text/tongue.ts'
import { beginSession, resumeSession } from './open-session.ts'
import { answer, logOf, type Session, setUpGame, undo, undoNow } from './session.ts'
import type { Terminal } from './terminal.ts'
import { askPerson } from './turn.ts'

const folder = mkdtempSync(join(tmpdir(), 'charterstone-'))
afterAll(() => rmSync(folder, { recursive: true }))

function begin(name: string, players = ['person', 'person']): Session {
  const seats = players.map((_, charter) => ({ charter, name: `${charter}`, player: 'person' as const }))
  const session = beginSession(join(folder, name), { config: { seed: 6, seats }, players })
  setUpGame(session)
  while (session.state.pending !== null && session.state.pending.kind !== 'act')
    answer(session, first(session))
  return session
}

function first({ state }: Session): string {
  return state.pending?.options[0] ?? ''
}

function undos(session: Session): readonly Event[] {
  return logOf(session).filter(({ kind }) => kind === 'took-back')
}

test('[D6] an answer can be taken back, on the table and on file', () => {
  const session = begin('undo')
  const before = hash(session.state)
  answer(session, 'place:woodlot')
  expect(undo(session, false)).toBe(true)
  expect(hash(session.state)).toBe(before)
  expect(hash(loadFile(session.file).record.checkpoint)).toBe(before)
})

test('[D6] several answers can be taken back, one after the other', () => {
  const session = begin('undo-more')
  const before = hash(session.state)
  for (const key of ['place:woodlot', 'place:clay-bank', 'place:grain-field']) answer(session, key)
  for (let time = 0; time < 3; time++) expect(undo(session, false)).toBe(true)
  expect(hash(session.state)).toBe(before)
})

test('[D6] every undo is in the log, also after the campaign was closed and opened', () => {
  const session = begin('told')
  answer(session, 'place:woodlot')
  undo(session, false)
  const told = [{ kind: 'took-back', seat: 0, count: 1, by: 'free' }]
  expect(undos(session)).toEqual(told)
  answer(session, 'place:clay-bank')
  const resumed = resumeSession(session.file, loadFile(session.file))
  expect(undos(resumed)).toEqual(told)
  expect(logOf(resumed)).toEqual(logOf(session))
})

test('[D6] once a crate has been opened we go back only if all of us agree', () => {
  const session = begin('revealed')
  answer(session, 'place:charterstone')
  expect(undoNow(session).kind).toBe('free')
  const before = hash(session.state)
  answer(session, first(session))
  expect(undoNow(session)).toMatchObject({ kind: 'consent', why: 'crate' })
  expect(undo(session, false)).toBe(false)
  expect(undo(session, true)).toBe(true)
  expect(hash(session.state)).toBe(before)
  expect(undos(session)).toMatchObject([{ by: 'all' }])
})

test('[D6] what bots answered in between goes back with my answer', () => {
  const session = begin('bots', ['person', 'random'])
  const before = hash(session.state)
  answer(session, 'place:woodlot')
  answer(session, 'place:clay-bank')
  expect(undo(session, false)).toBe(true)
  expect(hash(session.state)).toBe(before)
  expect(undos(session)).toMatchObject([{ seat: 0, count: 2, by: 'free' }])
})

test('[D6] where only bots play there is nothing to take back', () => {
  const session = begin('only-bots', ['random', 'random'])
  expect(undoNow(session)).toEqual({ kind: 'none', why: 'nothing-yet' })
  expect(undo(session, true)).toBe(false)
})

/** A campaign file in which a seat holds a tome. */
function withTome(name: string, players: readonly string[]): readonly [Session, use: string] {
  const { config, answers, use } = tomeInHand(engine)
  const state = engine.newSingleGame(config)
  const before = newRecord({ config, players, version }, state)
  engine.startGame(state)
  const session = resumeSession(join(folder, name), {
    record: openGame(before, state),
    state,
    isRevised: true,
  })
  for (const key of answers) answer(session, key)
  return [session, use]
}

test('[D6] before a tome has searched the deck my answer is free to take back, afterwards it is not', () => {
  const [session, use] = withTome('tome', ['person', 'person'])
  expect(undoNow(session).kind).toBe('free')
  answer(session, use)
  const after = hash(session.state)
  expect(undoNow(session)).toMatchObject({ kind: 'consent', why: 'look' })
  expect(undo(session, false)).toBe(false)
  expect(hash(session.state)).toBe(after)
})

test('[D6] a person who plays alone may go back beyond a look, and the log says so', () => {
  const { seat } = tomeInHand(engine)
  const players = [0, 1].map((each) => (each === seat ? 'person' : 'random'))
  const [session, use] = withTome('tome-alone', players)
  const before = hash(session.state)
  answer(session, use)
  expect(undo(session, true)).toBe(true)
  expect(hash(session.state)).toBe(before)
  expect(undos(session)).toEqual([{ kind: 'took-back', seat, count: 1, by: 'alone' }])
})

/** The output after these lines are typed at the pending question. */
async function shown(session: Session, lines: readonly string[]): Promise<string> {
  const rest = [...lines]
  const terminal: Terminal = {
    ask: () => Promise.resolve(rest.shift() ?? null),
    isInteractive: false,
    isInterrupted: () => false,
    close: () => undefined,
  }
  const { pending } = session.state
  if (pending === null) throw new Error('nothing is asked')
  const out: string[] = []
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    out.push(String(text))
    return true
  })
  await askPerson(session, { tongue: tongueOf('en'), paint: makePaint(false), terminal }, pending)
  write.mockRestore()
  return out.join('').replace(/\s+/g, ' ')
}

test('[D6] u says why it is closed and what would open it; u! goes back and l tells it', async () => {
  const { seat } = tomeInHand(engine)
  const [session, use] = withTome(
    'tome-words',
    [0, 1].map((each) => (each === seat ? 'person' : 'random')),
  )
  const before = hash(session.state)
  answer(session, use)
  expect(await shown(session, ['u'])).toContain(
    'A player has looked at hidden cards since. Type u! to go back anyway; the log will say so.',
  )
  expect(await shown(session, ['u!'])).toContain('Taken back.')
  expect(hash(session.state)).toBe(before)
  expect(await shown(session, ['l'])).toContain('takes back 1 answer beyond what was revealed.')
})
