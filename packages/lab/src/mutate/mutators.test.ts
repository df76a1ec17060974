import { expect, test } from 'vitest'
import { numberMutants } from './mutant.ts'
import { mutantsOf } from './mutators.ts'

test.each([
  ['a === b', 'a !== b'],
  ['a !== b', 'a === b'],
  ['a < b', 'a <= b'],
  ['a <= b', 'a < b'],
  ['a > b', 'a >= b'],
  ['a >= b', 'a > b'],
  ['a + b', 'a - b'],
  ['a - b', 'a + b'],
  ['a * b', 'a / b'],
  ['a % b', 'a * b'],
])('a mutant turns %s into %s', (before, after) => {
  expect(changesOf(`const c = ${before}`)).toEqual([`${before} → ${after}`])
})

test('a mutant swaps "and" and "or", and turns around what is asked', () => {
  expect(changesOf('const c = a || !b')).toEqual(['a → !(a)', 'a || !b → a && !b', '!b → b'])
})

test('a mutant turns the condition of a branch around', () => {
  expect(changesOf('if (isOpen(a)) b = c')).toEqual(['isOpen(a) → !(isOpen(a))', 'b = c → (nothing)'])
  expect(changesOf('const c = a ? b : d')).toEqual(['a → !(a)'])
})

test('no mutant turns a comparison around twice', () => {
  expect(changesOf('if (a === b) f = g')).toEqual(['a === b → a !== b', 'f = g → (nothing)'])
})

test('a mutant drops a statement', () => {
  expect(changesOf('play.events?.push(a)')).toEqual(['play.events?.push(a) → (nothing)'])
  expect(changesOf('for (const a of b) continue')).toEqual(['continue → (nothing)'])
})

test('a mutant turns an assignment around, beside the one that drops it', () => {
  expect(changesOf('a.coins += b')).toEqual(['a.coins += b → (nothing)', 'a.coins += b → a.coins -= b'])
  expect(changesOf('a++')).toEqual(['a++ → (nothing)', 'a++ → a--'])
})

test('a mutant adds one to a number or flips a flag', () => {
  expect(changesOf('const c = f(3, true, -1)')).toEqual(['3 → 4', 'true → false', '1 → 2'])
})

test('no mutant changes a number where that is the same as the change of the comparison', () => {
  expect(changesOf('const c = a < 3')).toEqual(['a < 3 → a <= 3'])
  expect(changesOf('const c = a > 3')).toEqual(['a > 3 → a >= 3', '3 → 4'])
})

test('no mutant changes the signs of an order', () => {
  expect(changesOf('const c = a < b ? -1 : 1')).toEqual(['a < b → a <= b'])
  expect(changesOf('const c = a < b ? 1 : 0')).toEqual(['a < b → a <= b', '1 → 2', '0 → 1'])
})

test('a mutant asks another seat: as an argument, as an index, as a property', () => {
  const other = 'seat === 0 ? 1 : 0'
  expect(changesOf('const c = f(seat)')).toEqual([`seat → ${other}`])
  expect(changesOf('const c = a[seat]')).toEqual([`seat → ${other}`])
  expect(changesOf('const c = { seat }')).toEqual([`seat → ${other}`])
  expect(changesOf('const c = { by: a.seat }')).toEqual(['a.seat → a.seat === 0 ? 1 : 0'])
})

test('no mutant changes a seat that is looked into or taken apart', () => {
  expect(changesOf('const c = seat.coins')).toEqual([])
  expect(changesOf('const { seat } = frame')).toEqual([])
  expect(changesOf('const f = ({ seat }) => a')).toEqual([])
})

test('a mutant takes all for some, the most for the least, and a list as it is', () => {
  expect(changesOf('const c = a.some(b)')).toEqual(['a.some(b) → a.every(b)'])
  expect(changesOf('const c = Math.min(a, b)')).toEqual(['Math.min(a, b) → Math.max(a, b)'])
  expect(changesOf('const c = a.filter(b).length')).toEqual(['a.filter(b) → a'])
  expect(changesOf('const c = a.toSorted()')).toEqual(['a.toSorted() → a'])
})

test('no mutant puts brackets into a chain', () => {
  expect(changesOf('const c = a?.b.filter(d).length')).toEqual([])
  expect(changesOf('const c = a?.b(d > e)')).toEqual(['d > e → d >= e'])
})

test.each([
  "import { a } from './a.ts'",
  'type A = 1 | 2',
  "throw new Error('no ' + (1 + a))",
  "const c = 'a' + b",
  'const c = { 1: a }',
  'const [a, b] = c',
  "const c = { asks: true, kind: 'act' }",
  'const f = (a: 1): 2 => a',
])('no mutant changes %s', (source) => {
  expect(changesOf(source)).toEqual([])
})

test('a mutant says its line', () => {
  const source = 'const a = b\n\nconst c = a - 2\n'
  const mutants = numberMutants('x.ts', source, mutantsOf('x.ts', source), 7)
  expect(mutants).toMatchObject([
    { id: 7, file: 'x.ts', line: 3, change: 'a - 2 → a + 2' },
    { id: 8, file: 'x.ts', line: 3, change: '2 → 3' },
  ])
})

test('a file that cannot be parsed is refused', () => {
  expect(() => mutantsOf('x.ts', 'const = 1')).toThrow('x.ts')
})

function changesOf(source: string): readonly string[] {
  return numberMutants('x.ts', source, mutantsOf('x.ts', source), 0).map(({ change }) => change)
}
