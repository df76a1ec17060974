import { miniCatalogue, scenario } from '@charterstone/testkit'
import { describe, expect, it, test } from 'vitest'

const rules = ['minions'] as const

describe('where a minion can be placed', () => {
  const spots = (minion: string, building: string, seat: object, opponent: object, mat: string[] = []) => {
    const village = { purple: ['patch', 'sawmill', building] }
    const s = scenario({ rules, village, mat, players: [{ goods: { [minion]: 1 }, ...seat }, opponent] })
    return s.answer(`minion:${minion}`).options()
  }
  const free = ['place:patch', 'place:sawmill']

  it('[R16.2] the butler of a poor player opens no building of $2, however rich the others are', () => {
    expect(spots('butler', 'tribunal', {}, { goods: { coin: 5 } })).toEqual(free)
  })

  it('[R16.2] the golem brings no coin', () => {
    expect(spots('golem', 'granary', {}, { goods: { coin: 1, grain: 1 } })).toEqual(free)
  })

  it('[R16.2] the robot does not pay with cards of others', () => {
    expect(spots('robot', 'hostel', {}, { cards: ['player'] }, ['sherpa'])).toEqual(free)
  })

  it('[R16.2] the chef brings back nothing when none of my influence is in the supply', () => {
    expect(spots('chef', 'still-house', { influence: 0 }, { spent: 3 })).toEqual(free)
    expect(spots('chef', 'still-house', { influence: 0, spent: 1 }, {})).toEqual([
      ...free,
      'place:still-house',
    ])
  })

  it('[R16.2] the chef brings back one influence and no more, whatever others have spent', () => {
    const buildings = miniCatalogue.buildings.map((def) =>
      def.slug === 'still-house' ? { ...def, cost: { influence: 2 } } : def,
    )
    const open = (influence: number) =>
      scenario({
        catalogue: { ...miniCatalogue, buildings },
        rules,
        village: { purple: ['patch', 'sawmill', 'still-house'] },
        players: [{ goods: { chef: 1 }, influence, spent: 5 }, { spent: 0 }],
      })
        .answer('minion:chef')
        .options()
    expect(open(0)).toEqual(free)
    expect(open(1)).toEqual([...free, 'place:still-house'])
  })

  it('[R16.2] the chef pays with influence alone', () => {
    expect(spots('chef', 'kitchen', { spent: 1 }, {})).toEqual(free)
  })

  it('[R16.2] a minion stays at home when I cannot pay for the only building', () => {
    const players = [{ goods: { butler: 1 } }, { goods: { coin: 5 } }]
    const s = scenario({ rules, village: { purple: ['tribunal'] }, players })
    expect(s.options()).not.toContain('minion:butler')
  })
})

test('[R16.2] the ghost places its influence first when there is enough for the building too', () => {
  const village = { purple: ['patch', 'almanac'] }
  const players = [{ goods: { ghost: 1 }, influence: 2 }]
  const s = scenario({ rules: ['minions', 'income'], village, players })
  s.answer('minion:ghost', 'place:almanac')
  expect([s.asked(), s.state.table.incomeAt[s.spot('almanac')]]).toEqual(['0 reputation', 0])
  expect(s.eventsOf('placed')).toMatchObject([{ seat: 0, worker: 'minion', minion: 'ghost' }])
})

test('[R16.2] the ghost places its influence afterwards when only the building brings it back', () => {
  const buildings = miniCatalogue.buildings.map((one) =>
    one.slug === 'portal' ? { ...one, benefit: [{ kind: 'regain', count: 2 }] as const } : one,
  )
  const s = scenario({
    catalogue: { ...miniCatalogue, buildings },
    rules,
    village: { purple: ['patch', 'portal'] },
    players: [{ goods: { ghost: 1 }, influence: 1, spent: 3 }],
  }).answer('minion:ghost', 'place:portal')
  expect([s.asked(), s.seat(0).influence]).toEqual(['0 reputation', 2])
})

describe('what a minion brings', () => {
  const beforeUse = (seat: number, by: 'worker' | 'minion') => {
    const s = scenario({ rules, village: { purple: ['patch', 'kiln'] } })
    s.state.stack.push({ kind: 'use', seat, spot: s.spot('kiln'), free: false, by })
    return s.ask({ kind: 'take-any', left: 1 })
  }

  it('[R16.2] what a minion brings must be what its building costs', () => {
    const s = beforeUse(0, 'minion')
    expect([s.asked(), s.seat(0).vp]).toEqual(['0 act', 3])
  })

  it('[R16.2] what a minion brings is free when no minion of mine waits for it', () => {
    for (const s of [beforeUse(0, 'worker'), beforeUse(1, 'minion')])
      expect([s.asked(), s.options().length]).toEqual(['0 take-any', 6])
  })
})
