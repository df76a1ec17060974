import { scenario } from '@charterstone/testkit'
import { describe, expect, it, test } from 'vitest'

const PLAN = { coal: 2, clay: 1, grain: 1 }

test('[R17.1] at the Zeppelin I pay 3 influence and the 4 resources, build the card and gain 5 VP, and progress advances', () => {
  const s = scenario({ progress: 0, players: [{ goods: PLAN, cards: ['kiln'] }] }).answer(
    'place:zeppelin',
    'plot:2',
  )
  expect(s.seat(0)).toMatchObject({ influence: 9, spent: 3, vp: 5 })
  expect(s.seat(0).goods.slice(0, 6)).toEqual([0, 0, 0, 0, 0, 0])
  expect([s.spot('kiln'), s.state.table.progress]).toEqual([7, 1])
})

test('[R17.1] at the Zeppelin I choose among the cards I can pay for, and hear why not the others', () => {
  const s = scenario({
    players: [{ goods: { ...PLAN, wood: 2, pumpkin: 1 }, cards: ['kiln', 'orchard', 'sawmill'] }],
  })
  s.answer('place:zeppelin')
  expect(s.options()).toEqual(['build:kiln', 'build:sawmill'])
  expect(s.closed('build:orchard')).toEqual({ lack: 'pumpkin', count: 1 })
})

test('[R17.1] with 2 influence, 3 of the resources or no card the Zeppelin is closed', () => {
  const why = (player: object): object | undefined => scenario({ players: [player] }).closed('place:zeppelin')
  expect(why({ goods: PLAN, cards: ['kiln'], influence: 2 })).toEqual({ lack: 'influence', count: 1 })
  expect(why({ goods: { ...PLAN, grain: 0 }, cards: ['kiln'] })).toEqual({
    lack: 'resources-to-build',
    count: 1,
  })
  expect(why({ goods: PLAN })).toEqual({ lack: 'building-card', count: 1 })
})

test('[R17.1] without an open plot the Zeppelin is closed', () => {
  const village = { purple: ['patch', 'orchard', 'sawmill', 'stable', 'inn', 'pier'] }
  const s = scenario({ village, players: [{ goods: PLAN, cards: ['kiln'] }] })
  expect(s.closed('place:zeppelin')).toEqual({ lack: 'plot', count: 1 })
})

describe('Charterstone', () => {
  const opener = { goods: { coin: 4 }, cards: ['patch-built'] }

  it('[R17.2] at the Charterstone I pay $4 and 2 influence, open a crate and gain 5 VP, and progress advances', () => {
    const s = scenario({ progress: 0, players: [opener] }).answer('place:charterstone', 'open:patch-built')
    expect(s.seat(0)).toMatchObject({ influence: 10, spent: 2, vp: 5 })
    expect([s.has(0, 'coin'), s.state.table.progress, s.state.legacy.crates]).toEqual([0, 1, [1]])
  })

  it('[R17.2] at the Charterstone I choose which of my crates to open', () => {
    const s = scenario({ players: [{ ...opener, cards: ['patch-built', 'kiln-built', 'sherpa'] }] })
    expect(s.answer('place:charterstone').options()).toEqual(['open:patch-built', 'open:kiln-built'])
  })

  it('[R17.2] even a single crate is not opened behind my back', () => {
    expect(
      scenario({ players: [opener] })
        .answer('place:charterstone')
        .asked(),
    ).toBe('0 unlock')
  })

  it('[R17.2] with $3, 1 influence or no constructed card the Charterstone is closed', () => {
    const why = (player: object): object | undefined =>
      scenario({ players: [player] }).closed('place:charterstone')
    expect(why({ ...opener, goods: { coin: 3 } })).toEqual({ lack: 'coin', count: 1 })
    expect(why({ ...opener, influence: 1 })).toEqual({ lack: 'influence', count: 1 })
    expect(why({ ...opener, cards: ['kiln'] })).toEqual({ lack: 'crate', count: 1 })
  })
})

test('[R17.3] at the Grandstand I place 1 influence on an objective that I meet and gain 5 VP, and progress advances', () => {
  const s = scenario({ progress: 0, players: [{ goods: { coin: 6 } }], objectives: ['six-coins'] }).answer(
    'place:grandstand',
  )
  expect(s.seat(0)).toMatchObject({ influence: 11, spent: 0, vp: 5, objectivesScored: 1 })
  expect([s.state.table.scorers, s.state.table.progress, s.has(0, 'coin')]).toEqual([[1], 1, 6])
})

test('[R17.3] without an objective that I meet the Grandstand is closed', () => {
  const s = scenario({ players: [{ goods: { coin: 5 } }], objectives: ['six-coins', 'two-assistants'] })
  expect(s.closed('place:grandstand')).toEqual({ lack: 'met-objective', count: 1 })
})

test('[R17.3] without influence the Grandstand is closed', () => {
  const s = scenario({ players: [{ goods: { coin: 6 }, influence: 0 }], objectives: ['six-coins'] })
  expect(s.closed('place:grandstand')).toEqual({ lack: 'influence', count: 1 })
})

