import { scenario } from '@charterstone/testkit'
import { describe, expect, it, test } from 'vitest'
import { FIRST_MINION } from '../catalogue/good.ts'

const rules = ['minions'] as const
const purple = (...slugs: string[]) => ({ purple: ['patch', ...slugs] })

describe('the release of minions', () => {
  it('[R16.1] the player who opens the crate gains 1 minion of its type, the other five go to the supply', () => {
    const s = scenario({ players: [{ goods: { coin: 4 }, cards: ['menagerie-built'] }] })
    s.answer('place:charterstone', 'open:menagerie-built')
    expect([s.has(0, 'cat'), s.state.table.supply.slice(FIRST_MINION, FIRST_MINION + 6)]).toEqual([
      1,
      [5, 0, 0, 0, 0, 0],
    ])
    expect(s.state.legacy.minions).toEqual([true, false, false, false, false, false])
  })

  it('[R16.1] any player may own a type that has been released, and no other', () => {
    const players = [{ goods: { coin: 4 }, cards: ['menagerie-built'] }, { goods: { wood: 1 } }]
    const s = scenario({ village: purple('menagerie'), players })
    s.answer('place:charterstone', 'open:menagerie-built', 'place:menagerie')
    expect(s.options()).toEqual(['minion:cat', 'skip'])
    expect(s.answer('minion:cat').has(1, 'cat')).toBe(1)
  })
})

describe('placing a minion', () => {
  it('[R16.2] placing a minion is the action of my turn, on a building of my own charter', () => {
    const s = scenario({ rules, village: { black: ['seam', 'sawmill'] }, players: [{ goods: { cat: 1 } }] })
    s.answer('minion:cat')
    expect(s.state.table.minionAt[s.spot('patch')]).toBe(1)
    expect([s.has(0, 'pumpkin'), s.seat(0).workers, s.asked()]).toEqual([1, [-1, -1], '1 act'])
  })

  it('[R16.2] I place a minion on one of the unoccupied buildings of my charter', () => {
    const s = scenario({ rules, village: purple('sawmill', 'stable'), players: [{ goods: { cat: 1 } }] })
    expect(s.answer('minion:cat').options()).toEqual(['place:patch', 'place:sawmill', 'place:stable'])
  })

  it('[R16.2] a worker, mine or not, or another minion keeps a minion away', () => {
    const village = purple('sawmill', 'stable', 'exchange')
    const players = [{ goods: { cat: 1 }, workers: ['patch'] }, { workers: [null, 'sawmill'] }]
    const s = scenario({ rules, village, players, minionOn: { stable: 'ghost' } }).answer('minion:cat')
    expect(s.eventsOf('placed').map(({ building }) => s.slug(building))).toEqual(['exchange'])
  })

  it('[R16.2] without an unoccupied building in my charter a minion cannot be placed', () => {
    const s = scenario({ rules, players: [{ goods: { cat: 1 }, workers: ['patch'] }] })
    expect(s.options()).not.toContain('minion:cat')
  })

  it('[R16.2] a minion that is on the board cannot be placed again', () => {
    const s = scenario({ rules, village: purple('stable'), minionOn: { patch: 'cat' } })
    expect([s.has(0, 'cat'), s.options().includes('minion:cat')]).toEqual([1, false])
  })

  it('[R16.2] placing a minion brings first its own benefit, then the cost and the benefit of the building', () => {
    const s = scenario({ rules, village: purple('kiln'), players: [{ goods: { coal: 1, cat: 1 } }] })
    s.answer('minion:cat', 'place:kiln')
    const steps = s.events.flatMap((event) =>
      event.kind === 'paid' || event.kind === 'won-vp' ? [`${event.kind} ${s.slug(event.source)}`] : [],
    )
    expect(steps).toEqual(['won-vp 227', 'paid kiln', 'won-vp kiln'])
    expect(s.seat(0).vp).toBe(1 + 3)
  })

  it('[R16.2] the butler pays: its $1 goes for the cost', () => {
    const s = scenario({ rules, village: purple('orchard'), players: [{ goods: { butler: 1 } }] })
    s.answer('minion:butler', 'place:orchard', 'gain:wood', 'gain:wood')
    expect([s.has(0, 'coin'), s.has(0, 'wood')]).toEqual([0, 2])
  })

  it('[R16.2] a butler who finds no coin in the supply pays nothing', () => {
    const setup = { rules, village: purple('orchard'), supply: { coin: 0 } }
    const s = scenario({ ...setup, players: [{ goods: { butler: 1 } }] }).answer('minion:butler')
    expect(s.eventsOf('placed').map(({ building }) => s.slug(building))).toEqual(['patch'])
  })

  it('[R16.2] the golem brings the resource that the building costs', () => {
    const s = scenario({ rules, village: purple('kiln'), players: [{ goods: { golem: 1 } }] })
    s.answer('minion:golem', 'place:kiln')
    expect([s.has(0, 'coal'), s.seat(0).vp, s.asked()]).toEqual([0, 3, '1 act'])
  })

  it('[R16.2] a golem brings what I like where the cost is in my hands already', () => {
    const s = scenario({ rules, village: purple('kiln'), players: [{ goods: { golem: 1, coal: 1 } }] })
    expect(s.answer('minion:golem', 'place:kiln').options()).toHaveLength(6)
    expect(s.answer('gain:grain').seat(0).vp).toBe(3)
  })

  it('[R16.2] a golem brings one resource, not two', () => {
    const s = scenario({ rules, village: purple('observatory'), players: [{ goods: { golem: 1 } }] })
    s.answer('minion:golem')
    expect(s.eventsOf('placed').map(({ building }) => s.slug(building))).toEqual(['patch'])
  })

  it('[R16.2] the chef brings back the influence that the building costs', () => {
    const players = [{ goods: { chef: 1 }, influence: 0, spent: 1 }]
    const s = scenario({ rules, village: purple('still-house'), players })
    s.answer('minion:chef', 'place:still-house')
    expect(s.seat(0)).toMatchObject({ influence: 0, spent: 1 })
    expect(s.eventsOf('regained')).toHaveLength(1)
  })

  it.each([{ purple: ['hostel', 'patch'] }, { purple: ['patch', 'hostel'] }])(
    '[R16.2] the robot brings the card that the building costs, whatever others have (%j)',
    (village) => {
      const players = [{ goods: { robot: 1 } }, { cards: ['player'] }]
      const s = scenario({ rules, village, players, mat: ['sherpa', 'pilgrim'], deck: ['broker', 'inn'] })
      s.answer('minion:robot', 'place:hostel')
      expect(s.options()).toEqual(['card:pilgrim'])
      s.answer('card:pilgrim')
      expect([s.seat(0).vp, s.cards(0), s.state.table.discard.map(s.slug)]).toEqual([4, [], ['pilgrim']])
    },
  )

  it('[R16.2] the ghost does not place the influence that the building needs', () => {
    const players = [{ goods: { ghost: 1 }, influence: 1 }]
    const s = scenario({ rules: ['minions', 'income'], village: purple('almanac'), players })
    s.answer('minion:ghost', 'place:almanac')
    expect([s.asked(), s.state.table.incomeAt[s.spot('almanac')]]).toEqual(['1 act', 0b01])
  })

  it('[R16.2] a cat pays no cost', () => {
    const s = scenario({ rules, village: purple('kiln'), players: [{ goods: { cat: 1 } }] }).answer(
      'minion:cat',
    )
    expect(s.eventsOf('placed').map(({ building }) => s.slug(building))).toEqual(['patch'])
  })
})

