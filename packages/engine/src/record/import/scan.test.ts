import { describe, expect, it, test } from 'vitest'
import { LIMITS } from './limits.ts'
import { areLinks, isAnswer, isHash, isName, isNameOrNone, isWord } from './names.ts'
import { excessOf } from './scan.ts'

const brackets = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth)

test('the look along a file finds nothing in excess in an ordinary text', () => {
  expect(excessOf('{"format":1,"games":[[],{}]}')).toBeNull()
  expect(excessOf('')).toBeNull()
})

test('a file of too many characters is refused', () => {
  expect(excessOf(' '.repeat(LIMITS.text))).toBeNull()
  expect(excessOf(' '.repeat(LIMITS.text + 1))).toMatchObject({ kind: 'too-much', part: 'text' })
})

test('the brackets of a file may be as deep as allowed and no deeper, round or square', () => {
  expect(excessOf(brackets(LIMITS.depth))).toBeNull()
  expect(excessOf(brackets(LIMITS.depth + 1))).toMatchObject({ kind: 'too-much', part: 'depth' })
  expect(excessOf('{'.repeat(LIMITS.depth + 1))).toMatchObject({ part: 'depth' })
})

test('brackets side by side are not deep', () => {
  expect(excessOf('[]'.repeat(1000))).toBeNull()
  expect(excessOf('{}[]'.repeat(1000))).toBeNull()
})

test('a file of too many parts is refused, by its commas and by its brackets', () => {
  expect(excessOf(','.repeat(LIMITS.parts))).toBeNull()
  expect(excessOf(','.repeat(LIMITS.parts + 1))).toMatchObject({ kind: 'too-much', part: 'parts' })
  expect(excessOf('[]'.repeat(LIMITS.parts + 1))).toMatchObject({ part: 'parts' })
})

test('what stands in quotes is text, also behind a quote that is escaped', () => {
  expect(excessOf(`"${'['.repeat(100)}"`)).toBeNull()
  expect(excessOf(`"\\"${'['.repeat(100)}"`)).toBeNull()
  expect(excessOf(`"\\\\"${'['.repeat(100)}`)).toMatchObject({ part: 'depth' })
  expect(excessOf(`""${'['.repeat(100)}`)).toMatchObject({ part: 'depth' })
})

describe('texts in a file', () => {
  const takes = (check: typeof isName, texts: readonly unknown[]) =>
    texts.filter((text) => check(text) === null)

  it('a name is plain: no control characters, no turned writing, no blank at its ends', () => {
    const bad = ['a\u0000b', 'a\nb', 'a\u202eb', 'a\u2066b', 'a\u2028b', ' a', 'a ', '\ud800', '<b>x</b>']
    expect(takes(isName, ['Ada', 'Łódź', '龍', ...bad])).toEqual(['Ada', 'Łódź', '龍'])
  })

  it('only where none was given may a name be empty', () => {
    expect([takes(isName, ['']), takes(isNameOrNone, [''])]).toEqual([[], ['']])
  })

  it('a name in a file is as long as a game would take it; a rare sign counts once', () => {
    const [short, long] = ['x'.repeat(40), 'x'.repeat(41)]
    const longest = [short, long].filter((name) => isName(name) === null).at(-1)?.length ?? 0
    expect(takes(isName, ['😀'.repeat(longest), '😀'.repeat(longest + 1)])).toEqual(['😀'.repeat(longest)])
  })

  it('an answer in a file is short and not empty', () => {
    expect(takes(isAnswer, ['place:market', '', 'a\u0007', 'x'.repeat(LIMITS.answer)])).toHaveLength(2)
    expect(isAnswer('x'.repeat(LIMITS.answer + 1))).not.toBeNull()
  })

  it('a hash has sixteen hexadecimal digits, and links are nothing else', () => {
    expect(
      takes(isHash, ['0123456789abcdef', '0123456789abcde', '0123456789ABCDEF', 'g123456789abcdef']),
    ).toEqual(['0123456789abcdef'])
    expect(takes(areLinks, ['', '00ff', '00fg'])).toEqual(['', '00ff'])
  })

  it('a word has no blank and no bracket', () => {
    expect(takes(isWord, ['person', 'hard:7', 'v1.2-a+b', 'two words', '<x>', '', 'x'.repeat(41)])).toEqual([
      'person',
      'hard:7',
      'v1.2-a+b',
    ])
  })
})