test('[R17.4] at the Treasury I pay any resource and gain $1; progress does not move', () => {
  const s = scenario({ progress: 0, players: [{ goods: { metal: 1 } }] }).answer('place:treasury')
  expect([s.has(0, 'metal'), s.has(0, 'coin'), s.state.table.progress]).toEqual([0, 1, 0])
})

test('[R17.7] the Treasury is open while the supply has no coin: I pay, gain nothing, and am warned before', () => {
  const s = scenario({ players: [{ goods: { metal: 1 } }], supply: { coin: 0 } })
  expect(s.warned('place:treasury')).toEqual({ lack: 'supply', count: 1 })
  s.answer('place:treasury')
  expect([s.has(0, 'metal'), s.has(0, 'coin'), s.seat(0).workers]).toEqual([0, 0, [-1, s.spot('treasury')]])
})

test('[R17.7] with a coin in the supply the Treasury has no warning', () => {
  const s = scenario({ players: [{ goods: { metal: 1 } }], supply: { coin: 1 } })
  expect(s.warned('place:treasury')).toBeUndefined()
})

test('[R17.7] without the cost the Treasury stays closed, and what is closed has no warning', () => {
  const s = scenario({ supply: { coin: 0 } })
  expect([s.closed('place:treasury'), s.warned('place:treasury')]).toEqual([
    { lack: 'any', count: 1 },
    undefined,
  ])
})

test('[R17.5] at the Market I pay any resource and $1 and gain a face-up card; progress does not move', () => {
  const s = scenario({ progress: 0, players: [{ goods: { metal: 1, coin: 1 } }], mat: ['kite', 'kiln'] })
  s.answer('place:market', 'card:kiln')
  expect([s.has(0, 'metal'), s.has(0, 'coin'), s.cards(0)]).toEqual([0, 0, ['kiln']])
  expect(s.state.table.progress).toBe(0)
})

test('[R17.5] the card of the Market cannot be declined: it is the whole action', () => {
  const s = scenario({ players: [{ goods: { metal: 1, coin: 1 } }], mat: ['kite', 'kiln'] }).answer(
    'place:market',
  )
  expect(s.options()).toEqual(['card:kite', 'card:kiln'])
})

test('[R17.7] the Market is open while no card lies on the mat: I pay, gain nothing, and am warned before', () => {
  const s = scenario({ players: [{ goods: { metal: 1, coin: 1 } }], mat: [], deck: ['kite'] })
  expect(s.warned('place:market')).toEqual({ lack: 'face-up-card', count: 1 })
  s.answer('place:market')
  expect([s.has(0, 'metal'), s.has(0, 'coin'), s.cards(0), s.asked()]).toEqual([0, 0, [], '1 act'])
})

test('[R17.7] with house rule H4 the Market still sells a card of the deck, so there is no warning', () => {
  const houseRules = { market: 'or-top-card' } as const
  const players = [{ goods: { metal: 1, coin: 1 } }]
  expect(scenario({ houseRules, players, mat: [], deck: ['kite'] }).warned('place:market')).toBeUndefined()
  expect(scenario({ houseRules, players, mat: [], deck: [] }).warned('place:market')).toBeDefined()
})

test('[R17.5] with house rule H4 the Market also sells the top card of the deck, unseen', () => {
  const s = scenario({
    houseRules: { market: 'or-top-card' },
    players: [{ goods: { metal: 1, coin: 1 } }],
    mat: ['kite'],
    deck: ['lamp', 'drum'],
  }).answer('place:market')
  expect(s.options()).toEqual(['card:kite', 'card:top'])
  expect(s.answer('card:top').cards(0)).toEqual(['lamp'])
})

test('[R17.6] at the Cloud Port I pay the goods of a space, place 1 influence there and gain 3 VP; progress does not move', () => {
  const s = scenario({ progress: 0, players: [{ goods: { coin: 1 } }] }).answer('place:cloud-port')
  expect(s.seat(0)).toMatchObject({ influence: 11, spent: 0, vp: 3 })
  expect([s.has(0, 'coin'), s.state.table.quota[6], s.state.table.progress]).toEqual([0, 1, 0])
})

test('[R17.6] with nothing to sell, or no influence, the Cloud Port is closed', () => {
  expect(scenario().closed('place:cloud-port')).toEqual({ lack: 'quota-space', count: 1 })
  const poor = scenario({ players: [{ goods: { coin: 1 }, influence: 0 }] })
  expect(poor.closed('place:cloud-port')).toEqual({ lack: 'influence', count: 1 })
})

test('[R17.2] whether the whole action of the commons can be done is settled before the bump', () => {
  const s = scenario({
    players: [{ goods: { coin: 3 }, cards: ['patch-built'] }, { workers: ['charterstone'] }],
  })
  expect(s.options()).not.toContain('place:charterstone')
})
