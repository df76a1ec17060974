import { scenario } from '@charterstone/testkit'
import { describe, expect, it } from 'vitest'
import { STANDARD_BOARD } from '../catalogue/board.ts'
import { type HouseRules, houseRulesFrom, STANDARD_RULES } from './house-rules.ts'

const { starts } = STANDARD_BOARD.progress

describe('house rules', () => {
  it('[H1] five cards lie face up, or three if the table likes', () => {
    expect(scenario({ begin: 'setup', game: 2 }).state.table.mat).toHaveLength(5)
    expect(scenario({ begin: 'setup', game: 2, houseRules: { matSize: 3 } }).state.table.mat).toHaveLength(3)
  })

  it('[H1] of three face-up cards one that is taken is replaced and there are three again', () => {
    const players = [{ goods: { wood: 1, coin: 1 } }]
    const s = scenario({ houseRules: { matSize: 3 }, players, mat: ['sherpa', 'broker', 'maestro'] })
    s.answer('place:market', 'card:broker')
    expect([s.cards(0), s.state.table.mat.length]).toEqual([['broker'], 3])
  })

  it('[H2] progress starts by the number of players, or on the first space, 0, for every number', () => {
    const start = (seats: number, progressStart: HouseRules['progressStart']) =>
      scenario({ begin: 'setup', game: 2, seats, houseRules: { progressStart } }).state.table.progress
    expect([1, 3, 6].map((seats) => start(seats, 'by-players'))).toEqual(
      [1, 3, 6].map((seats) => starts[seats - 1]),
    )
    expect([1, 3, 6].map((seats) => start(seats, 'first-space'))).toEqual([0, 0, 0])
  })

  it('[H2] a guidepost shifts the start on the first space, too', () => {
    const houseRules = { progressStart: 'first-space' } as const
    expect(scenario({ begin: 'setup', game: 4, guidepost: 402, houseRules }).state.table.progress).toBe(2)
  })

  it('[H2] a campaign saved when this rule meant space 2 starts on the first space from its next set-up on', () => {
    expect(houseRulesFrom({ progressStart: 'two' })).toEqual({
      ...STANDARD_RULES,
      progressStart: 'first-space',
    })
    expect(houseRulesFrom({}).progressStart).toBe('by-players')
  })

  it('[H11] a short day starts 3 spaces before the hourglass, for every number of players and with an early start', () => {
    const start = (seats: number, houseRules: Partial<HouseRules>) =>
      scenario({ begin: 'setup', game: 2, seats, houseRules }).state.table.progress
    const afternoon = STANDARD_BOARD.progress.last - 3
    expect([1, 3, 6].map((seats) => start(seats, { shortDay: true }))).toEqual([
      afternoon,
      afternoon,
      afternoon,
    ])
    expect(start(3, { shortDay: true, progressStart: 'first-space' })).toBe(afternoon)
    expect(start(3, { shortDay: false })).toBe(starts[2])
  })

  const market = {
    players: [{ goods: { wood: 1, coin: 1 } }],
    mat: ['sherpa'],
    deck: ['broker', 'maestro'],
  } as const

  it('[H4] at the Market I take a face-up card', () => {
    expect(scenario(market).answer('place:market').options()).toEqual(['card:sherpa'])
  })

  it('[H4] at the Market I take a face-up card or the top card of the deck, unseen, if the table likes', () => {
    const s = scenario({ ...market, houseRules: { market: 'or-top-card' } }).answer('place:market')
    expect(s.options()).toEqual(['card:sherpa', 'card:top'])
    s.answer('card:top')
    expect(s.cards(0)).toEqual(['broker'])
    expect(s.state.table.mat.map(s.slug)).toContain('sherpa')
  })

  it('[H4] the discard pile counts as deck for the Market; without both there is no top card', () => {
    const options = (deck: readonly string[], discard: readonly string[]) =>
      scenario({ ...market, deck, discard, houseRules: { market: 'or-top-card' } })
        .answer('place:market')
        .options()
    expect(options(['broker'], ['kite', 'lamp'])).toContain('card:top')
    expect(options([], ['kite'])).toContain('card:top')
    expect(options([], [])).toEqual(['card:sherpa'])
  })

  it('[H4] the top card of the deck is for the Market alone', () => {
    const village = { blue: ['vein', 'junkyard'] } as const
    const players = [{ goods: { coin: 1 } }]
    const s = scenario({ ...market, village, players, houseRules: { market: 'or-top-card' } })
    s.answer('place:junkyard', 'skip')
    expect(s.options()).not.toContain('card:top')
  })

  const opener = { players: [{ goods: { coin: 4 }, cards: ['patch-built'] }] } as const

  it('[H5] a crate brings no resources', () => {
    const s = scenario(opener).answer('place:charterstone', 'open:patch-built')
    expect([s.asked(), s.has(0, 'wood')]).toEqual(['1 act', 0])
  })

  it('[H5] a crate brings 2 of one resource or 1 each of two others, as printed on it, if the table likes', () => {
    const houseRules = { crateResources: true }
    const open = () => scenario({ ...opener, houseRules }).answer('place:charterstone', 'open:patch-built')
    expect([open().asked(), ...open().options()]).toEqual([
      '0 crate-resources',
      'crate-resources:pair',
      'crate-resources:split',
    ])
    const pair = open().answer('crate-resources:pair')
    expect([pair.has(0, 'wood'), pair.has(0, 'clay'), pair.has(0, 'grain')]).toEqual([2, 0, 0])
    const split = open().answer('crate-resources:split')
    expect([split.has(0, 'wood'), split.has(0, 'clay'), split.has(0, 'grain')]).toEqual([0, 1, 1])
  })

  const scorer = { players: [{ goods: { coin: 6 } }], objectives: ['six-coins'] } as const

  it('[H6] the building that scores an objective says what it is worth', () => {
    expect(scenario(scorer).answer('place:grandstand').seat(0).vp).toBe(5)
  })

  it('[H6] an objective itself says what it is worth, if the table likes, whichever building scores it', () => {
    const houseRules = { objectiveVp: 'printed' } as const
    expect(
      scenario({ ...scorer, houseRules })
        .answer('place:grandstand')
        .seat(0).vp,
    ).toBe(6)
    const village = { purple: ['patch', 'circus'] } as const
    const players = [{ goods: { coin: 6, pumpkin: 1 } }]
    const circus = scenario({ ...scorer, houseRules, village, players }).answer(
      'place:circus',
      'score:six-coins',
    )
    expect(circus.seat(0).vp).toBe(6)
  })

  const sixthQuietRound = { seats: 1, progress: 10, table: { quiet: 5, moved: false } } as const

  it('[H7] dusk falls after six quiet rounds', () => {
    expect(scenario(sixthQuietRound).answer('place:patch').state.table.progress).toBe(11)
  })

  it('[H7] dusk does not fall when the table has switched it off', () => {
    const s = scenario({ ...sixthQuietRound, houseRules: { dusk: false } }).answer('place:patch')
    expect([s.state.table.progress, s.state.table.quiet]).toEqual([10, 6])
  })

  const chest = ['first-purple', 'gardener', 'miner', 'mason']
  const shoemaker = { purple: ['patch', 'shoemaker'] } as const

  it('[H8] there is no limit to personas in use', () => {
    const players = [{ goods: { wood: 1 }, chest, personas: ['gardener', 'miner'] }]
    const s = scenario({ village: shoemaker, players }).answer('place:shoemaker')
    expect(s.options()).toEqual(['persona:first-purple', 'persona:mason', 'skip'])
  })

  it('[H8] at most two personas are in use, if the table likes', () => {
    const houseRules = { extraPersonas: 'two' } as const
    const one = [{ goods: { wood: 1 }, chest, personas: ['gardener'] }]
    expect(scenario({ houseRules, village: shoemaker, players: one }).answer('place:shoemaker').asked()).toBe(
      '0 persona',
    )
    const two = [{ goods: { wood: 1 }, chest, personas: ['gardener', 'miner'] }]
    expect(scenario({ houseRules, village: shoemaker, players: two }).answer('place:shoemaker').asked()).toBe(
      '1 act',
    )
  })

  it('[H1] what a table agrees on when the campaign is made is fixed from then on', () => {
    const s = scenario({ begin: 'end', game: 2, houseRules: { matSize: 3, dusk: false } })
    s.engine.packUp(s.state)
    s.engine.startGame(s.state)
    expect(s.state.legacy.houseRules).toEqual({ ...STANDARD_RULES, matSize: 3, dusk: false })
  })
})
