import { words } from '@charterstone/content'
import { describe, expect, it, test } from 'vitest'
import { keyed } from './keyed.ts'
import { longWordIn } from './long-word.ts'
import { amountGiven, amountOf, labelOf, manyOf } from './noun.ts'

describe('things in words', () => {
  it('an amount is counted as its language counts', () => {
    expect([1, 2].map((count) => amountOf(words.en, 'coin', count))).toEqual(['1 coin', '2 coins'])
    expect([1, 2].map((count) => amountOf(words.de, 'coin', count))).toEqual(['1 Münze', '2 Münzen'])
    expect([1, 2, 5].map((count) => amountOf(words.pl, 'coin', count))).toEqual([
      '1 moneta',
      '2 monety',
      '5 monet',
    ])
  })

  it('the object of a verb has its case', () => {
    expect(amountGiven(words.pl, 'coin', 1)).toBe('1 monetę')
    expect(amountGiven(words.en, 'coin', 1)).toBe('1 coin')
  })

  it('a label begins with a capital', () => {
    expect([labelOf(words.en, 'coin'), labelOf(words.pl, 'coin')]).toEqual(['Coin', 'Moneta'])
  })

  it('"most" is followed by the plural, in Polish by its genitive', () => {
    expect(manyOf(words.en, 'coin')).toBe('coins')
    expect(manyOf(words.pl, 'coin')).toBe('monet')
  })
})

test('long words are marked from twelve letters on, and once more from fifteen', () => {
  expect(longWordIn('Marktplatz am')).toBeUndefined()
  expect(longWordIn('a'.repeat(11))).toBeUndefined()
  expect(longWordIn('a'.repeat(12))).toBe('long')
  expect(longWordIn('a'.repeat(15))).toBe('longest')
})

test('the parts of a hyphenated word count each for themselves', () => {
  expect(longWordIn(`${'a'.repeat(10)}-${'b'.repeat(10)}`)).toBeUndefined()
})

it('a list that only grows has its indexes as keys', () => {
  expect(keyed(['x', 'x'])).toEqual([
    { key: '0', value: 'x' },
    { key: '1', value: 'x' },
  ])
})
