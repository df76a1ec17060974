import { scenario } from '@charterstone/testkit'
import { expect, test } from 'vitest'

const nine = { game: 9, guidepost: 408 } as const

/** Candles of many set-ups with this number of seats. */
function candles(seats: number): number[] {
  return Array.from(
    { length: 200 },
    (_, seed) => scenario({ begin: 'setup', ...nine, seats, seed }).state.table.candle + 1,
  )
}

test('[D2] where the box says 14 turns a seat, the candle of four seats lasts 56 turns and two dice: 58 to 68', () => {
  const all = candles(4)
  expect([Math.min(...all), Math.max(...all)]).toEqual([58, 68])
})

test('[D2] the box says by number of seats how long the candle lasts: where it says 16 for one seat, 18 to 28 turns', () => {
  const all = candles(1)
  expect([Math.min(...all), Math.max(...all)]).toEqual([18, 28])
})

test('[D2] the candle burns down by one every turn, and goes out on the turn on which it reaches 0', () => {
  const s = scenario({ ...nine, table: { candle: 3 } })
  expect([s.state.table.candle, s.state.table.candleOut]).toEqual([2, -1])
  s.answer('place:patch')
  expect([s.state.table.candle, s.state.table.candleOut]).toEqual([1, -1])
  s.answer('place:seam')
  expect([s.state.table.candle, s.state.table.candleOut, s.eventsOf('candle-out')]).toEqual([
    0,
    0,
    [{ kind: 'candle-out', seat: 0 }],
  ])
})

test('[D2] a candle that is out stays out, for the same seat', () => {
  const s = scenario({ ...nine, table: { candle: 1 } }).answer('place:patch', 'place:seam', 'place:lot')
  expect([s.state.table.candleOut, s.eventsOf('candle-out').length]).toEqual([0, 1])
})

test('[D2] a candle that the first seat blew out burns no more, and nobody blows it out again', () => {
  const fuel = { rules: ['peril'], perilOn: { patch: 'fuel-shortage', seam: 'fuel-shortage' } } as const
  const s = scenario({ ...nine, ...fuel, table: { candle: 9 } }).answer('place:patch', 'place:seam')
  expect([s.state.table.candle, s.state.table.candleOut, s.eventsOf('candle-out').length]).toEqual([8, 0, 1])
})

test('[G9] using a building with a fuel shortage blows the candle out, on my turn', () => {
  const s = scenario({
    ...nine,
    rules: ['peril'],
    perilOn: { patch: 'fuel-shortage' },
    table: { candle: 40 },
  })
  s.answer('place:patch')
  expect([s.state.table.candleOut, s.has(0, 'fuel-shortage')]).toEqual([0, 1])
})

test('[G9] a peril that is no fuel shortage does not blow the candle out', () => {
  const s = scenario({ ...nine, rules: ['peril'], perilOn: { patch: 'famine' }, table: { candle: 40 } })
  expect(s.answer('place:patch').state.table.candleOut).toBe(-1)
})

test('[D2] how long the candle burns is hidden: we see only how many quarters are left', () => {
  const view = (candle: number) => {
    const s = scenario({ ...nine, seats: 4, table: { candle } })
    return s.engine.view(s.state, 0).table
  }
  expect(view(60)).not.toHaveProperty('candle')
  expect([69, 52, 51, 35, 18, 2].map((candle) => view(candle).candleQuarters)).toEqual([4, 3, 3, 2, 1, 1])
})

test('[D2] two candles of nearly the same length look the same', () => {
  const seen = [58, 68].map((candle) => {
    const s = scenario({ ...nine, seats: 4, table: { candle } })
    return JSON.stringify(s.engine.view(s.state, 1))
  })
  expect(seen[0]).toBe(seen[1])
})

test('[D2] no other game has a candle', () => {
  const s = scenario({ begin: 'setup', game: 8, guidepost: 407 })
  expect([s.state.table.candle, s.engine.view(s.state, 0).table.candleQuarters]).toEqual([-1, -1])
  const peril = scenario({ game: 8, guidepost: 407, rules: ['peril'], perilOn: { patch: 'fuel-shortage' } })
  expect(peril.answer('place:patch').eventsOf('candle-out')).toEqual([])
})
