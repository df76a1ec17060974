import { type Decision, seedRng } from '@charterstone/engine'
import { expect, test } from 'vitest'
import { isPlayerName, PLAYERS, type PlayerName } from './players.ts'

function asked(...options: string[]): Decision {
  return { seat: 0, kind: 'act', source: 0, options, values: [], open: false, secret: false }
}

function shares(name: PlayerName, decision: Decision): Record<string, number> {
  const rng = seedRng(1)
  const count: Record<string, number> = {}
  for (let time = 0; time < 1000; time++) {
    const key = PLAYERS[name](decision, rng)
    count[key] = (count[key] ?? 0) + 1
  }
  return count
}

test('the random player likes all options alike', () => {
  const count = shares('random', asked('place:market', 'retrieve', 'pass', 'use:tome-1'))
  for (const times of Object.values(count)) expect(times).toBeGreaterThan(180)
  expect(Object.keys(count)).toHaveLength(4)
})

test('the eager player rather builds than goes home, and tries everything once', () => {
  const count = shares('eager', asked('place:zeppelin', 'place:market', 'retrieve'))
  expect(count['place:zeppelin']).toBeGreaterThan(count['place:market'] ?? 0)
  expect(count['place:market']).toBeGreaterThan(count.retrieve ?? 0)
  expect(count.retrieve).toBeGreaterThan(0)
})

test.each(['random', 'eager'] as const)('the %s player takes the only option', (name) => {
  expect(PLAYERS[name](asked('skip'), seedRng(1))).toBe('skip')
})

test('the same seed plays the same', () => {
  const decision = asked('a', 'b', 'c', 'd')
  const run = () => Array.from({ length: 50 }, (_, seed) => PLAYERS.eager(decision, seedRng(seed)))
  expect(run()).toEqual(run())
})

test('only known players have a name', () => {
  expect(isPlayerName('eager')).toBe(true)
  expect(isPlayerName('toString')).toBe(false)
})
