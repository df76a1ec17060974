import { type ScenarioSetup, scenario } from '@charterstone/testkit'
import { describe, expect, it } from 'vitest'

const ROLL = 377
const OWN = 378
const GRANDSTAND = 379
const CHARTERSTONE = 380
const ZEPPELIN = 381
const MARKET = 382

/** Seat 0 is a person at the lot, seat 1 (black) an automa whose next card is given. */
function facing(card: number, setup: ScenarioSetup = {}) {
  return scenario({ automas: [1], ...setup, table: { automaDeck: [card], ...setup.table } })
}

describe('the turn of an automa', () => {
  it('[A3] with a worker free it draws a card, places, scores and goes on', () => {
    const s = facing(GRANDSTAND).answer('place:lot')
    expect(s.told('automa-drew').map(({ card }) => card)).toEqual([GRANDSTAND])
    expect(s.seat(1).workers).toEqual([-1, s.spot('grandstand')])
    expect(s.asked()).toBe('0 act')
  })

  it('[A3] without a free worker it retrieves all and draws nothing', () => {
    const s = facing(GRANDSTAND, { players: [{}, { workers: ['treasury', 'market'] }] }).answer('place:lot')
    expect(s.seat(1).workers).toEqual([-1, -1])
    expect(s.told('automa-drew')).toEqual([])
  })

  it('[A4] it goes to the commons building its card shows and bumps whoever stands there', () => {
    const s = facing(MARKET, { players: [{ workers: ['market', null] }] }).answer('place:lot')
    expect(s.seat(0).workers[0]).toBe(-1)
    expect(s.seat(1).workers).toContain(s.spot('market'))
  })

  it('[A4] a card for its own charter picks by value, and the last one when there are too few', () => {
    const village = { black: ['seam', 'almanac', 'kiln'] }
    const s = facing(OWN, { village }).answer('place:lot')
    // Marked as second lowest: seam 1, kiln 3, almanac 9.
    expect(s.seat(1).workers).toContain(s.spot('kiln'))
    const alone = facing(OWN).answer('place:lot')
    expect(alone.seat(1).workers).toContain(alone.spot('seam'))
  })

  it('[A4] a card with a die goes to the charter that is rolled', () => {
    const s = facing(ROLL).answer('place:lot')
    const [rolled] = s.told('rolled')
    const basics = ['patch', 'seam', 'lot', 'bank', 'vein', 'field']
    expect(s.seat(1).workers).toContain(s.spot(basics[rolled?.charter ?? -1] ?? ''))
  })

  it('[A4] ties are broken by name, from the end where the card is marked so', () => {
    const village = { black: ['seam', 'kiln', 'crane', 'annex'] }
    const s = facing(OWN, { village }).answer('place:lot')
    // Second lowest, Z to A among crane and annex, both worth 5 - after seam (1) comes kiln (3).
    expect(s.seat(1).workers).toContain(s.spot('kiln'))
    const tied = facing(OWN, { village: { black: ['crane', 'annex', null] } }).answer('place:lot')
    expect(tied.seat(1).workers).toContain(tied.spot('annex'))
  })

  it('[A5] it scores a fixed number, or the difficulty of the campaign', () => {
    expect(facing(CHARTERSTONE).answer('place:lot').seat(1).vp).toBe(3)
    expect(facing(GRANDSTAND).answer('place:lot').seat(1).vp).toBe(2)
    expect(
      facing(GRANDSTAND, { legacy: { automaLevel: 5 } })
        .answer('place:lot')
        .seat(1).vp,
    ).toBe(5)
  })

  it('[A2] it never gains goods or cards: not from a building, not from what others are given', () => {
    const village = { yellow: ['field', 'kitchen'] }
    const s = facing(GRANDSTAND, { village, players: [{ goods: { grain: 1 } }] }).answer('place:kitchen')
    expect(s.has(1, 'grain')).toBe(0)
    expect(s.seat(1).cards).toEqual([])
    expect(s.seat(0).vp).toBe(3)
  })

  it('[A2] its charter is active and counts for the player count', () => {
    const alone = scenario({ seats: 1 })
    const together = scenario({ automas: [1] })
    expect(together.state.table.seats).toHaveLength(2)
    expect(alone.state.table.progress).toBe(17)
    expect(together.state.table.progress).toBe(14)
  })

  it('[A7] when an opponent uses a building with its minion it takes 1 VP instead of the benefit', () => {
    const village = { black: ['seam', 'kiln'] }
    const players = [{ goods: { coal: 1 } }, { goods: { butler: 1 } }]
    const s = facing(GRANDSTAND, {
      village,
      players,
      rules: ['minions'],
      minionOn: { kiln: 'butler' },
    }).answer('place:kiln')
    expect(s.seat(1).vp).toBe(1 + 2)
    expect(s.has(1, 'coin')).toBe(0)
  })

  it('[A7] a card for its own charter sends a minion to an unoccupied building first', () => {
    const village = { black: ['seam', 'kiln', 'almanac'] }
    const s = facing(OWN, { village, rules: ['minions'], players: [{}, { goods: { cat: 1 } }] }).answer(
      'place:lot',
    )
    expect(
      s
        .told('placed')
        .filter(({ seat }) => seat === 1)
        .map(({ worker }) => worker),
    ).toEqual(['minion', 'small'])
    expect(s.seat(1).vp).toBe(3)
  })

  it('[A7] it takes a peril token where it goes, and nothing else for it', () => {
    const village = { black: ['seam', 'kiln'] }
    const s = facing(OWN, { village, rules: ['peril'], perilOn: { kiln: 'blight' } }).answer('place:lot')
    expect(s.has(1, 'blight')).toBe(1)
  })
})

