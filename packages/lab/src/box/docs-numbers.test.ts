import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { catalogue } from '../ruleset.ts'
import { PASSAGES, withNumbers } from './docs-numbers.ts'

const DOCS = new URL('../../../../docs/', import.meta.url)
const FILES = [...new Set(PASSAGES.map(({ file }) => file))]

function read(file: string): string {
  return readFileSync(new URL(file, DOCS), 'utf8')
}

test.each(FILES)('%s has the numbers of the box; `npm run box -- texts` writes them', (file) => {
  expect(withNumbers(file, read(file), catalogue)).toBe(read(file))
})

test('[D2] the docs say so when the candle burns longer for some numbers of seats', () => {
  const uneven = { ...catalogue, candleTurns: [24, 20, 18, 18, 17, 16] }
  const text = withNumbers('rules/09-screen.md', read('rules/09-screen.md'), uneven)
  expect(text).toContain('with 1, 2, 3, 4, 5 or 6 seats 24, 20, 18, 18, 17 or 16 for each seat, plus 2 dice')
  expect(text).toContain('lasts 72 turns plus the two dice, so 74 to 84 turns.')
  expect(withNumbers('rules/09-screen.md', text, uneven)).toBe(text)
})

test('a passage that is missing in the docs is an error', () => {
  expect(() => withNumbers('balance.md', 'nothing', catalogue)).toThrow('balance.md has no passage')
})
