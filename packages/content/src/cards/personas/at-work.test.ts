import { type ScenarioSetup, scenario } from '@charterstone/testkit'
import { describe, expect, it } from 'vitest'
import { steadyBox } from '../../../test-support/steady-box.ts'

const game = (setup: ScenarioSetup) => scenario({ catalogue: steadyBox, progress: 14, ...setup })
const basics = ['pumpkin-patch', 'coal-seam', 'woodlot', 'clay-bank', 'ore-vein', 'grain-field']
/** VP that a seat was given by one of its cards. */
const vpBy = (s: ReturnType<typeof scenario>, slug: string) =>
  s.eventsOf('won-vp').reduce((total, { vp, source }) => (source === s.number(slug) ? total + vp : total), 0)

describe('the Messenger', () => {
  const village = { black: ['coal-seam', 'sawmill'] }
  const gains = (...workers: string[]) => {
    const s = game({ village, players: [{ personas: ['messenger'], workers }] })
    if (s.asked() === '0 act') s.answer('retrieve')
    return [s.eventsOf('retrieved').length, vpBy(s, 'messenger'), s.has(0, 'coin')]
  }

  it("[K4] the Messenger gains 1 VP and $1 when I retrieve both workers from opponents' charters", () => {
    expect(gains('coal-seam', 'sawmill')).toEqual([1, 1, 1])
  })

  it('[K4] the Messenger gains nothing for one worker, at home, in the commons or in an inactive charter', () => {
    expect(gains('coal-seam')).toEqual([1, 0, 0])
    for (const other of ['pumpkin-patch', 'market', 'woodlot'])
      expect(gains('coal-seam', other)).toEqual([1, 0, 0])
  })
})

describe('the Masseur', () => {
  const players = [{ personas: ['masseur'] }, { workers: ['coal-seam'] }]

  it('[K4] the Masseur may place on an occupied building without bumping', () => {
    const s = game({ players }).answer('place:coal-seam')
    expect(s.options()).toEqual(['bump', 'share'])
    s.answer('share')
    expect([s.seat(0).workers[1], s.seat(1).workers[0], s.has(0, 'coal')]).toEqual([
      s.spot('coal-seam'),
      s.spot('coal-seam'),
      1,
    ])
  })

  it('[K4] the Masseur may bump as well, and gets no question at an empty building', () => {
    expect(game({ players }).answer('place:coal-seam', 'bump').seat(1).workers).toEqual([-1, -1])
    expect(game({ players }).answer('place:woodlot').asked()).toBe('1 act')
  })

  it('[K4] who comes next bumps everybody there', () => {
    const s = game({ players }).answer('place:coal-seam', 'share', 'place:coal-seam')
    expect([s.seat(0).workers, s.seat(1).workers]).toEqual([
      [-1, -1],
      [-1, s.spot('coal-seam')],
    ])
  })
})

describe('the Merchant', () => {
  const afterRoll = (seed: number) =>
    game({ seed, players: [{ personas: ['merchant'] }] }).answer('place:woodlot', 'place:woodlot')

  it('[K4] the Merchant gains 1 VP if my next building is of the charter that I rolled', () => {
    const s = afterRoll(1)
    s.answer(`place:${basics[s.seat(0).wager] ?? ''}`)
    expect(vpBy(s, 'merchant')).toBe(1)
  })

  it('[K4] the Merchant gains nothing in another charter, and has to roll again', () => {
    const s = afterRoll(1)
    s.answer(`place:${basics[(s.seat(0).wager + 1) % 6] ?? ''}`)
    expect([vpBy(s, 'merchant'), s.eventsOf('rolled').length]).toEqual([0, 2])
  })

  it('[K4] the Merchant counts a building that a minion uses', () => {
    const s = game({ rules: ['minions'], players: [{ personas: ['merchant'], goods: { chef: 1 } }] })
    s.seat(0).wager = 0
    expect(vpBy(s.answer('minion:chef'), 'merchant')).toBe(1)
  })

  it('[K4] the Merchant counts a building that the Masked Ball lets me use', () => {
    const village = { purple: ['pumpkin-patch', 'masked-ball'] }
    const players = [{ personas: ['merchant'], goods: { pumpkin: 1, coin: 1 } }, { workers: ['coal-seam'] }]
    const s = game({ village, players })
    s.seat(0).wager = 1
    expect(vpBy(s.answer('place:masked-ball', 'place:coal-seam'), 'merchant')).toBe(1)
  })

  it('[K4] the Merchant rolls before the extra turn of an amulet too', () => {
    const s = game({ players: [{ personas: ['merchant'], cards: ['amulet-1'] }] })
    s.answer('place:woodlot', 'use:amulet-1')
    expect([s.asked(), s.eventsOf('rolled').length, s.seat(0).wager >= 0]).toEqual(['0 act', 1, true])
  })
})