describe('the effects of automa cards', () => {
  it('[A6] reputation and quota tokens are placed without reward, going down the leftmost column', () => {
    const s = facing(GRANDSTAND).answer('place:lot')
    expect(s.state.table.reputation).toEqual([1])
    expect(s.state.table.quota[0]).toBe(2)
    expect(s.seat(1).influence).toBe(10)
    expect(s.seat(1).vp).toBe(2)
    const next = facing(GRANDSTAND, { table: { quota: [1, ...Array.from({ length: 27 }, () => 0)] } }).answer(
      'place:lot',
    )
    expect(next.state.table.quota[6]).toBe(2)
  })

  it('[A6] without influence it places no token', () => {
    const s = facing(GRANDSTAND, { players: [{}, { influence: 0, spent: 12 }] }).answer('place:lot')
    expect(s.state.table.reputation).toEqual([])
    expect(s.state.table.quota.every((token) => token === 0)).toBe(true)
  })

  it('[A6] it discards the two highest-numbered cards of the mat', () => {
    const s = facing(MARKET, {
      mat: ['innovator', 'kite', 'pilgrim'],
      deck: ['engineer', 'maestro', 'sherpa'],
    }).answer('place:lot')
    expect(s.state.table.discard.map((card) => s.slug(card)).sort()).toEqual(['kite', 'pilgrim'])
    expect(s.state.table.mat).toHaveLength(3)
  })

  it('[A6] it builds the lowest-numbered building card of the mat and discards the constructed card', () => {
    const s = facing(ZEPPELIN, { mat: ['kiln', 'orchard', 'sherpa'], deck: [] }).answer('place:lot')
    expect(s.told('constructed').map(({ seat, building }) => [seat, s.slug(building)])).toEqual([
      [1, 'orchard'],
    ])
    expect(s.state.table.discard.concat(s.state.table.mat).map((card) => s.slug(card))).toContain(
      'orchard-built',
    )
  })

  it('[A6] it opens the lowest-numbered constructed card of the mat: persona to its chest, cards to the deck', () => {
    const s = facing(CHARTERSTONE, { mat: ['lot-built', 'patch-built'], deck: [] }).answer('place:lot')
    expect(s.told('crate-opened').map(({ crate }) => crate)).toEqual([1])
    expect(s.seat(1).cards).toEqual([])
    expect(s.state.legacy.charters[1]?.chest).toHaveLength(2)
    expect(s.state.legacy.rules.constructing).toBe(true)
  })

  it('[A6] it advances progress only where the card says so and takes no reputation from it', () => {
    const s = facing(ZEPPELIN, { progress: 15 }).answer('place:lot')
    expect(s.state.table.progress).toBe(16)
    expect([s.state.table.reputation, s.asked()]).toEqual([[], '0 act'])
    expect(facing(MARKET, { progress: 15 }).answer('place:lot').state.table.progress).toBe(15)
  })

  it('[A7] with no empty plot it builds over its lowest-value building, and only for something better', () => {
    const full = { black: ['seam', 'kiln', 'crane', 'annex', 'vault', 'parlour'] }
    const setup = { village: full, rules: ['overbuilding'] as const, mat: ['almanac'], deck: [] }
    const s = facing(ZEPPELIN, setup).answer('place:lot')
    expect(s.told('constructed').map(({ over }) => s.slug(over))).toEqual(['kiln'])
    const worse = facing(ZEPPELIN, {
      ...setup,
      village: { black: ['seam', 'almanac', 'clinic', 'circus', 'fairground', 'vault'] },
      mat: ['kiln'],
    })
    expect(worse.answer('place:lot').told('constructed')).toEqual([])
  })
})
