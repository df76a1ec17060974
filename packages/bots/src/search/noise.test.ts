import { scenario } from '@charterstone/testkit'
import { expect, test } from 'vitest'
import { withNoise, withoutUseless } from './noise.ts'
import type { Line } from './search-turn.ts'

function lineOf(key: string, value: number): Line {
  return { key, value, rest: null }
}

const LINES = ['a', 'b', 'c', 'd', 'e'].map((key, index) => lineOf(key, 10 - index))

function valueOfKey(lines: readonly Line[], key: string): number {
  return lines.find((line) => line.key === key)?.value ?? Number.NaN
}

test('without noise the lines stay as they are', () => {
  expect(withNoise(LINES, 0, 1)).toBe(LINES)
})

test('noise changes no value by more than its bound, and keeps every line', () => {
  for (let seed = 0; seed < 50; seed++) {
    const noisy = withNoise(LINES, 4, seed)
    expect(noisy.map(({ key }) => key).sort()).toEqual(['a', 'b', 'c', 'd', 'e'])
    for (const { key, value } of LINES)
      expect(Math.abs(valueOfKey(noisy, key) - value)).toBeLessThanOrEqual(4)
  }
})

test('noisy lines are sorted again, best first', () => {
  const orders = new Set<string>()
  for (let seed = 0; seed < 50; seed++) {
    const noisy = withNoise(LINES, 4, seed)
    expect(noisy.map(({ value }) => value)).toEqual(noisy.map(({ value }) => value).sort((a, b) => b - a))
    orders.add(noisy.map(({ key }) => key).join(''))
  }
  expect(orders.size).toBeGreaterThan(10)
})

test('small errors are likelier than large ones', () => {
  const errors = Array.from({ length: 400 }, (_, seed) =>
    Math.abs(valueOfKey(withNoise([lineOf('a', 0)], 4, seed), 'a')),
  )
  const small = errors.filter((error) => error < 2).length
  expect(small).toBeGreaterThan(260)
  expect(errors.some((error) => error > 3)).toBe(true)
})

test('the same seed gives the same noise', () => {
  expect(withNoise(LINES, 4, 9)).toEqual(withNoise(LINES, 4, 9))
})

test('lines that begin with a useless option are dropped, unless no other line is left', () => {
  // The treasury gives a coin, but the supply has none.
  const { engine, state } = scenario({ players: [{ goods: { wood: 1 } }], supply: { coin: 0 } })
  const treasury = lineOf('place:treasury', 9)
  const patch = lineOf('place:patch', 1)
  expect(withoutUseless(engine, state, [treasury, patch])).toEqual([patch])
  expect(withoutUseless(engine, state, [treasury])).toEqual([treasury])
  const rich = scenario({ players: [{ goods: { wood: 1 } }] })
  expect(withoutUseless(rich.engine, rich.state, [treasury, patch])).toEqual([treasury, patch])
})