test('[R16.3] a minion on the board is never bumped; a worker stands beside it', () => {
  const s = scenario({ rules, minionOn: { patch: 'cat' }, players: [{}, { workers: ['seam'] }] })
  s.answer('place:seam', 'place:patch')
  expect(s.state.table.minionAt[s.spot('patch')]).toBe(1)
  expect(s.seat(1).workers).toEqual([-1, s.spot('patch')])
})

test('[R16.3] a minion comes home when its owner retrieves all workers, and not before', () => {
  const s = scenario({ rules, minionOn: { patch: 'cat' }, players: [{ workers: ['seam'] }] })
  s.answer('place:seam', 'place:bank')
  expect(s.state.table.minionAt[s.spot('patch')]).toBe(1)
  s.answer('retrieve', 'retrieve')
  expect([s.state.table.minionAt[s.spot('patch')], s.seat(0).workers]).toEqual([0, [-1, -1]])
  expect(s.options()).toContain('minion:cat')
})

test('[R16.3] a minion on the board is reason enough to retrieve, even when both workers are at home', () => {
  const s = scenario({ rules, minionOn: { patch: 'cat' } })
  expect(s.answer('retrieve').state.table.minionAt[s.spot('patch')]).toBe(0)
})

test('[R16.3] a minion on the board stays when another player retrieves', () => {
  const s = scenario({ rules, minionOn: { patch: 'cat' }, players: [{}, { workers: ['seam'] }] })
  s.answer('place:lot', 'retrieve')
  expect(s.state.table.minionAt[s.spot('patch')]).toBe(1)
})

