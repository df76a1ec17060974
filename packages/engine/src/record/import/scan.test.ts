import { describe, expect, it } from 'vitest'
import { LIMITS } from './limits.ts'
import { areLinks, isAnswer, isHash, isName, isNameOrNone, isWord } from './names.ts'
import { excessOf } from './scan.ts'

const brackets = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth)

describe('the look along a file before it is parsed', () => {
  it('an ordinary text has nothing in excess', () => {
    expect(excessOf('{"format":1,"games":[[],{}]}')).toBeNull()
    expect(excessOf('')).toBeNull()
  })

  it('too many characters are refused', () => {
    expect(excessOf(' '.repeat(LIMITS.text))).toBeNull()
    expect(excessOf(' '.repeat(LIMITS.text + 1))).toMatchObject({ kind: 'too-much', part: 'text' })
  })

  it('brackets may be as deep as allowed and no deeper, round or square', () => {
    expect(excessOf(brackets(LIMITS.depth))).toBeNull()
    expect(excessOf(brackets(LIMITS.depth + 1))).toMatchObject({ kind: 'too-much', part: 'depth' })
    expect(excessOf('{'.repeat(LIMITS.depth + 1))).toMatchObject({ part: 'depth' })
  })

  it('brackets side by side are not deep', () => {
    expect(excessOf('[]'.repeat(1000))).toBeNull()
    expect(excessOf('{}[]'.repeat(1000))).toBeNull()
  })

  it('too many parts are refused, by their commas and by their brackets', () => {
    expect(excessOf(','.repeat(LIMITS.parts))).toBeNull()
    expect(excessOf(','.repeat(LIMITS.parts + 1))).toMatchObject({ kind: 'too-much', part: 'parts' })
    expect(excessOf('[]'.repeat(LIMITS.parts + 1))).toMatchObject({ part: 'parts' })
  })

  it('what stands in quotes is text, also behind a quote that is escaped', () => {
    expect(excessOf(`"${'['.repeat(100)}"`)).toBeNull()
    expect(excessOf(`"\\"${'['.repeat(100)}"`)).toBeNull()
    expect(excessOf(`"\\\\"${'['.repeat(100)}`)).toMatchObject({ part: 'depth' })
    expect(excessOf(`""${'['.repeat(100)}`)).toMatchObject({ part: 'depth' })
  })
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

  it('a name is as long as a game would take it; a rare sign counts once', () => {
    const [short, long] = ['x'.repeat(40), 'x'.repeat(41)]
    const longest = [short, long].filter((name) => isName(name) === null).at(-1)?.length ?? 0
    expect(takes(isName, ['😀'.repeat(longest), '😀'.repeat(longest + 1)])).toEqual(['😀'.repeat(longest)])
  })

  it('an answer is short and not empty', () => {
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
