import { expect, test } from 'vitest'
import { cut, hang, padEnd, padStart, sideBySide, widthOf, wrap } from './width.ts'

test('styles take no room, wide signs take two columns', () => {
  expect(widthOf('\u001b[1mbold\u001b[22m')).toBe(4)
  expect(widthOf('Łódź')).toBe(4)
  expect(widthOf('e\u0301')).toBe(1)
  expect(widthOf('村🎃')).toBe(4)
})

test('a text is padded to its width on the screen', () => {
  expect(padEnd('村', 4)).toBe('村  ')
  expect(padStart('7', 3)).toBe('  7')
  expect(padEnd('too long', 3)).toBe('too long')
})

test('what does not fit is cut, with an ellipsis', () => {
  expect(cut('Cloud Port', 10)).toBe('Cloud Port')
  expect(cut('Cloud Port', 7)).toBe('Cloud…')
  expect(cut('Cloud Port', 0)).toBe('')
})

test('lines break between words and hang behind their first column', () => {
  expect(wrap('one two three', 7)).toEqual(['one two', 'three'])
  expect(wrap('incomprehensibility', 6)).toEqual(['incom…'])
  expect(hang('> ', 'one two three', 9)).toBe('> one two\n  three')
})

test('blocks stand side by side whatever their height', () => {
  expect(sideBySide([['a', 'b'], ['c']], 4)).toEqual(['a   c', 'b'])
})
