import { expect, test } from 'vitest'
import { makeFairQueue } from './fair-queue.ts'

test('addresses take turns, however many items one of them has added', () => {
  const queue = makeFairQueue<string>({ inAll: 9, forAddress: 4 })
  for (const item of ['a1', 'a2', 'a3', 'b1', 'c1', 'c2']) queue.put(item.slice(0, 1), item)
  const order = Array.from({ length: 7 }, () => queue.next())
  expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'c2', 'a3', undefined])
})

test('the fair queue has a limit in all and for each address', () => {
  const queue = makeFairQueue<string>({ inAll: 3, forAddress: 2 })
  expect(['a', 'a', 'a', 'b', 'c'].map((address) => queue.put(address, address))).toEqual([
    true,
    true,
    false,
    true,
    false,
  ])
  queue.next()
  expect(queue.put('c', 'c')).toBe(true)
})

test('a removed item frees its room in the queue', () => {
  const queue = makeFairQueue<string>({ inAll: 2, forAddress: 2 })
  queue.put('a', 'first')
  queue.put('a', 'second')
  expect(queue.remove('first')).toBe(true)
  expect(queue.remove('first')).toBe(false)
  expect([queue.size(), queue.next(), queue.next()]).toEqual([1, 'second', undefined])
})
