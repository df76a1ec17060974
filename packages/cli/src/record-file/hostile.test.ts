import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { formatRecord, LANGUAGES } from '@charterstone/engine'
import * as output from '@charterstone/lab'
import { catalogue, version } from '@charterstone/lab'
import { honestRecords, hostileFiles } from '@charterstone/testkit'
import { afterAll, expect, test, vi } from 'vitest'
import { runCommandLine } from '../command-line.ts'
import { labels } from '../text/labels.ts'
import { faultText } from './fault-text.ts'
import { loadFile, parseFile } from './load-record.ts'

const folder = mkdtempSync(join(tmpdir(), 'charterstone-hostile-'))
afterAll(() => rmSync(folder, { recursive: true }))
const file = join(folder, 'stranger.charterstone')

const FILES = 80

test(`${FILES} hostile files are refused in a sentence of each language, or play on`, () => {
  for (const { name, text } of hostileFiles(11, FILES, catalogue)) {
    writeFileSync(file, text)
    const parsed = parseFile(file)
    if (parsed.ok) continue
    for (const { faults } of Object.values(labels)) {
      const sentence = faultText(parsed.fault, faults)
      expect(sentence, `${name}`).toMatch(/^[^\p{Cc}<>]{5,200}$/u)
      expect(faults.unusable(file, sentence), `${name}`).toContain(sentence)
    }
  }
})

test.each(LANGUAGES)(
  'play, replay and verify say one line about a forged table, and leave the file alone (%s)',
  async (lang) => {
    const [, forged] = [...hostileFiles(11, 9, catalogue)].filter(({ name }) =>
      name.includes('turns without end'),
    )
    if (forged === undefined) throw new Error('no forged table')
    writeFileSync(file, forged.text)
    for (const args of [
      ['play', '--file', file, '--lang', lang],
      ['replay', file, '--lang', lang],
      ['verify', file],
    ]) {
      const lines: string[] = []
      const spy = vi.spyOn(process.stderr, 'write').mockImplementation((text) => lines.push(String(text)) > 0)
      const code = await runCommandLine(args)
      spy.mockRestore()
      expect(code, `${args[0]}`).toBe(1)
      expect(lines.join('').trim().split('\n'), `${args[0]}`).toHaveLength(1)
    }
    expect(readFileSync(file, 'utf8')).toBe(forged.text)
  },
)

test('a file that cannot be replayed is marked as unverified', async () => {
  const older = honestRecords(catalogue, 3).at(-1)
  if (older === undefined) throw new Error('no record')
  writeFileSync(file, formatRecord(older))
  const printed: string[] = []
  const spy = vi.spyOn(output, 'printLine').mockImplementation((text = '') => void printed.push(text))
  const codes = [await runCommandLine(['verify', file]), await runCommandLine(['replay', file])]
  spy.mockRestore()
  expect(codes).toEqual([0, 0])
  expect(printed.join('\n')).toContain('Unverified')
})

test.each(['2-seats-house-rule', '2-seats-whole', '3-seats-automa', '5-seats'])(
  'a campaign by the rules before their revision goes on: %s',
  (name) => {
    const saved = new URL(`../../../../replays/rules-1/${name}.charterstone`, import.meta.url)
    expect(loadFile(fileURLToPath(saved))).toMatchObject({
      isRevised: true,
      record: { version, base: { onTrust: true } },
    })
  },
)

test('a folder is no file', () => {
  expect(() => loadFile(folder)).toThrow('is no file')
})
