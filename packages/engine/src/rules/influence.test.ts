import { scenario } from '@charterstone/testkit'
import { expect, test } from 'vitest'

test('[R6.1] without influence whatever needs it is closed to me', () => {
  const s = scenario({
    village: { purple: ['patch', 'still-house', 'almanac'] },
    players: [{ influence: 0, goods: { coin: 6, wood: 3 }, cards: ['patch-built', 'kiln'] }],
    objectives: ['six-coins'],
  })
  for (const building of ['charterstone', 'grandstand', 'cloud-port', 'still-house', 'almanac', 'zeppelin'])
    expect(s.closed(`place:${building}`)?.lack).toBe('influence')
})

test('[R6.1] without influence what needs none stays open', () => {
  const s = scenario({ players: [{ influence: 0, goods: { wood: 1, coin: 1 } }], mat: ['sherpa'] })
  expect(s.options()).toEqual(expect.arrayContaining(['place:treasury', 'place:market', 'place:patch']))
})

test('[R6.1] at the start of each of my turns progress advances by 1, while I have no influence', () => {
  const s = scenario({ seats: 1, progress: 0, players: [{ influence: 0 }] })
  expect(s.state.table.progress).toBe(1)
  s.answer('place:patch')
  expect(s.state.table.progress).toBe(2)
})

test('[R6.1] with a single influence left progress does not advance at the start of my turn', () => {
  expect(scenario({ progress: 0, players: [{ influence: 1 }] }).state.table.progress).toBe(0)
})

test('[R6.1] the others do not advance progress for my lack of influence', () => {
  const s = scenario({ progress: 0, players: [{}, { influence: 0 }] })
  expect(s.state.table.progress).toBe(0)
  expect(s.answer('place:patch').state.table.progress).toBe(1)
})

test('[R6.2] placed influence stays: regaining does not touch it', () => {
  const s = scenario({
    village: { yellow: ['field', 'granary'] },
    players: [{ goods: { grain: 1, coin: 1 }, influence: 9, spent: 1 }],
    table: { reputation: [0, 0] },
  }).answer('place:granary', 'skip')
  expect([s.seat(0).influence, s.seat(0).spent, s.state.table.reputation]).toEqual([10, 0, [0, 0]])
})

test('[R6.2] placed influence stays: retrieving my workers does not touch it', () => {
  const s = scenario({
    players: [{ workers: ['patch'] }],
    table: { reputation: [0], quota: [1, ...new Array<number>(27).fill(0)] },
  })
  s.answer('retrieve')
  expect([s.state.table.reputation, s.state.table.quota[0]]).toEqual([[0], 1])
})

test('[R6.3] influence paid as a cost goes to the general supply', () => {
  const s = scenario({ village: { purple: ['patch', 'still-house'] } }).answer('place:still-house')
  expect([s.seat(0).influence, s.seat(0).spent]).toEqual([11, 1])
})

test('[R6.3] at the Grandstand the token I pay is the token I place, 1 in all', () => {
  const s = scenario({ players: [{ goods: { coin: 6 }, influence: 1 }], objectives: ['six-coins'] })
  s.answer('place:grandstand')
  expect([s.seat(0).influence, s.seat(0).spent, s.state.table.scorers]).toEqual([0, 0, [1]])
})

test('[R6.3] at the Cloud Port the token I pay is the token I place', () => {
  const s = scenario({ players: [{ goods: { coin: 1 }, influence: 1 }] }).answer('place:cloud-port')
  expect([s.seat(0).influence, s.seat(0).spent, s.state.table.quota[6]]).toEqual([0, 0, 1])
})

test('[R6.3] on an income building the token I pay is the token I place', () => {
  const s = scenario({
    rules: ['income'],
    village: { purple: ['patch', 'almanac'] },
    players: [{ influence: 1 }],
  })
  s.answer('place:almanac')
  expect([s.seat(0).influence, s.seat(0).spent, s.state.table.incomeAt[s.spot('almanac')]]).toEqual([0, 0, 1])
})

test('[R6.4] I regain my own tokens from the general supply', () => {
  const village = { yellow: ['field', 'granary'] }
  const s = scenario({ village, players: [{ goods: { grain: 1, coin: 1 }, influence: 5, spent: 3 }] })
  s.answer('place:granary', 'skip')
  expect([s.seat(0).influence, s.seat(0).spent]).toEqual([7, 1])
})

test('[R6.4] I regain only as many tokens as lie in the general supply', () => {
  const village = { yellow: ['field', 'granary'] }
  const one = scenario({ village, players: [{ goods: { grain: 1, coin: 1 }, influence: 5, spent: 1 }] })
  expect(one.answer('place:granary', 'skip').seat(0)).toMatchObject({ influence: 6, spent: 0 })
  const none = scenario({ village, players: [{ goods: { grain: 1, coin: 1 } }, { spent: 4 }] })
  expect(none.answer('place:granary', 'skip').seat(0)).toMatchObject({ influence: 12, spent: 0 })
  expect(none.seat(1).spent).toBe(4)
})
