import { createEngine, formatRecord, importRecord, versionOf } from '@charterstone/engine'
import { expect, test } from 'vitest'
import { miniCatalogue } from '../mini-catalogue.ts'
import { faceFiles } from './face-files.ts'
import { honestRecords } from './honest-records.ts'
import { hostileFiles } from './hostile-files.ts'

const engine = createEngine(miniCatalogue)
const version = versionOf(miniCatalogue)

/** Every named attack. */
const FILES = 240

test('the honest records are imported', () => {
  const proofs = honestRecords(miniCatalogue, 1).map((record) => {
    const imported = importRecord(engine, formatRecord(record), version)
    return imported.ok ? imported.proof : imported.fault
  })
  expect(proofs).toEqual(['played', 'played', 'played', 'played', 'trust'])
})

test('the same seed makes the same files, another seed makes others', () => {
  const texts = (seed: number): string =>
    [...hostileFiles(seed, 8)].map(({ text }) => text.slice(0, 9999)).join()
  const five = texts(5)
  expect(texts(5) === five).toBe(true)
  expect(texts(6) === five).toBe(false)
})

test(`of ${FILES} hostile files each is refused with a reason or can be continued; none throws or is slow`, () => {
  const { taken, kinds } = faceFiles(engine, hostileFiles(1, FILES))
  expect(taken.length, `taken: ${taken.join()}`).toBeLessThan(FILES * 0.05)
  expect([...kinds].sort()).toEqual([
    'broken',
    'damaged',
    'empty',
    'foreign',
    'format',
    'impossible',
    'misshapen',
    'too-much',
  ])
  expect(Object.keys(Object.prototype)).toEqual([])
})
