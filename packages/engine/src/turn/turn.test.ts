import { scenario } from '@charterstone/testkit'
import { describe, expect, it } from 'vitest'

const BASICS = ['place:patch', 'place:seam', 'place:lot', 'place:bank', 'place:vein', 'place:field']

describe('what is in play', () => {
  it('[R15.0] I may go to buildings of all six charters, also of those that nobody plays', () => {
    const s = scenario({ seats: ['green', 'red'], village: { yellow: ['field', 'stable'] } })
    expect(s.options()).toEqual([...BASICS, 'place:stable'])
  })

  it('[R15.0] an empty plot is no building', () => {
    expect(scenario({ village: { yellow: [null, 'stable'] } }).options()).not.toContain('place:field')
  })

  it('[R15.0] what an island covers is out of play, and what stands on the island is in', () => {
    const s = scenario({
      village: { purple: ['patch', 'sawmill'] },
      islands: [{ charter: 'purple', tile: 2, over: 2, building: 'stable' }],
    })
    expect(s.options()).toContain('place:stable')
    expect(s.options()).not.toContain('place:sawmill')
  })

  it('[R15.0] the commons are in play, as soon as their whole action is possible', () => {
    const s = scenario({ players: [{ goods: { wood: 1, coin: 1 } }], mat: ['sherpa'] })
    expect(s.options()).toEqual(['place:treasury', 'place:market', 'place:cloud-port', ...BASICS])
  })
})

describe('placing or retrieving', () => {
  it('[R15.1] placing a worker is my whole turn', () => {
    const s = scenario().answer('place:patch')
    expect(s.seat(0).workers).toEqual([-1, s.spot('patch')])
    expect(s.asked()).toBe('1 act')
  })

  it('[R15.1] with both workers out I cannot place a third', () => {
    const s = scenario({ players: [{ workers: ['patch', 'seam'], cards: ['sherpa'] }] })
    expect(s.options()).toEqual(['retrieve', 'name:sherpa'])
    expect(s.closed('place:lot')).toEqual({ lack: 'worker', count: 1 })
  })

  it('[R15.1] retrieving brings all my workers home and is my turn', () => {
    const s = scenario({ players: [{ workers: ['patch', null] }, { workers: ['lot'] }] }).answer('retrieve')
    expect(s.seat(0).workers).toEqual([-1, -1])
    expect(s.seat(1).workers).toEqual([s.spot('lot'), -1])
    expect(s.asked()).toBe('1 act')
  })

  it('[R15.1] when retrieving is all I can do, it is done without a question', () => {
    const s = scenario({ players: [{ workers: ['patch', 'seam'] }] })
    expect([s.seat(0).workers, s.asked()]).toEqual([[-1, -1], '1 act'])
    expect(s.eventsOf('answered')).toEqual([{ kind: 'answered', seat: 0, key: 'retrieve', source: 0 }])
  })

  it('[R15.1] one worker on the board is enough to retrieve', () => {
    expect(scenario({ players: [{ workers: [null, 'patch'] }] }).options()).toContain('retrieve')
  })

  it('[R15.1] with no worker on the board there is nothing to retrieve', () => {
    const s = scenario()
    expect(s.options()).not.toContain('retrieve')
    expect(s.closed('retrieve')).toEqual({ lack: 'worker-on-board', count: 1 })
  })

  it('[R15.1] one worker is as good as another, so nobody asks me which to send', () => {
    const s = scenario({ players: [{ workers: [null, 'patch'] }] }).answer('place:seam')
    expect(s.seat(0).workers).toEqual([s.spot('seam'), s.spot('patch')])
    expect(s.asked()).toBe('1 act')
  })
})

describe('bump, cost, benefit', () => {
  it('[R15.2] a worker that I bump goes back to its owner, before anything is paid', () => {
    const s = scenario({ players: [{ goods: { wood: 1 } }, { workers: ['treasury'] }] }).answer(
      'place:treasury',
    )
    expect(s.seat(1).workers).toEqual([-1, -1])
    expect(s.events.map(({ kind }) => kind)).toEqual([
      'turn-started',
      'bumped',
      'placed',
      'answered',
      'paid',
      'gained',
      'turn-started',
    ])
  })

  it('[R15.2] I can bump my own worker', () => {
    const s = scenario({ players: [{ workers: ['patch'] }] }).answer('place:patch')
    expect(s.seat(0).workers).toEqual([-1, s.spot('patch')])
    expect(s.has(0, 'pumpkin')).toBe(1)
  })

  it('[R15.2] a worker that stands elsewhere is not bumped', () => {
    const s = scenario({ players: [{}, { workers: ['seam'] }] }).answer('place:patch')
    expect(s.eventsOf('bumped')).toEqual([])
    expect(s.seat(1).workers).toEqual([s.spot('seam'), -1])
  })

  it('[R15.2] a bumped player keeps what the building gave', () => {
    const s = scenario().answer('place:patch', 'place:patch')
    expect([s.has(0, 'pumpkin'), s.has(1, 'pumpkin')]).toEqual([1, 1])
    expect(s.seat(0).workers).toEqual([-1, -1])
  })

  it('[R15.2] the cost is paid before the benefit comes, so the benefit cannot pay it', () => {
    const s = scenario({ village: { black: ['seam', 'vault'] } })
    expect(s.closed('place:vault')).toEqual({ lack: 'treasure', count: 1 })
  })
})