describe('the Alchemist', () => {
  const personas = ['alchemist']

  it('[K4] the Alchemist may pay the coin cost of a building with resources', () => {
    const s = game({ mat: ['broker'], players: [{ personas, goods: { wood: 1, clay: 1 } }] })
    s.answer('place:market', 'pay:wood')
    expect(s.options()).toEqual(['card:broker'])
    expect([s.has(0, 'wood'), s.has(0, 'clay')]).toEqual([0, 0])
  })

  it('[K4] the Alchemist needs enough of both together', () => {
    const s = game({ mat: ['broker'], players: [{ personas, goods: { wood: 1 } }] })
    expect(s.closed('place:market')).toEqual({ lack: 'coin', count: 1 })
  })

  it('[K4] the Alchemist may mix: of $7 some in coins, some in resources', () => {
    const village = { black: ['coal-seam', 'steam-baths'] }
    const s = game({ village, players: [{ personas, goods: { coin: 5, wood: 2 } }] })
    expect(s.answer('place:steam-baths', 'pay:wood', 'pay:coin').seat(0).vp).toBe(0)
    while (s.asked() === '0 pay') s.answer(s.options()[0] ?? '')
    expect([s.seat(0).vp, s.has(0, 'coin'), s.has(0, 'wood')]).toEqual([11, 0, 0])
  })

  it('[K4] the Alchemist may pay the $4 of the Charterstone with resources', () => {
    const players = [{ personas, goods: { wood: 3, coin: 1 }, cards: ['pumpkin-patch-built'] }]
    const s = game({ players }).answer('place:charterstone', 'open:pumpkin-patch-built')
    while (s.asked() === '0 pay') s.answer(s.options()[0] ?? '')
    expect([s.has(0, 'wood'), s.has(0, 'coin'), s.seat(0).vp, s.cards(0)]).toEqual([
      0,
      0,
      5,
      ['seed-stall', 'lantern-shed'],
    ])
  })
})

describe('the Perfumer', () => {
  const players = [{ personas: ['perfumer'], workers: ['woodlot'] }, { workers: ['coal-seam'] }]

  it('[K4] the Perfumer retrieves a worker when I bump an opponent', () => {
    const s = game({ players }).answer('place:coal-seam', 'choose:1', 'retrieve:woodlot')
    expect(s.seat(0).workers).toEqual([-1, s.spot('coal-seam')])
  })

  it('[K4] the Perfumer gains 1 VP instead, if I like, when I bump an opponent', () => {
    const s = game({ players }).answer('place:coal-seam', 'choose:2')
    expect([vpBy(s, 'perfumer'), s.has(0, 'coal')]).toEqual([1, 1])
  })

  it('[K4] the Perfumer does nothing when I bump my own worker or none', () => {
    expect(game({ players }).answer('place:woodlot').asked()).toBe('1 act')
    expect(game({ players }).answer('place:clay-bank').asked()).toBe('1 act')
  })
})

describe('the Viticulturist', () => {
  const village = { black: ['coal-seam', 'shadow-theatre'] }
  const vintner = { personas: ['viticulturist'], goods: { coal: 1 }, influence: 5, spent: 3 }

  it('[K4] the Viticulturist regains 1 influence when I bump an opponent, before I use the building', () => {
    const s = game({ village, players: [vintner, { workers: ['shadow-theatre'] }] })
    s.answer('place:shadow-theatre')
    const steps = s.events.flatMap(({ kind }) => (kind === 'regained' || kind === 'paid' ? [kind] : []))
    expect([steps[0], s.seat(0).influence]).toEqual(['regained', 5])
  })

  it('[K4] the Viticulturist regains none at an empty building, or when I bump my own worker', () => {
    const s = game({ village, players: [vintner] }).answer('place:shadow-theatre')
    expect(s.seat(0)).toMatchObject({ influence: 4, spent: 4 })
    const own = game({ players: [{ ...vintner, workers: ['woodlot'] }] }).answer('place:woodlot')
    expect(own.seat(0).influence).toBe(5)
  })
})

describe('the Musician', () => {
  it('[K4] the Musician gains 1 VP after using a commons building, and only there', () => {
    const players = [{ personas: ['musician'], goods: { wood: 1 } }]
    expect(vpBy(game({ players }).answer('place:treasury'), 'musician')).toBe(1)
    expect(vpBy(game({ players }).answer('place:woodlot'), 'musician')).toBe(0)
  })
})

describe('the Decorator', () => {
  const goods = { wood: 2, coal: 1, clay: 1 }
  const players = [{ personas: ['decorator'], goods, cards: ['sawmill'] }]
  const built = () => game({ players }).answer('place:zeppelin', 'plot:2', 'place:woodlot')

  it('[K4] the Decorator gains 4 VP on the first use of a building that I constructed this game', () => {
    expect(vpBy(built().answer('place:sawmill'), 'decorator')).toBe(4)
  })

  it('[K4] the Decorator gains nothing on the second use', () => {
    const s = built().answer('place:sawmill', 'retrieve')
    expect(s.seat(0).workers).toEqual([-1, -1])
    expect(vpBy(s.answer('place:sawmill'), 'decorator')).toBe(4)
  })

  it('[K4] the Decorator gains nothing for a building that stood before, nor when another uses mine', () => {
    const village = { purple: ['pumpkin-patch', 'sawmill'] }
    const old = game({ village, players: [{ personas: ['decorator'] }] }).answer('place:sawmill')
    expect(vpBy(old, 'decorator')).toBe(0)
    const visited = game({ players }).answer('place:zeppelin', 'plot:2', 'place:sawmill')
    expect([vpBy(visited, 'decorator'), vpBy(visited.answer('place:sawmill'), 'decorator')]).toEqual([0, 4])
  })
})

