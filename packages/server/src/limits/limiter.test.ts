import { expect, test } from 'vitest'
import { countedAddress } from './address.ts'
import { makeAtOnce } from './at-once.ts'
import { makeLimiter } from './limiter.ts'

function times(count: number, take: () => boolean): number {
  return Array.from({ length: count }, take).filter(Boolean).length
}

test('a limiter has an allowance for each address, and refills it over time', () => {
  let now = 0
  const limiter = makeLimiter({ forAddress: 5, period: 1000, clock: () => now })
  expect(times(9, () => limiter.take('a'))).toBe(5)
  expect(times(9, () => limiter.take('b'))).toBe(5)
  now += 400
  expect(times(9, () => limiter.take('a'))).toBe(2)
  now += 10_000
  expect(times(9, () => limiter.take('a'))).toBe(5)
})

test('a limiter has an allowance in all; what was refused does not count', () => {
  const limiter = makeLimiter({ forAddress: 5, inAll: 7, period: 1000, clock: () => 0 })
  expect(times(9, () => limiter.take('a'))).toBe(5)
  expect(limiter.take('b', 3)).toBe(false)
  expect(times(9, () => limiter.take('b'))).toBe(2)
  expect(limiter.isOpen('c')).toBe(false)
})

test('a limiter forgets no address that has used its allowance, and its memory is bounded', () => {
  let now = 0
  const limiter = makeLimiter({ forAddress: 2, period: 1000, clock: () => now, maxAddresses: 100 })
  expect(times(3, () => limiter.take('attacker'))).toBe(2)
  const others = times(20_000, () => limiter.take(`other ${Math.random()}`))
  expect(limiter.take('attacker')).toBe(false)
  expect(limiter.size()).toBeLessThan(100 + 513)
  // Those without a row of their own share 512 allowances.
  expect(others).toBeLessThan(100 + 513 * 2)
  now += 2000
  expect(limiter.take('newcomer')).toBe(true)
  expect(limiter.size()).toBeLessThan(10)
})

test('as many as allowed are open at once; closing twice frees one', () => {
  const atOnce = makeAtOnce({ forAddress: 2, inAll: 3 })
  const first = atOnce.open('a')
  expect(
    [atOnce.open('a'), atOnce.open('a'), atOnce.open('b'), atOnce.open('b')].map((close) => close !== null),
  ).toEqual([true, false, true, false])
  first?.()
  first?.()
  expect([atOnce.size(), atOnce.open('b') !== null, atOnce.open('b') !== null]).toEqual([2, true, false])
})

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::FFFF:cb00:7109', '203.0.113.9'],
  ['2001:db8:1:2ff:3:4:5:6', '2001:db8:1:200:0:0:0:0/56'],
  ['2001:db8:1:2ab::', '2001:db8:1:200:0:0:0:0/56'],
  ['2001:db8:1:3ff::1', '2001:db8:1:300:0:0:0:0/56'],
  ['fe80::1%eth0', 'fe80:0:0:0:0:0:0:0/56'],
])('%s is counted as %s', (ip, counted) => {
  expect(countedAddress(ip, 56)).toBe(counted)
})
