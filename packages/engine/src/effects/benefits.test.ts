import { scenario } from '@charterstone/testkit'
import { describe, expect, it } from 'vitest'

describe('all or part of a benefit', () => {
  it('[R15.4] a benefit that can only help me is automatic', () => {
    const s = scenario({ village: { green: ['lot', 'sawmill'] } }).answer('place:sawmill')
    expect(s.has(0, 'wood')).toBe(2)
    expect(s.asked()).toBe('1 act')
  })

  it('[R15.4] reputation costs influence, so I may decline it', () => {
    const setup = {
      village: { yellow: ['field', 'granary'] },
      players: [{ goods: { grain: 1, coin: 1 } }],
    } as const
    expect(scenario(setup).answer('place:granary', 'take').state.table.reputation).toEqual([0])
    const declined = scenario(setup).answer('place:granary', 'skip')
    expect([declined.state.table.reputation, declined.seat(0).influence]).toEqual([[], 12])
  })

  it('[R15.4] a card may be declined', () => {
    const s = scenario({
      village: { green: ['lot', 'workshop'] },
      players: [{ goods: { wood: 1 } }],
      mat: ['kite'],
    })
    s.answer('place:workshop', 'skip')
    expect([s.cards(0), s.state.table.mat]).toEqual([[], [s.number('kite')]])
  })

  it('[R15.4] I may use a building outside the commons even if it has nothing for me', () => {
    const s = scenario({
      village: { green: ['lot', 'workshop'] },
      players: [{ goods: { wood: 1 } }],
      mat: ['sherpa'],
    })
    s.answer('place:workshop')
    expect([s.has(0, 'wood'), s.cards(0), s.asked()]).toEqual([0, [], '1 act'])
  })

  it('[R15.4] of two lists I choose one', () => {
    const s = scenario({ village: { yellow: ['field', 'stable'] } }).answer('place:stable')
    expect(s.options()).toEqual(['choose:1', 'choose:2'])
    s.answer('choose:2')
    expect([s.seat(0).vp, s.has(0, 'coin')]).toEqual([0, 1])
  })

  it('[R15.4] a trade can be made as often as it says, and left off before', () => {
    const setup = { village: { green: ['lot', 'exchange'] }, players: [{ goods: { wood: 4 } }] } as const
    const all = scenario(setup).answer('place:exchange', 'trade', 'trade', 'trade')
    expect([all.has(0, 'wood'), all.has(0, 'coin'), all.asked()]).toEqual([1, 3, '1 act'])
    const one = scenario(setup).answer('place:exchange', 'trade', 'skip')
    expect([one.has(0, 'wood'), one.has(0, 'coin')]).toEqual([3, 1])
  })

  it('[R15.4] a trade ends when I cannot pay for another', () => {
    const s = scenario({ village: { green: ['lot', 'exchange'] }, players: [{ goods: { wood: 1 } }] })
    s.answer('place:exchange', 'trade')
    expect([s.has(0, 'coin'), s.asked()]).toEqual([1, '1 act'])
  })

  it('[R15.4] what my building gives to the others I cannot decline', () => {
    const s = scenario({
      seats: 3,
      village: { yellow: ['field', 'kitchen'] },
      players: [{ goods: { grain: 1 } }],
    })
    s.answer('place:kitchen')
    expect([s.has(0, 'grain'), s.has(1, 'grain'), s.has(2, 'grain')]).toEqual([0, 1, 1])
    expect(s.seat(0).vp).toBe(3)
  })

  it('[R15.4] coins and resources can be declined only while something rewards having fewer', () => {
    const village = { green: ['lot', 'sawmill'] }
    expect(scenario({ village }).answer('place:sawmill').asked()).toBe('1 act')
    const rebel = scenario({ village, players: [{ personas: ['rebel-purple'] }] }).answer('place:sawmill')
    expect([rebel.asked(), rebel.options()]).toEqual(['0 may', ['take', 'skip']])
    expect(rebel.answer('skip').has(0, 'wood')).toBe(0)
  })

  it('[R15.4] influence can be left where it is while an objective wants few of it', () => {
    const setup = {
      village: { yellow: ['field', 'granary'] },
      players: [{ goods: { grain: 1, coin: 1 }, influence: 3, spent: 9 }],
    }
    const plain = scenario(setup).answer('place:granary')
    expect([plain.asked(), plain.seat(0).influence]).toEqual(['0 reputation', 5])
    const wanted = scenario({ ...setup, objectives: ['few-influence'] }).answer('place:granary')
    expect(wanted.asked()).toBe('0 may')
    expect(wanted.answer('skip', 'skip').seat(0).influence).toBe(3)
  })

  it('[R15.4] a condition is looked at when its turn comes', () => {
    const village = { red: ['bank', 'hostel'] }
    const two = scenario({ village, players: [{ cards: ['pilgrim', 'wizard'] }] }).answer(
      'place:hostel',
      'pay:wizard',
    )
    expect([two.seat(0).vp, two.has(0, 'coin')]).toEqual([4, 2])
    const one = scenario({ village, players: [{ cards: ['pilgrim'] }] }).answer('place:hostel')
    expect([one.seat(0).vp, one.has(0, 'coin')]).toEqual([4, 0])
  })

  it('[R15.4] VP for each of something end where the building says so', () => {
    const village = { purple: ['patch', 'still-house'] }
    const three = scenario({ village, players: [{ goods: { blight: 1, vermin: 1 } }] }).answer(
      'place:still-house',
    )
    const five = scenario({ village, players: [{ goods: { blight: 1, vermin: 4 } }] }).answer(
      'place:still-house',
    )
    expect([three.seat(0).vp, five.seat(0).vp]).toEqual([2, 3])
  })
})

