import { scenario } from '@charterstone/testkit'
import { expect, test } from 'vitest'
import { plotSpot } from '../state/spot.ts'

const [GREEN, RED] = [2, 3]
const begin = { begin: 'setup', game: 3, rules: ['inactive-charters'] } as const

test('[R2.1] each inactive charter with an open plot gets the next building card of the deck', () => {
  const s = scenario({ ...begin, deck: ['sherpa', 'kiln', 'crane', 'stable', 'pier', 'broker'] })
  const built = s.eventsOf('constructed')
  expect(built.map(({ spot, seat, over }) => [spot, seat, over])).toEqual(
    [2, 3, 4, 5].map((charter) => [plotSpot(charter, 1), -1, 0]),
  )
  expect(built.map(({ building }) => s.slug(building)).sort()).toEqual(['crane', 'kiln', 'pier', 'stable'])
})

test('[R2.1] the constructed card of an inactive charter goes back into the deck with the crate, and all that was revealed', () => {
  const s = scenario({ ...begin, deck: ['sherpa', 'kiln', 'broker', 'engineer'] })
  const { mat, deck } = s.state.table
  expect(s.spot('kiln')).toBe(plotSpot(GREEN, 1))
  expect([...mat, ...deck].map(s.slug).sort()).toEqual(['broker', 'engineer', 'kiln-built', 'sherpa'])
})

test('[R2.1] a building without a crate leaves no card in the deck for an inactive charter', () => {
  const s = scenario({ ...begin, deck: ['sherpa', 'clinic'] })
  expect(s.state.legacy.archive).toEqual([s.number('clinic-built')])
  expect(s.state.table.mat).toEqual([s.number('sherpa')])
})

test('[R2.1] an inactive charter without an open plot is passed over', () => {
  const green = ['lot', 'sawmill', 'workshop', 'exchange', 'toolshed', 'pier']
  const s = scenario({ ...begin, deck: ['kiln'], village: { green } })
  expect(s.spot('kiln')).toBe(plotSpot(RED, 1))
})

test('[R2.1] the last charter of the board is passed over as well when its plots are full; nothing is built on an island', () => {
  const yellow = ['field', 'kitchen', 'stable', 'granary', 'canteen', 'pier']
  const seats = ['purple', 'black', 'green', 'red', 'blue'] as const
  expect(scenario({ ...begin, seats, deck: ['kiln'], village: { yellow } }).eventsOf('constructed')).toEqual(
    [],
  )
})

test('[R2.1] chance decides which building card an inactive charter gets next', () => {
  const seats = ['purple', 'black', 'green', 'red', 'blue'] as const
  const first = [1, 2, 3, 4, 5, 6].map((seed) => {
    const [built] = scenario({ ...begin, seed, seats, deck: ['kiln', 'crane', 'pier', 'stable'] }).eventsOf(
      'constructed',
    )
    return built?.building
  })
  expect(new Set(first).size).toBeGreaterThan(1)
})

test('[R2.1] the first charter of the board gets a building card too, on its first empty plot', () => {
  const seats = ['black', 'green', 'red', 'blue', 'yellow'] as const
  const s = scenario({ ...begin, seats, deck: ['kiln'], village: { purple: [null] } })
  expect(s.spot('kiln')).toBe(plotSpot(0, 0))
})

test('[R2.1] cards for inactive charters are revealed from the top of the deck, and the building card comes last', () => {
  const deck = ['sherpa', 'broker', 'engineer', 'kiln']
  const shown = [1, 2, 3, 4].map(
    (seed) => scenario({ ...begin, seed, deck }).eventsOf('revealed')[0]?.cards ?? [],
  )
  const { number } = scenario()
  expect(shown.map((cards) => cards.indexOf(number('kiln')))).toEqual(shown.map(({ length }) => length - 1))
  expect(Math.max(...shown.map(({ length }) => length))).toBeGreaterThan(1)
})

test('[R2.1] without a building card in the deck nothing happens in inactive charters', () => {
  const s = scenario({ ...begin, deck: ['sherpa', 'kiln-built', 'broker'] })
  expect(s.eventsOf('constructed')).toEqual([])
  expect(s.state.table.mat).toHaveLength(3)
})

test('[R2.1] nothing is built in an inactive charter before the rule is in force, nor ever in an active one', () => {
  expect(scenario({ ...begin, rules: [], deck: ['kiln'] }).eventsOf('constructed')).toEqual([])
  expect(scenario({ ...begin, seats: 6, deck: ['kiln'] }).eventsOf('constructed')).toEqual([])
})

test('[R2.2] everybody may use the buildings of an inactive charter', () => {
  const s = scenario({ village: { green: ['lot', 'sawmill'] } })
  s.answer('place:sawmill', 'place:sawmill')
  expect([s.has(0, 'wood'), s.has(1, 'wood')]).toEqual([2, 2])
})
