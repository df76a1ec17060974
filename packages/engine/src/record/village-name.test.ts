import { answerLast, miniCatalogue } from '@charterstone/testkit'
import { expect, test } from 'vitest'
import { createEngine } from '../engine.ts'
import { clone } from '../state/clone.ts'
import type { State } from '../state/state.ts'
import { importRecord } from './import/import-record.ts'
import { parseRecord } from './parse-record.ts'
import { beginPlaythrough, type Playthrough, setUpGame } from './playthrough.ts'
import { formatRecord, rebase } from './record.ts'
import { verifyRecord } from './verify-record.ts'
import { versionOf } from './version.ts'
import { currentVillageName, renameVillage, villageNameFrom } from './village-name.ts'

const engine = createEngine(miniCatalogue)
const version = versionOf(miniCatalogue)
const config = {
  seed: 7,
  seats: [0, 1].map((charter) => ({ charter, name: `${charter}`, player: 'person' as const })),
}

function played(village?: string): Playthrough {
  const start = { config, players: ['person', 'person'], ...(village !== undefined && { village }) }
  return answerLast(engine, setUpGame(engine, beginPlaythrough(engine, start)), 6)
}

function named({ record, state }: Pick<Playthrough, 'record' | 'state'>): string {
  return currentVillageName(record.villageName, state)
}

/** The state after the story has named the village. */
function namedByStory(state: State, village: string): State {
  const next = clone(state)
  next.legacy = { ...next.legacy, village }
  return next
}

test('the name of a village is chosen when the campaign begins, and stays while the game is played', () => {
  expect(named(played('Amberwick'))).toBe('Amberwick')
  expect(played('Amberwick').record.current?.answers).toHaveLength(6)
})

test('a village without a name has no field for it, so that older files stay as they are', () => {
  expect(named(played())).toBe('')
  expect(Object.keys(played().record)).not.toContain('villageName')
  expect(Object.keys(played(' \u200b ').record)).not.toContain('villageName')
})

test('the name of a village changes no hash: the record verifies and travels in its file', () => {
  const { record, state } = played()
  const renamed = renameVillage(record, 'Fenbury', state)
  expect(renamed.seals).toEqual(record.seals)
  expect(verifyRecord(engine, renamed).holds).toBe(true)
  expect(parseRecord(formatRecord(renamed))).toMatchObject({ ok: true, record: renamed })
  const imported = importRecord(engine, formatRecord(renamed), version)
  expect(imported.ok && named(imported)).toBe('Fenbury')
})

test('the name of a village is kept when the campaign moves on to other rules', () => {
  expect(named({ ...played('Fenbury'), record: rebase(played('Fenbury').record, version) })).toBe('Fenbury')
})

test('a name that the story gives replaces it, and can be changed again', () => {
  const { record, state } = played('Amberwick')
  const later = namedByStory(state, 'Hollow End')
  expect(named({ record, state: later })).toBe('Hollow End')
  const renamed = renameVillage(record, 'Fenbury', later)
  expect(named({ record: renamed, state: later })).toBe('Fenbury')
})

test('going back behind the story brings the chosen name back', () => {
  const { record, state } = played('Amberwick')
  expect(named({ record, state: namedByStory(state, 'Hollow End') })).toBe('Hollow End')
  expect(named({ record, state })).toBe('Amberwick')
})

test.each([
  ['  Amber \n\t wick ', 'Amber wick'],
  ['\u202eevil\u0000', 'evil'],
  ['<img src=x onerror=alert(1)>', 'img src=x onerror=alert(1)>'],
  ['x'.repeat(500), 'x'.repeat(40)],
  ['𝔊'.repeat(60), '𝔊'.repeat(40)],
])('the name %j is cleaned before it is written', (text, name) => {
  expect(villageNameFrom(text, null)?.text).toBe(name)
})

test.each([
  ['too long', { text: 'x'.repeat(41), story: '' }],
  ['empty', { text: '', story: '' }],
  ['with a control character', { text: 'Am\u0007ber', story: '' }],
  ['that turns the direction of writing', { text: '\u202eAmber', story: '' }],
  ['with markup', { text: '<b>Amber</b>', story: '' }],
  ['not trimmed', { text: ' Amber', story: '' }],
  ['that is no text', { text: 7, story: '' }],
  ['with another field', { text: 'Amber', story: '', more: 1 }],
  ['that is no object', 'Amber'],
  ['that is null', null],
])('a file with a forged name is refused: %s', (_, villageName) => {
  const text = JSON.stringify({ ...played().record, villageName })
  expect(importRecord(engine, text, version)).toMatchObject({ ok: false })
})

test.each(['Dear diary, today I founded a village.', '# Notes', '"Amberwick"x', '<html></html>'])(
  'a text file is no campaign: %s',
  (text) => {
    expect(importRecord(engine, text, version)).toEqual({ ok: false, fault: { kind: 'foreign' } })
  },
)