describe('what the supply does not have', () => {
  it('[R15.4] nobody gains what the general supply does not have', () => {
    const s = scenario({ supply: { pumpkin: 0 } }).answer('place:patch')
    expect(s.has(0, 'pumpkin')).toBe(0)
    expect(s.eventsOf('lacked')).toEqual([{ kind: 'lacked', seat: 0, good: 'pumpkin', count: 1, source: 5 }])
  })

  it('[R15.4] if the supply has only a part of what I gain, I gain that part', () => {
    const s = scenario({ village: { green: ['lot', 'sawmill'] }, supply: { wood: 1 } }).answer(
      'place:sawmill',
    )
    expect([s.has(0, 'wood'), s.state.table.supply[2]]).toEqual([1, 0])
  })

  it('[R15.4] any resource means any that is still there', () => {
    const supply = { pumpkin: 0, coal: 0, wood: 0, clay: 1, metal: 1, grain: 0 }
    const s = scenario({
      village: { purple: ['patch', 'orchard'] },
      players: [{ goods: { coin: 1 } }],
      supply,
    })
    s.answer('place:orchard')
    expect(s.options()).toEqual(['gain:clay', 'gain:metal'])
    s.answer('gain:metal')
    expect([s.has(0, 'clay'), s.has(0, 'metal'), s.asked()]).toEqual([1, 1, '1 act'])
  })

  it('[R15.4] a minion of a type that is used up cannot be gained', () => {
    const village = { purple: ['patch', 'menagerie'] }
    const s = scenario({
      rules: ['minions'],
      village,
      players: [{ goods: { wood: 1 } }],
      supply: { cat: 0, ghost: 0 },
    })
    expect(s.answer('place:menagerie').options()).toEqual([
      'minion:butler',
      'minion:golem',
      'minion:robot',
      'minion:chef',
      'skip',
    ])
  })
})

describe('retrieving by an effect', () => {
  it('[R15.4] an effect brings home one worker of my choice, but not the one that has just been sent', () => {
    const s = scenario({
      village: { blue: ['vein', 'lighthouse'] },
      players: [{ cards: ['pim'], workers: ['patch'] }],
    }).answer('place:lighthouse')
    expect(s.options()).toEqual(['retrieve:patch', 'skip'])
    expect(s.answer('retrieve:patch').seat(0).workers).toEqual([-1, s.spot('lighthouse')])
  })

  it('[R15.4] a building may let me take back the very worker that used it', () => {
    const s = scenario({ village: { green: ['lot', 'toolshed'] }, players: [{ cards: ['kite'] }] })
    s.answer('place:toolshed', 'take')
    expect([s.seat(0).workers, s.seat(0).vp]).toEqual([[-1, -1], 5])
  })

  it('[R15.4] a building may let me retrieve all', () => {
    const s = scenario({
      village: { yellow: ['field', 'canteen'] },
      players: [{ goods: { wood: 1 }, workers: ['patch'] }],
    }).answer('place:canteen', 'take')
    expect(s.seat(0).workers).toEqual([-1, -1])
  })

  it('[R15.4] an item may take back any of my workers, also from the building used last', () => {
    const s = scenario({
      seats: 1,
      rules: ['items'],
      players: [{ goods: { pumpkin: 1, wood: 1, grain: 1 }, cards: ['kite'] }],
    }).answer('place:patch', 'use:kite')
    expect(s.options()).toEqual(['retrieve:patch', 'skip'])
  })
})

describe('buildings that copy', () => {
  it('[R15.4] the Masked Ball uses a charter building on which an opponent stands, at its cost', () => {
    const s = scenario({
      village: { red: ['bank', 'masked-ball'], black: ['seam', 'kiln'] },
      players: [{ goods: { coin: 1, coal: 1 } }, { workers: ['kiln', 'market'] }],
    }).answer('place:masked-ball')
    expect(s.options()).toEqual(['place:kiln', 'skip'])
    s.answer('place:kiln')
    expect([s.seat(0).vp, s.has(0, 'coal')]).toEqual([3, 0])
    expect(s.eventsOf('bumped')).toEqual([])
  })

  it('[R15.4] the Masked Ball copies nothing whose cost I cannot pay', () => {
    const s = scenario({
      village: { red: ['bank', 'masked-ball'], black: ['seam', 'kiln'] },
      players: [{ goods: { coin: 1 } }, { workers: ['kiln'] }],
    }).answer('place:masked-ball')
    expect(s.asked()).toBe('1 act')
  })

  it('[R15.4] the Echo Shaft uses once more where my other worker stands, never the commons', () => {
    const village = { blue: ['vein', 'echo-shaft'] }
    const s = scenario({ village, players: [{ workers: ['patch'] }] }).answer('place:echo-shaft')
    expect(s.options()).toEqual(['place:patch', 'skip'])
    expect(s.answer('place:patch').has(0, 'pumpkin')).toBe(1)
    const commons = scenario({ village, players: [{ workers: ['market'] }] }).answer('place:echo-shaft')
    expect(commons.asked()).toBe('1 act')
  })

  it('[R15.4] guests of the coaching inn pay out, each once', () => {
    const s = scenario({
      village: { red: ['bank', 'coach-house'] },
      players: [{ goods: { wood: 1 }, cards: ['pilgrim', 'player'] }],
    }).answer('place:coach-house', 'use:player', 'use:pilgrim')
    expect([s.seat(0).vp, s.has(0, 'coin'), s.has(0, 'grain'), s.asked()]).toEqual([3, 1, 1, '1 act'])
  })
})
