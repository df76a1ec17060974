import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Difference, formatRecord, LANGUAGES, newRecord, type RecordFault } from '@charterstone/engine'
import { engine, version } from '@charterstone/lab'
import { afterAll, expect, test, vi } from 'vitest'
import { labels } from '../text/labels.ts'
import { defaultFile } from './default-file.ts'
import { differenceText, faultText } from './fault-text.ts'
import { isThere, loadFile, parseFile } from './load-record.ts'
import { saveRecord } from './save-record.ts'

const folder = mkdtempSync(join(tmpdir(), 'charterstone-record-'))
afterAll(() => rmSync(folder, { recursive: true }))

function record() {
  const config = { seed: 3, seats: [{ charter: 0, name: 'Ada', player: 'person' as const }] }
  const state = engine.newCampaign(config)
  return newRecord({ config, players: ['person'], version }, state)
}

test('a record file is saved in a folder that is made for it, and loads with the same record', () => {
  const file = join(folder, 'deep', 'er', 'a.charterstone')
  expect(isThere(file)).toBe(false)
  saveRecord(file, record())
  expect(isThere(file)).toBe(true)
  expect(readFileSync(file, 'utf8')).toBe(formatRecord(record()))
  expect(loadFile(file).record).toEqual(record())
  expect(loadFile(file).isRevised).toBe(false)
})

test('a record file replaces the old one and leaves nothing else behind', () => {
  const file = join(folder, 'deep', 'er', 'a.charterstone')
  saveRecord(file, record())
  saveRecord(file, record())
  expect(readdirSync(join(folder, 'deep', 'er'))).toEqual(['a.charterstone'])
})

test('a record file that is not there cannot be loaded', () => {
  expect(() => loadFile(join(folder, 'nowhere'))).toThrow('nowhere')
  expect(existsSync(join(folder, 'nowhere'))).toBe(false)
})

test('a damaged record file is refused with its name and the reason', () => {
  const file = join(folder, 'cut.charterstone')
  writeFileSync(file, formatRecord(record()).slice(0, 100))
  expect(parseFile(file)).toMatchObject({ ok: false, fault: { kind: 'damaged' } })
  expect(() => loadFile(file)).toThrow('cut.charterstone')
})

const DIFFERENCE: Difference = { where: 'game', game: 2, step: 17, what: 'refused', found: 'place:market' }

const FAULTS: readonly RecordFault[] = [
  { kind: 'empty' },
  { kind: 'damaged', at: 4, length: 90 },
  { kind: 'damaged', at: null, length: 90 },
  { kind: 'foreign' },
  { kind: 'format', format: 9, newest: 1 },
  { kind: 'format', format: 0, newest: 1 },
  { kind: 'broken', difference: DIFFERENCE },
  { kind: 'stopped' },
]

test.each(LANGUAGES)('every fault of a file has a text of its own (%s)', (language) => {
  const texts = FAULTS.map((fault) => faultText(fault, labels[language].faults))
  expect(new Set(texts).size).toBe(FAULTS.length)
  for (const text of texts) expect(text.length).toBeGreaterThan(5)
})

test('a damaged file names the first bad letter, counted from one, or that its end is missing', () => {
  const { faults } = labels.en
  expect(faultText({ kind: 'damaged', at: 4, length: 90 }, faults)).toContain('5')
  expect(faultText({ kind: 'damaged', at: 90, length: 90 }, faults)).toBe(
    faultText({ kind: 'damaged', at: null, length: 90 }, faults),
  )
})

test('a broken record names the game and the answer', () => {
  const text = differenceText(DIFFERENCE, labels.en.faults)
  expect(text).toContain('game 2')
  expect(text).toContain('17')
  expect(differenceText({ ...DIFFERENCE, step: 0 }, labels.en.faults)).not.toContain('17')
})

test.each(LANGUAGES)('every way in which a record can break has a text of its own (%s)', (language) => {
  const whats = ['changed', 'refused', 'start', 'unfinished', 'end', 'state'] as const
  const inGame = whats.map((what): Difference => ({ ...DIFFERENCE, what }))
  const outside = (['head', 'between', 'checkpoint'] as const).map(
    (where): Difference => ({ ...DIFFERENCE, where, what: 'changed' }),
  )
  const texts = [...inGame, ...outside].map((difference) =>
    differenceText(difference, labels[language].faults),
  )
  expect(new Set(texts).size).toBe(texts.length)
})

test('without --file a campaign is in the data folder of the user', () => {
  vi.stubEnv('XDG_DATA_HOME', '/data/home')
  expect(defaultFile()).toBe(join('/data/home', 'charterstone', 'campaign.charterstone'))
  vi.unstubAllEnvs()
})