test('[R16.5] a minion on the board is still owned: it counts for objectives', () => {
  const minionOn = { patch: 'cat', stable: 'cat', sawmill: 'ghost' } as const
  const setup = { rules, village: purple('stable', 'sawmill'), objectives: ['three-minions-out'] } as const
  expect(scenario({ ...setup, minionOn }).options()).toContain('place:grandstand')
  const two = scenario({ ...setup, minionOn: { patch: 'cat', stable: 'cat' } })
  expect(two.closed('place:grandstand')).toEqual({ lack: 'met-objective', count: 1 })
})

test('[R16.5] a minion is nobody’s while it is astray: then it counts for no objective', () => {
  const minionOn = { patch: 'cat', stable: 'cat', sawmill: 'ghost' } as const
  const setup = { rules, village: purple('stable', 'sawmill'), objectives: ['three-minions-out'] } as const
  const s = scenario({ ...setup, minionOn, guidepost: 409, table: { stray: true } })
  expect(s.closed('place:grandstand')).toEqual({ lack: 'met-objective', count: 1 })
})

test('[R16.5] a minion may be discarded from the board for the cost of a building', () => {
  const s = scenario({ rules, village: purple('kennel'), minionOn: { patch: 'cat' } })
  s.answer('place:kennel')
  expect([s.seat(0).vp, s.has(0, 'cat'), s.state.table.minionAt[s.spot('patch')]]).toEqual([6, 0, 0])
})

describe('the benefit of a minion', () => {
  const visit = (minion: 'cat' | 'ghost' | 'butler' | 'golem' | 'robot' | 'chef', personas: string[] = []) =>
    scenario({
      rules,
      minionOn: { patch: minion },
      mat: ['sherpa', 'broker'],
      players: [{ influence: 10, spent: 2 }, { personas }],
    }).answer('place:seam', 'place:patch')

  it('[R16.4] the benefit of a minion comes again when an opponent uses the building: the cat brings 1 VP', () => {
    const s = visit('cat')
    expect([s.seat(0).vp, s.seat(1).vp, s.has(1, 'pumpkin')]).toEqual([1, 0, 1])
  })

  it('[R16.4] the ghost brings 1 reputation, if wanted, when an opponent uses its building', () => {
    const s = visit('ghost')
    expect([s.asked(), ...s.options()]).toEqual(['0 reputation', 'take', 'skip'])
    expect(s.answer('take').state.table.reputation).toEqual([0])
    expect(visit('ghost').answer('skip').state.table.reputation).toEqual([])
  })

  it('[R16.4] the butler brings $1 when an opponent uses its building', () => {
    const s = visit('butler')
    expect([s.has(0, 'coin'), s.has(1, 'coin')]).toEqual([1, 0])
  })

  it('[R16.4] the golem brings any 1 resource when an opponent uses its building', () => {
    const s = visit('golem')
    expect([s.asked(), s.options().length]).toEqual(['0 take-any', 6])
    expect(s.answer('gain:metal').has(0, 'metal')).toBe(1)
  })

  it('[R16.4] the robot brings 1 advancement card when an opponent uses its building', () => {
    const s = visit('robot')
    expect([s.asked(), ...s.options()]).toEqual(['0 card', 'card:sherpa', 'card:broker', 'skip'])
    expect(s.answer('card:broker').cards(0)).toEqual(['broker'])
  })

  it('[R16.4] the chef brings back 1 influence when an opponent uses its building', () => {
    expect(visit('chef').seat(0)).toMatchObject({ influence: 11, spent: 1 })
  })

  it('[R16.4] the benefit of a minion does not come when the owner uses the building', () => {
    const s = scenario({ rules, minionOn: { patch: 'cat' } }).answer('place:patch')
    expect([s.seat(0).vp, s.has(0, 'pumpkin')]).toEqual([0, 1])
  })

  it('[R16.4] the benefit of a minion comes to its owner, after the visitor has used the building', () => {
    const s = visit('cat')
    const kinds = s.events.map(({ kind }) => kind)
    expect(kinds.lastIndexOf('gained')).toBeLessThan(kinds.indexOf('won-vp'))
  })
})

test('[R15.4] a minion on the Echo Shaft lets me use the building of my worker again, also when that came last', () => {
  const s = scenario({
    rules: ['minions'],
    village: { purple: ['patch', 'echo-shaft'] },
    players: [{ goods: { cat: 1 }, workers: ['patch'] }],
  })
  s.state.table.spot = s.spot('patch')
  s.answer('minion:cat')
  expect([s.options(), s.state.table.spot]).toEqual([['place:patch', 'skip'], s.spot('echo-shaft')])
})
