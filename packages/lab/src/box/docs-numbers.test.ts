import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { catalogue } from '../ruleset.ts'
import { PASSAGES, withNumbers } from './docs-numbers.ts'

const DOCS = new URL('../../../../docs/', import.meta.url)
const FILES = [...new Set(PASSAGES.map(({ file }) => file))]

function read(file: string): string {
  return readFileSync(new URL(file, DOCS), 'utf8')
}

describe('the numbers of the box in the docs', () => {
  it.each(FILES)('%s has those of the box; `npm run box -- texts` writes them', (file) => {
    expect(withNumbers(file, read(file), catalogue)).toBe(read(file))
  })

  it('[D2] they say so when the candle burns longer for some numbers of seats', () => {
    const uneven = { ...catalogue, candleTurns: [24, 20, 18, 18, 17, 16] }
    const text = withNumbers('rules/09-screen.md', read('rules/09-screen.md'), uneven)
    expect(text).toContain(
      'with 1, 2, 3, 4, 5 or 6 seats 24, 20, 18, 18, 17 or 16 for each seat, plus 2 dice',
    )
    expect(text).toContain('lasts 72 turns plus the two dice, so 74 to 84 turns.')
    expect(withNumbers('rules/09-screen.md', text, uneven)).toBe(text)
  })

  it('a passage that is missing is an error', () => {
    expect(() => withNumbers('balance.md', 'nothing', catalogue)).toThrow('balance.md has no passage')
  })
})
