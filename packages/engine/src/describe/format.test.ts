import { describe, expect, it, test } from 'vitest'
import { CONSTRUCTED } from '../catalogue/card-of.ts'
import { capital, format, formatNoun, formatQuantity, nameOf, pluralOf } from './format.ts'
import { joinActions, joinAnd, joinOr } from './join.ts'
import { quantity } from './noun.ts'
import { finished, type Phrase, paragraphOf, sentencesOf } from './sentence.ts'
import type { Words } from './words.ts'

/** A made-up language with Polish plurals, two cases and a few words. */
function wordsWith(messages: Readonly<Record<string, string>> = {}): Words {
  const words = {
    language: 'pl',
    plurals: ['one', 'few', 'many', 'other'],
    list: { comma: ', ', and: ' i ', or: ' lub ', next: ', potem ', counted: ' ' },
    nouns: {
      coin: {
        gender: 'f',
        nom: ['moneta', 'monety', 'monet', 'monety'],
        acc: ['monetę', 'monety', 'monet', 'monety'],
        each: ['każdą monetę'],
      },
      wood: { gender: 'n', nom: ['drewno'] },
    },
    names: { 43: 'Kiln' },
    messages: { 'name.constructed': 'built {name}', 'effect.may': 'you may {doing}', ...messages },
  }
  return words as unknown as Words
}

/** The text of one message with arguments of any kind. */
function text(template: string, args: Readonly<Record<string, unknown>> = {}): string {
  return (format as (words: Words, key: string, args: unknown) => string)(
    wordsWith({ test: template }),
    'test',
    args,
  )
}

const coins = (count: number) => quantity('coin', count)

describe('numbers and nouns', () => {
  it('the plural class of a number picks the form of the noun', () => {
    const counts = [1, 2, 5, 22, 25, 1.5].map((count) => formatQuantity(wordsWith(), coins(count)))
    expect(counts).toEqual(['1 moneta', '2 monety', '5 monet', '22 monety', '25 monet', '1.5 monety'])
    expect([1, 3, 12].map((count) => pluralOf(wordsWith(), count))).toEqual(['one', 'few', 'many'])
  })

  it('a case that a noun does not list reads like its nominative', () => {
    expect(formatQuantity(wordsWith(), coins(1), 'acc')).toBe('1 monetę')
    expect(formatQuantity(wordsWith(), coins(1), 'dat')).toBe('1 moneta')
  })

  it('a row that is too short repeats its last form', () => {
    expect(formatQuantity(wordsWith(), quantity('wood', 5))).toBe('5 drewno')
    expect(formatNoun(wordsWith(), coins(5), 'each')).toBe('każdą monetę')
  })

  it('a noun can stand without its number', () => {
    expect([formatNoun(wordsWith(), coins(1)), formatNoun(wordsWith(), coins(5))]).toEqual([
      'moneta',
      'monet',
    ])
  })
})

test('a message fills in texts and numbers', () => {
  expect(text('{who} has {count}', { who: 'Ada', count: 3 })).toBe('Ada has 3')
  expect(text('{who, capital}!', { who: 'ada' })).toBe('Ada!')
})

test('a message joins quantities, in the case that is asked for', () => {
  const list = [coins(1), quantity('wood', 2)]
  expect(text('take {list, noun, acc}', { list })).toBe('take 1 monetę i 2 drewno')
  expect(text('take {list, or}', { list })).toBe('take 1 moneta lub 2 drewno')
  expect(text('take {list}', { list })).toBe('take 1 moneta i 2 drewno')
  expect(text('{what, word, nom.many}', { what: coins(1) })).toBe('monet')
})

test('a message chooses by plural class, and by exact number before it', () => {
  const template = '{n, plural, =0 {none} one {# coin} few {# coins!} other {# coins}}'
  expect([0, 1, 2, 5].map((n) => text(template, { n }))).toEqual(['none', '1 coin', '2 coins!', '5 coins'])
  expect(text('{list, plural, one {single} other {#}}', { list: [coins(2), coins(3)] })).toBe('5')
})

test('a message chooses by word and by gender, or else the other branch', () => {
  const select = '{mood, select, happy {glad} other {cross}}'
  expect([text(select, { mood: 'happy' }), text(select, { mood: 'angry' })]).toEqual(['glad', 'cross'])
  const gender = '{what, gender, f {taka} other {takie}}'
  expect([text(gender, { what: coins(1) }), text(gender, { what: quantity('wood', 1) })]).toEqual([
    'taka',
    'takie',
  ])
})

test('a message names cards, constructed ones by their building, unknown ones by their number', () => {
  expect(text('{card, name}', { card: 43 })).toBe('Kiln')
  expect(nameOf(wordsWith(), 43 + CONSTRUCTED)).toBe('built Kiln')
  expect(nameOf(wordsWith(), 44)).toBe('#44')
})

test('a message says what is missing when an argument is left out or of the wrong kind', () => {
  expect(() => text('{who}')).toThrow('message needs "who"')
  expect(() => text('{n, noun}', { n: 3 })).toThrow('not a quantity: 3')
  expect(() => text('{n, plural, other {#}}', { n: 'x' })).toThrow('not a number: x')
})

describe('lists in a sentence', () => {
  const words = wordsWith()

  it('a list in a sentence has commas and a last word', () => {
    expect(joinAnd(words, [])).toBe('')
    expect(joinAnd(words, ['a'])).toBe('a')
    expect(joinAnd(words, ['a', 'b'])).toBe('a i b')
    expect(joinAnd(words, ['a', 'b', 'c'])).toBe('a, b i c')
    expect(joinOr(words, ['a', 'b', 'c'])).toBe('a, b lub c')
  })

  it('a list in a sentence sets off an action that holds an "and" by "then"', () => {
    expect(joinActions(words, ['gain a', 'gain b'])).toBe('gain a i gain b')
    expect(joinActions(words, ['gain a i b', 'gain c'])).toBe('gain a i b, potem gain c')
  })
})

describe('sentences of a card', () => {
  const words = wordsWith()
  const verb = (name: string, optional?: true): Phrase => ({
    kind: 'verb',
    imperative: `${name}`,
    allowed: `to ${name}`,
    ...(optional && { optional }),
  })

  it('neighbouring verbs of a card share a sentence; what is optional has its own', () => {
    expect(sentencesOf(words, [verb('gain'), verb('pay')])).toEqual(['gain i pay'])
    expect(sentencesOf(words, [verb('gain'), verb('rest', true), verb('pay')])).toEqual([
      'gain',
      'you may to rest',
      'pay',
    ])
    expect(sentencesOf(words, [verb('gain'), { kind: 'sentence', text: 'so it is' }, verb('pay')])).toEqual([
      'gain',
      'so it is',
      'pay',
    ])
    expect(sentencesOf(words, [])).toEqual([])
  })

  it('a paragraph of a card begins in lower case, and each further sentence with a capital', () => {
    expect(paragraphOf(['gain', 'pay', 'rest'])).toBe('gain. Pay. Rest')
    expect(paragraphOf([])).toBe('')
  })

  it('a finished text of a card begins with a capital and ends with a full stop, unless it is empty', () => {
    expect([finished('gain. Pay'), finished('')]).toEqual(['Gain. Pay.', ''])
    expect([capital('über'), capital('')]).toEqual(['Über', ''])
  })
})
