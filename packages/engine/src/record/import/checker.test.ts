import { describe, expect, it } from 'vitest'
import {
  byKind,
  type Checker,
  distinct,
  either,
  isObject,
  isTrueOrFalse,
  keyed,
  known,
  later,
  list,
  nullOr,
  object,
  oneOf,
  row,
  text,
  whole,
} from './checker.ts'

const digit = whole(0, 9)

/** Which of the values a check takes. */
function taken(check: Checker, values: readonly unknown[]): unknown[] {
  return values.filter((value) => check(value) === null)
}

describe('checks of single values', () => {
  it('a whole number lies between its bounds, both included', () => {
    expect(taken(whole(2, 5), [1, 2, 3, 5, 6, -2])).toEqual([2, 3, 5])
  })

  it('a fraction, minus zero, infinity, text and nothing are no whole numbers', () => {
    expect(
      taken(whole(-10, 10), [0.5, -0, Number.NaN, Number.POSITIVE_INFINITY, '1', null, undefined]),
    ).toEqual([])
    expect(taken(whole(-10, 10), [0, -10])).toEqual([0, -10])
  })

  it('a number too large to be exact is refused', () => {
    expect(taken(whole(0, Number.MAX_VALUE), [2 ** 53 - 1, 2 ** 53])).toEqual([2 ** 53 - 1])
  })

  it('only true and false are true or false', () => {
    expect(taken(isTrueOrFalse, [true, false, 0, 1, 'true', null])).toEqual([true, false])
  })

  it('one of a list is that very value', () => {
    expect(taken(oneOf(['a', 1, null]), ['a', 1, null, '1', 'b', undefined])).toEqual(['a', 1, null])
    expect(taken(oneOf([0]), [0, -0, false])).toEqual([0])
  })

  it('a known number is in the catalogue and whole', () => {
    expect(taken(known(new Set([3, 4])), [3, 4, 5, '3', -0])).toEqual([3, 4])
  })

  it('a text is not longer than allowed, and says how long it may be', () => {
    const check = text(3, (word) => word !== 'bad')
    expect(taken(check, ['', 'abc', 'bad', 12])).toEqual(['', 'abc'])
    expect(check('abcd')).toMatchObject({ path: '', ...bound(3) })
    expect(check('bad')).toMatchObject({ path: '', ...bound(null) })
  })

  it('null is allowed only where it is said', () => {
    expect([nullOr(digit)(null), digit(null) === null]).toEqual([null, false])
    expect(taken(nullOr(digit), [3, 10])).toEqual([3])
  })

  it('an object goes to the second of two checks, anything else to the first', () => {
    const check = either(digit, object<{ n: number }>({ n: digit }))
    expect(taken(check, [3, { n: 3 }, 10, { n: 10 }, [3], null])).toEqual([3, { n: 3 }])
    expect(check({ n: 10 })?.path).toBe('.n')
  })
})

/** The bound that a trouble names, whatever the field is called. */
function bound(value: number | null): Record<string, unknown> {
  const [field = ''] = Object.keys(text(0, () => true)('x') ?? {}).filter((key) => key !== 'path')
  return { [field]: value }
}

describe('checks of lists', () => {
  it('a fault is found at its index', () => {
    expect(list(digit, 5)([1, 2, 10])?.path).toBe('[2]')
    expect(list(list(digit, 5), 5)([[1], [2, 10]])?.path).toBe('[1][1]')
  })

  it('a list has no more items than allowed, and no fewer', () => {
    expect(list(digit, 2)([1, 2, 3])).toMatchObject({ path: '', ...bound(2) })
    expect(taken(list(digit, 3, 2), [[], [1], [1, 2], [1, 2, 3]])).toEqual([
      [1, 2],
      [1, 2, 3],
    ])
  })

  it('an object or a text is no list', () => {
    expect(taken(list(digit, 5), [{ length: 1, 0: 1 }, '12', null, []])).toEqual([[]])
  })

  it('a row has exactly its length', () => {
    expect(taken(row(digit, 2), [[1], [1, 2], [1, 2, 3]])).toEqual([[1, 2]])
  })

  it('nothing is twice in a distinct list', () => {
    expect(taken(distinct(digit, 5), [[], [1, 2], [1, 1]])).toEqual([[], [1, 2]])
    expect(distinct(digit, 5)([1, 10])?.path).toBe('[1]')
    expect(distinct(digit, 5, 1)([])).not.toBeNull()
  })
})

describe('checks of objects', () => {
  const check = object<{ a: number; b?: number }>({ a: digit, b: digit }, ['b'])

  it('every key that is not optional must be there', () => {
    expect(taken(check, [{ a: 1 }, { a: 1, b: 2 }, { b: 2 }, {}])).toEqual([{ a: 1 }, { a: 1, b: 2 }])
    expect(check({ b: 2 })?.path).toBe('.a')
  })

  it('no other key may be there, not even an inherited one', () => {
    expect(check({ a: 1, c: 2 })?.path).toBe('.c')
    expect(check(Object.create({ a: 1 }) as unknown)?.path).toBe('.a')
    expect(check(JSON.parse('{"a":1,"__proto__":2}'))?.path).toBe('.__proto__')
  })

  it('a fault is found at its key', () => {
    expect(check({ a: 10 })?.path).toBe('.a')
    expect(object<{ in: unknown }>({ in: check })({ in: { a: 1, b: 10 } })?.path).toBe('.in.b')
  })

  it('a strange key of a file is not repeated in the message', () => {
    expect(check({ a: 1, '<script>': 2 })?.path).toBe('.?')
    expect(check({ a: 1, ['x'.repeat(41)]: 2 })?.path).toBe('.?')
    expect(check({ a: 1, ['x'.repeat(40)]: 2 })?.path).toBe(`.${'x'.repeat(40)}`)
  })

  it('a list and null are no objects', () => {
    expect([[], null, 'x', 1].map(isObject)).toEqual([false, false, false, false])
    expect(isObject({})).toBe(true)
    expect(taken(check, [[], null, 'x'])).toEqual([])
  })

  it('free keys have a form and a number', () => {
    const free = keyed((key) => key.startsWith('n'), digit, 2)
    expect(taken(free, [{}, { n1: 1 }, { m: 1 }, { n1: 10 }, []])).toEqual([{}, { n1: 1 }])
    expect(free({ n1: 1, n2: 10 })?.path).toBe('.n2')
    expect(free({ n1: 1, n2: 2, n3: 3 })).toMatchObject({ path: '', ...bound(2) })
  })

  it('a union is checked by its kind', () => {
    const shapes = byKind({
      circle: object<{ kind: string; r: number }>({ kind: oneOf(['circle']), r: digit }),
    })
    expect(shapes({ kind: 'circle', r: 1 })).toBeNull()
    expect(shapes({ kind: 'circle', r: 10 })?.path).toBe('.r')
    expect(shapes({ kind: 'square' })?.path).toBe('.kind')
    expect(shapes({ kind: 'constructor' })?.path).toBe('.kind')
    expect(shapes([])?.path).toBe('')
  })

  it('a form may hold itself', () => {
    const tree: Checker = object<{ of: unknown }>({
      of: list(
        later(() => tree),
        2,
      ),
    })
    expect(tree({ of: [{ of: [] }] })).toBeNull()
    expect(tree({ of: [{ of: [3] }] })?.path).toBe('.of[0].of[0]')
  })
})
