import { describe, expect, it, test } from 'vitest'
import { Failure } from './failure.ts'
import { isOn, numberOption, textOption, wordOption, wordsOption } from './options.ts'

/** The failure that a function throws. */
function failureOf(read: () => unknown): Failure {
  try {
    read()
  } catch (error) {
    if (error instanceof Failure) return error
  }
  throw new Error('nothing failed')
}

test('a text option is the text that follows the flag, also when it looks like a number', () => {
  expect(textOption({ file: 'a.charterstone' }, 'file')).toBe('a.charterstone')
  expect(textOption({ file: 12 }, 'file')).toBe('12')
  expect(textOption({}, 'file')).toBeUndefined()
})

test('a text option of several words is found by the name that the parser gives it', () => {
  expect(textOption({ secondsPerTurn: 20 }, 'seconds-per-turn')).toBe('20')
})

test('a text option is refused without a value, and when it is given twice', () => {
  expect(failureOf(() => textOption({ file: true }, 'file')).message).toBe('--file needs a value')
  expect(failureOf(() => textOption({ file: ['a', 'b'] }, 'file')).message).toBe('--file is given twice')
})

test('a wrong text option ends the program with exit code 2', () => {
  expect(failureOf(() => textOption({ file: true }, 'file')).exitCode).toBe(2)
})

describe('a number option', () => {
  const bounds = { from: 1, to: 6 }

  it('a number option accepts its bounds', () => {
    expect(numberOption({ seats: 1 }, 'seats', bounds)).toBe(1)
    expect(numberOption({ seats: '6' }, 'seats', bounds)).toBe(6)
    expect(numberOption({}, 'seats', bounds)).toBeUndefined()
  })

  it.each([0, 7, 2.5, -1, 'two', ''])('a number option refuses %s', (seats) => {
    expect(failureOf(() => numberOption({ seats }, 'seats', bounds)).message).toBe(
      `--seats must be a whole number from 1 to 6, not ${seats}`,
    )
  })
})

describe('a word option', () => {
  const words = ['en', 'de', 'pl'] as const

  it('a word option is read in any case', () => {
    expect(wordOption({ lang: 'DE' }, 'lang', words)).toBe('de')
    expect(wordOption({}, 'lang', words)).toBeUndefined()
  })

  it('a wrong word option is refused with the words that exist', () => {
    expect(failureOf(() => wordOption({ lang: 'fr' }, 'lang', words)).message).toBe(
      '--lang must be one of en, de, pl, not "fr"',
    )
  })

  it('a word option may be a list between commas, with blanks', () => {
    expect(wordsOption({ lang: 'en, PL' }, 'lang', words)).toEqual(['en', 'pl'])
    expect(failureOf(() => wordsOption({ lang: 'en,' }, 'lang', words)).message).toContain('not ""')
  })
})

it('a flag is on only when it stands alone', () => {
  expect(isOn({ json: true }, 'json')).toBe(true)
  expect(isOn({ json: 'yes' }, 'json')).toBe(false)
  expect(isOn({}, 'json')).toBe(false)
})
