import { expect, test } from 'vitest'
import { finds } from './finds.ts'

test('a search for nothing finds everything', () => {
  expect(finds('', 'Influence')).toBe(true)
})

test('a search looks for every word, in any order', () => {
  expect(finds('token place', 'Place a token')).toBe(true)
  expect(finds('token sell', 'Place a token')).toBe(false)
})

test('a search does not mind accents and capitals', () => {
  expect(finds('wplyw', 'Wpływ')).toBe(true)
  expect(finds('MUNZE', 'Münze')).toBe(true)
})
