import { expect, test } from 'vitest'
import { hash } from './hash.ts'

test('the hash of a state has sixteen hexadecimal digits and is the same everywhere', () => {
  expect(hash({ a: 1 })).toMatch(/^[0-9a-f]{16}$/)
  expect(hash({ a: 1, b: [2, 3] })).toBe(hash(JSON.parse('{"a":1,"b":[2,3]}')))
})

test('the hash of a state differs when one part of the state differs', () => {
  const base = Array.from({ length: 200 }, () => 0)
  const hashes = base.map((_, index) => hash(base.with(index, 1)))
  expect(new Set([hash(base), ...hashes]).size).toBe(201)
})

test('the hash of a state depends on order', () => {
  expect(hash([1, 2])).not.toBe(hash([2, 1]))
})
