import { type Scenario, scenario } from '@charterstone/testkit'
import { expect, test } from 'vitest'
import { gloryOf } from './glory.ts'

/** Game 5 has ended, the companions have been dealt, and purple decides first. */
function dealt(seats = 2, seed = 1): Scenario {
  const players = [{ influence: 12, chest: ['first-purple', 'gardener'] }]
  return scenario({ begin: 'end', game: 5, guidepost: 404, seats, seed, players }).answer('row:1', 'path:G')
}

test('[GC] every seat draws a companion of its own', () => {
  const s = dealt(3)
  const answers = ['companion:wary', 'row:1', 'skip']
  s.answer(...answers, ...answers, ...answers)
  const drawn = s.eventsOf('companion-joined').map(({ companion }) => companion)
  expect([drawn.length, new Set(drawn).size]).toEqual([6, 6])
  expect(s.state.legacy.charters.every(({ companion }) => companion !== null)).toBe(true)
})

test('[GC] chance deals the companions', () => {
  const first = [1, 2, 3, 4, 5, 6].map((seed) => dealt(2, seed).state.pending?.source)
  expect(new Set(first).size).toBeGreaterThan(1)
})

test('[GC] being kind to my companion gives me 1 capacity', () => {
  const s = dealt().answer('companion:kind', 'capacity:card')
  expect(s.state.legacy.charters[0]).toMatchObject({ companion: { kind: true }, capacity: { card: 2 } })
  expect(s.eventsOf('glory-placed')).toHaveLength(1)
})

test('[GC] being wary of my companion gives me 1 glory', () => {
  const s = dealt().answer('companion:wary', 'row:3')
  expect(s.state.legacy.charters[0]).toMatchObject({
    companion: { kind: false },
    glory: [1, 0, 1, 0, 0, 0, 0, 0, 0],
  })
  expect(s.eventsOf('capacity-raised')).toEqual([])
})

test('[GC] companions that nobody owns go to the empty charters and count as treated warily, for nothing', () => {
  const empty = dealt().state.legacy.charters.slice(2)
  expect(empty.map(({ companion }) => companion?.kind)).toEqual([false, false, false, false])
  expect(empty.map(gloryOf)).toEqual([0, 0, 0, 0])
})

test('[GC] I may give my companion a name, for good', () => {
  const s = dealt().answer('companion:wary', 'row:1')
  expect(s.asked()).toBe('0 name')
  s.answer('name:  Ida\u0007 of the\nhill ')
  const companion = s.state.legacy.charters[0]?.companion?.number ?? 0
  expect(s.state.legacy.names[companion]).toBe('Ida of the hill')
})

test('[GC] the treatment of each companion has an event', () => {
  const s = dealt().answer('companion:kind', 'capacity:card', 'skip', 'companion:wary', 'row:1', 'skip')
  const joined = s.eventsOf('companion-joined').map(({ charter, kindly }) => [charter, kindly])
  expect(joined).toEqual([
    [5, false],
    [4, false],
    [3, false],
    [2, false],
    [0, true],
    [1, false],
  ])
})
