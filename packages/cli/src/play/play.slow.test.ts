import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type CampaignRecord, hash } from '@charterstone/engine'
import { afterAll, expect, test } from 'vitest'
import { loadFile } from '../record-file/load-record.ts'
import { english } from '../text/labels-en.ts'

const folder = mkdtempSync(join(tmpdir(), 'charterstone-'))
afterAll(() => rmSync(folder, { recursive: true }))

const register = new URL('../../../../tools/loader/register.mjs', import.meta.url).href
const main = fileURLToPath(new URL('../main.ts', import.meta.url))

/** The real game in a process of its own. */
function start(...args: string[]): ChildProcess {
  return spawn(process.execPath, ['--import', register, main, ...args], { stdio: ['pipe', 'pipe', 'pipe'] })
}

async function ended(game: ChildProcess): Promise<{ code: number | null; out: string }> {
  let out = ''
  game.stdout?.on('data', (chunk) => {
    out += String(chunk)
  })
  const code = await new Promise<number | null>((resolve) => game.on('close', resolve))
  return { code, out }
}

function answersIn({ games, current }: CampaignRecord): number {
  return games.reduce((total, { answers }) => total + answers.length, current?.answers.length ?? 0)
}

/** Waits until the file has this number of answers. */
async function untilAnswers(file: string, answers: number): Promise<void> {
  while (!existsSync(file) || answersIn(loadFile(file).record) < answers) await setTimeout(5)
}

test('a game that was killed resumes exactly where it was', async () => {
  const file = join(folder, 'killed.charterstone')
  const game = start('play', '--file', file, '--seed', '3', '--players', 'person,eager')
  const killed = ended(game)
  // Too few lines to end the first game, however late it is killed.
  game.stdin?.write(`Ada\n${'2\n'.repeat(24)}`)
  await untilAnswers(file, 20)
  game.kill('SIGKILL')
  await killed
  const left = loadFile(file).record

  const again = start('play', '--file', file)
  again.stdin?.end('b\n')
  const { code, out } = await ended(again)
  expect(code).toBe(0)
  expect(out).toContain('Continuing the campaign')
  // Bots may have to answer first; nothing that was on file may be lost or changed.
  const now = loadFile(file).record
  const before = left.current?.answers ?? []
  expect(now.current?.answers.slice(0, before.length)).toEqual(before)
  expect(now.current?.startHash).toBe(left.current?.startHash)

  const still = start('play', '--file', file)
  still.stdin?.end()
  await ended(still)
  expect(hash(loadFile(file).record.checkpoint)).toBe(hash(now.checkpoint))
})

test('a campaign that was killed again and again ends like one that was not', async () => {
  const straight = join(folder, 'straight.charterstone')
  const rough = join(folder, 'rough.charterstone')
  const options = ['--seed', '8', '--players', 'random']
  await ended(start('play', '--file', straight, ...options))
  const answers = answersIn(loadFile(straight).record)
  for (const share of [0.2, 0.5, 0.8]) {
    const game = start('play', '--file', rough, ...options)
    const killed = ended(game)
    await untilAnswers(rough, Math.floor(answers * share))
    game.kill('SIGKILL')
    await killed
  }
  expect((await ended(start('play', '--file', rough, ...options))).code).toBe(0)
  expect(loadFile(rough).record).toEqual(loadFile(straight).record)
  expect(loadFile(rough).record.games).toHaveLength(12)
})

test('a script can play, ask, take back and quit', async () => {
  const file = join(folder, 'script.charterstone')
  const game = start('play', '--file', file, '--seed', '3', '--players', 'person')
  game.stdin?.end(
    ['Ada', '?', '? 1', 'place:zeppelin', '3', 'u', 'l', 's', 'r', 'h', 'nonsense', '3', 'q', ''].join('\n'),
  )
  const { code, out } = await ended(game)
  expect(code).toBe(0)
  const { closed, undone, standings, chronicle, unknown } = english
  for (const text of [closed, undone, standings, chronicle, unknown]) expect(out).toContain(text)
  expect(out).toContain(`Saved in ${file}`)
  expect(loadFile(file).record.current?.answers.slice(0, 1)).toEqual(['name:Ada'])
})
