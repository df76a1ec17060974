import { expect, test } from 'vitest'
import { parseTemplate } from './template.ts'

test('a message template is text with places', () => {
  expect(parseTemplate('pay {cost, noun, acc}: {benefit, capital}')).toEqual([
    'pay ',
    { kind: 'noun', arg: 'cost', in: 'acc', plural: null },
    ': ',
    { kind: 'capital', arg: 'benefit' },
  ])
})

test('a message template knows nouns without a number, in a case and a plural class', () => {
  expect(parseTemplate('{what, word, gen.many}{card, name}{x}')).toEqual([
    { kind: 'word', arg: 'what', in: 'gen', plural: 'many' },
    { kind: 'name', arg: 'card' },
    { kind: 'value', arg: 'x' },
  ])
  expect(parseTemplate('{list, or}')).toEqual([{ kind: 'or', arg: 'list', in: 'nom', plural: null }])
})

test('a message template holds choices, one inside another', () => {
  expect(parseTemplate('{n, plural, =0 {none} one {# {x}} other {#}}')).toEqual([
    {
      kind: 'plural',
      arg: 'n',
      options: new Map([
        ['=0', ['none']],
        ['one', [{ kind: 'number' }, ' ', { kind: 'value', arg: 'x' }]],
        ['other', [{ kind: 'number' }]],
      ]),
    },
  ])
})

test.each([
  ['a } b', 'stray brace'],
  ['{x, verb}', 'unknown place'],
  ['{x, noun, abl}', 'unknown case'],
  ['{x, select, a {b}}', 'without "other"'],
  ['{x, plural, one', 'unclosed choice'],
])('a message template refuses %s', (source, fault) => {
  expect(() => parseTemplate(source)).toThrow(fault)
})