describe('paying', () => {
  it('[R15.3] without the whole cost of a building I cannot place there', () => {
    const s = scenario({ village: { yellow: ['field', 'granary'] }, players: [{ goods: { grain: 1 } }] })
    expect(s.options()).not.toContain('place:granary')
    expect(s.closed('place:granary')).toEqual({ lack: 'coin', count: 1 })
  })

  it('[R15.3] with exactly the cost of a building I can place there, and it goes to the general supply', () => {
    const s = scenario({ village: { black: ['seam', 'kiln'] }, players: [{ goods: { coal: 1 } }] }).answer(
      'place:kiln',
    )
    expect(s.has(0, 'coal')).toBe(0)
    expect(s.state.table.supply[1]).toBe(12)
    expect(s.seat(0).vp).toBe(3)
  })

  it('[R15.3] "any resource" lets me choose which one to pay', () => {
    const s = scenario({ players: [{ goods: { wood: 1, clay: 1 } }] }).answer('place:treasury')
    expect(s.options()).toEqual(['pay:wood', 'pay:clay'])
    s.answer('pay:clay')
    expect([s.has(0, 'wood'), s.has(0, 'clay'), s.has(0, 'coin')]).toEqual([1, 0, 1])
  })

  it('[R15.3] with one kind of resource nobody asks which to pay', () => {
    const s = scenario({ players: [{ goods: { wood: 3 } }] }).answer('place:treasury')
    expect(s.asked()).toBe('1 act')
    expect(s.eventsOf('answered')).toEqual([{ kind: 'answered', seat: 0, key: 'pay:wood', source: 604 }])
  })

  it('[R15.3] coins are not resources', () => {
    const s = scenario({ players: [{ goods: { coin: 9 } }] })
    expect(s.closed('place:treasury')).toEqual({ lack: 'any', count: 1 })
  })

  it.each([
    ['ragshop', 'plan'],
    ['clinic', 'peril'],
    ['fairground', 'objective'],
    ['kennel', 'minion'],
    ['vault', 'treasure'],
    ['toolshed', 'item'],
    ['hostel', 'guest'],
    ['lighthouse', 'friend'],
  ])('[R15.3] the %s is closed to me without a %s', (building, lack) => {
    expect(scenario({ village: { purple: ['patch', building] } }).closed(`place:${building}`)).toEqual({
      lack,
      count: 1,
    })
  })

  it('[R15.3] cards paid as a cost are mine to choose', () => {
    const s = scenario({
      village: { purple: ['patch', 'ragshop'] },
      players: [{ cards: ['kiln', 'patch-built', 'sherpa'] }],
    }).answer('name:sherpa', 'skip', 'place:ragshop')
    expect(s.options()).toEqual(['pay:kiln', 'pay:patch-built'])
    expect(s.answer('pay:kiln', 'skip').cards(0)).toEqual(['patch-built', 'sherpa'])
  })
})

describe('passing', () => {
  it('[R15.5] nobody may pass who can still do something', () => {
    expect(scenario().options()).not.toContain('pass')
    const busy = scenario({ players: [{ workers: ['patch', 'seam'], cards: ['sherpa'] }] })
    expect(busy.options()).not.toContain('pass')
  })

  it('[R15.5] a seat that must pass is passed over without a question', () => {
    const empty = [null]
    const village = { purple: empty, black: empty, green: empty, red: empty, blue: empty, yellow: empty }
    const s = scenario({ village, players: [{}, { goods: { wood: 1 } }] })
    expect(s.eventsOf('passed').map(({ seat }) => seat)).toEqual([0])
    expect([s.asked(), s.options()]).toEqual(['1 act', ['place:treasury', 'place:cloud-port']])
  })

  it('[R15.5] where nobody can do anything the game ends, even without dusk', () => {
    const empty = [null]
    const village = { purple: empty, black: empty, green: empty, red: empty, blue: empty, yellow: empty }
    const s = scenario({ village, players: [{}, {}], houseRules: { dusk: false }, progress: 20 })
    expect(s.eventsOf('game-ended')).toHaveLength(1)
    expect(new Set(s.eventsOf('progressed').map(({ why }) => why))).toEqual(new Set(['dusk']))
  })
})