describe('the Strongman', () => {
  const setup = { rules: ['minions'], minionOn: { 'coal-seam': 'cat' } } as const

  it("[K4] the Strongman ignores the effect of an opponent's minion", () => {
    const s = game({ ...setup, players: [{ personas: ['strongman'] }] }).answer('place:coal-seam')
    expect([s.seat(1).vp, s.has(0, 'coal')]).toEqual([0, 1])
    expect(game(setup).answer('place:coal-seam').seat(1).vp).toBe(1)
  })
})

describe('the Foreman', () => {
  it('[K4] the Foreman gains 1 VP for each minion I place, and none for a worker', () => {
    const players = [{ personas: ['foreman'], goods: { chef: 1 } }]
    expect(vpBy(game({ rules: ['minions'], players }).answer('minion:chef'), 'foreman')).toBe(1)
    expect(vpBy(game({ rules: ['minions'], players }).answer('place:pumpkin-patch'), 'foreman')).toBe(0)
  })
})

describe('the Trainer', () => {
  it('[K4] the Trainer may retrieve all workers when none is free after I used a building', () => {
    const players = [{ personas: ['trainer'], workers: ['woodlot'] }]
    const s = game({ players }).answer('place:clay-bank')
    expect([s.asked(), ...s.options(), s.has(0, 'clay')]).toEqual(['0 may', 'take', 'skip', 1])
    expect(s.answer('take').seat(0).workers).toEqual([-1, -1])
    const stays = game({ players }).answer('place:clay-bank', 'skip')
    expect(stays.seat(0).workers).toEqual([stays.spot('woodlot'), stays.spot('clay-bank')])
  })

  it('[K4] the Trainer does nothing while a worker is at home', () => {
    expect(
      game({ players: [{ personas: ['trainer'] }] })
        .answer('place:clay-bank')
        .asked(),
    ).toBe('1 act')
  })
})

describe('the Gambler', () => {
  const seeds = Array.from({ length: 20 }, (_, seed) => seed + 1)
  const bet = (seed: number) => game({ seed, players: [{ personas: ['gambler'] }] }).answer('place:woodlot')

  it('[K4] the Gambler rolls after placing in a charter: 2 VP if the die shows it, otherwise nothing', () => {
    const won = seeds.map((seed) => {
      const s = bet(seed)
      const isHit = s.eventsOf('rolled')[0]?.charter === 2
      expect([seed, vpBy(s, 'gambler')]).toEqual([seed, isHit ? 2 : 0])
      return isHit
    })
    expect([won.includes(true), won.includes(false)]).toEqual([true, true])
  })

  it('[K4] the Gambler rolls for a minion, and once for one placing at the Masked Ball', () => {
    const goods = { pumpkin: 1, coin: 1, chef: 1 }
    const players = [{ personas: ['gambler'], goods }, { workers: ['coal-seam'] }]
    const setup = {
      rules: ['minions'],
      village: { purple: ['pumpkin-patch', 'masked-ball'] },
      players,
    } as const
    const copied = game(setup).answer('place:masked-ball', 'place:coal-seam')
    expect(copied.eventsOf('rolled')).toHaveLength(1)
    const minion = game(setup).answer('minion:chef', 'place:pumpkin-patch')
    expect(minion.eventsOf('rolled')).toHaveLength(1)
  })

  it('[K4] the Gambler does not roll in the commons', () => {
    const players = [{ personas: ['gambler'], goods: { wood: 1 } }]
    expect(game({ players }).answer('place:treasury').eventsOf('rolled')).toEqual([])
  })
})

describe('the Banker', () => {
  const village = { red: ['clay-bank', 'hearth-hall'] }
  const setup = { rules: ['income', 'guests'], village, incomeOn: { 'hearth-hall': [0, 1] } } as const
  const players = [{ personas: ['banker'], cards: ['wedding-couple'] }]

  it('[K4] the Banker triggers income for me alone, once a game', () => {
    const s = game({ ...setup, players }).answer('power:banker')
    expect([s.seat(0).vp, s.has(0, 'pumpkin'), s.seat(1).vp, s.asked()]).toEqual([2 + 2, 1, 0, '0 act'])
    expect(s.options()).not.toContain('power:banker')
  })

  it('[K4] the Banker finds no income before the real rule is in force', () => {
    const s = game({ ...setup, rules: ['guests'], players }).answer('power:banker')
    expect(s.seat(0).vp).toBe(0)
  })
})
