import { expect, test } from 'vitest'
import { wordFaults } from './plain-words.mjs'

test.each([
  ['a person without a name', '/** Whoever hosts may close the table. */', 'Whoever'],
  ['another one', "throw new Error('somebody must answer')", 'somebody'],
  ['a count without a name', '/** Stops after so many answers. */', 'so many'],
  ['an old adverb', '// The hashes are made anew.', 'anew'],
  ['an old adverb in a name', 'const record = sealedAnew(parts)', 'dAnew'],
  ['a thing that acts', '// The token moves by itself.', 'by itself'],
  ['an old verb', "test('a bug is mended', () => {", 'mended'],
  ['a passive without a receiver', '/** The table is told. */', 'is told'],
  ['a pair without letters', 'list.sort((one, other) => one - other)', '(one, other)'],
  ['an index with another name', 'list.map((item, place) => place)', '(item, place)'],
  ['a phone that lies', 'if (shape.isLying) return 1', 'isLying'],
])('code does not use an obsolete word: %s', (_, line, words) => {
  const [fault, ...others] = wordFaults('packages/engine/src/a.ts', `\n${line}\n`)
  expect(fault).toContain(`packages/engine/src/a.ts:2 has the words "${words}"`)
  expect(others).toEqual([])
})

test.each([
  ['the page', 'packages/web/src/words/en/lessons.ts'],
  ['the cards', 'packages/content/src/words/en/rules.ts'],
])('texts for players keep their voice: %s', (_, file) => {
  expect(wordFaults(file, "'lesson.sun-text': 'Whoever runs out makes the sun move faster.'")).toEqual([])
})

test.each([
  ['a worker is placed', "it('[R15.2] a worker takes the place of another', () => {"],
  ['a recommendation', '// We recommend a short name.'],
  ['letters of a sort', 'list.sort((a, b) => a - b)'],
])('plain words pass: %s', (_, line) => {
  expect(wordFaults('packages/engine/src/a.ts', line)).toEqual([])
})
