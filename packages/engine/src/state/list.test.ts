import { describe, expect, it } from 'vitest'
import { add, at, remove, replaced, sum } from './list.ts'

describe('lists of numbers', () => {
  it('an index that is not there is a broken invariant', () => {
    expect([at([7, 8], 0), at([7, 8], 1), at([0], 0)]).toEqual([7, 8, 0])
    expect(() => at([7, 8], 2)).toThrow(RangeError)
    expect(() => at([7, 8], -1)).toThrow('nothing at -1 of 2')
  })

  it('adding changes one number, up or down', () => {
    const row = [1, 2, 3]
    add(row, 1, 5)
    add(row, 2, -3)
    expect(row).toEqual([1, 7, 0])
    expect(() => add(row, 3, 1)).toThrow(RangeError)
  })

  it('a sum takes the first index and leaves the last', () => {
    const row = [1, 10, 100, 1000]
    expect([sum(row, 0, 4), sum(row, 1, 3), sum(row, 2, 2), sum(row, 3, 9)]).toEqual([1111, 110, 0, 1000])
  })

  it('only the first of equal numbers is removed, and one that is missing is a broken invariant', () => {
    const cards = [4, 5, 4]
    remove(cards, 4)
    expect(cards).toEqual([5, 4])
    expect(() => remove(cards, 6)).toThrow('6 is not in the list')
  })

  it('a replaced number leaves the list before it as it was', () => {
    const before = [1, 2, 3]
    expect(replaced(before, 1, 9)).toEqual([1, 9, 3])
    expect(before).toEqual([1, 2, 3])
  })
})
