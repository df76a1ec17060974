import { createEngine } from '@charterstone/engine'
import { expect, test } from 'vitest'
import { miniCatalogue } from '../mini-catalogue.ts'
import { faceFiles } from './face-files.ts'
import { hostileFiles } from './hostile-files.ts'

/** Every attack that has a name, a wrong type at every path of every record, and as many again by chance. */
const FILES = 3000

test(`of ${FILES} hostile files none throws or takes long, and none of a wrong type is taken`, () => {
  const { taken } = faceFiles(createEngine(miniCatalogue), hostileFiles(2, FILES))
  expect(taken.filter((name) => name.includes('wrong type'))).toEqual([])
  expect(taken.length, `taken: ${taken.join()}`).toBeLessThan(FILES * 0.05)
})
