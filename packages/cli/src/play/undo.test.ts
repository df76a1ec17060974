import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { hash } from '@charterstone/engine'
import { engine } from '@charterstone/lab'
import { tomeInHand } from '@charterstone/testkit'
import { afterAll, expect, test, vi } from 'vitest'
import { loadFile } from '../record-file/load-record.ts'
import { makePaint } from '../screen/paint.ts'
import { localeOf } from '../text/locale.ts'
import { answer, beginSession, type Session, startGame, undo } from './session.ts'
import type { Terminal } from './terminal.ts'
import { askPerson } from './turn.ts'

const folder = mkdtempSync(join(tmpdir(), 'charterstone-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A campaign file in which a person has just searched the deck with a tome. Another person or a bot plays as well. */
function afterTome(name: string, otherPlayer: string): readonly [Session, before: string] {
  const { config, answers, use, seat } = tomeInHand(engine)
  const players = config.seats.map((_, index) => (index === seat ? 'person' : otherPlayer))
  const session = beginSession(join(folder, name), { config, players })
  startGame(session)
  for (const key of answers) answer(session, key)
  const before = hash(session.playthrough.state)
  answer(session, use)
  return [session, before]
}

test('[D6] an undo at the terminal is saved in the file at once', () => {
  const [session, before] = afterTome('undo', 'person')
  const after = hash(session.playthrough.state)
  expect(undo(session, false)).toBe(false)
  expect(hash(loadFile(session.file).state)).toBe(after)
  expect(undo(session, true)).toBe(true)
  expect(hash(loadFile(session.file).state)).toBe(before)
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
  const { pending } = session.playthrough.state
  if (pending === null) throw new Error('nothing is asked')
  const out: string[] = []
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    out.push(String(text))
    return true
  })
  await askPerson(session, { locale: localeOf('en'), paint: makePaint(false), terminal }, pending)
  write.mockRestore()
  return out.join('').replace(/\s+/g, ' ')
}

test('[D6] at the terminal u says why undo needs consent; u! takes back and l shows it in the log', async () => {
  const [session, before] = afterTome('words', 'random')
  expect(await shown(session, ['u'])).toContain(
    'A player has looked at hidden cards since. Type u! to undo anyway; the log will note it.',
  )
  expect(await shown(session, ['u!'])).toContain('Undone.')
  expect(hash(session.playthrough.state)).toBe(before)
  expect(await shown(session, ['l'])).toContain('undoes 1 step beyond what was revealed.')
})
