import { scenario } from '@charterstone/testkit'
import { describe, expect, it } from 'vitest'

const PURPLE = 0
const haunted = { game: 7, legacy: { spectral: PURPLE } } as const

describe('the spectral worker', () => {
  it('[GS] after game 6 the spectral worker goes to the seat with the least glory', () => {
    const charters = {
      purple: { glory: [3, 0, 0, 0, 0, 0, 0, 0, 0] },
      black: { glory: [0, 2, 0, 0, 0, 0, 0, 0, 0] },
    }
    const s = scenario({ begin: 'end', game: 6, guidepost: 405, charters }).answer('row:1', 'row:1')
    expect(s.state.legacy.spectral).toBe(1)
    expect(s.eventsOf('rolled')).toEqual([])
  })

  it('[GS] an empty charter has even less glory, but the spectral worker has nobody to haunt there', () => {
    const charters = { yellow: { glory: [0, 0, 0, 0, 0, 0, 0, 0, 0] } }
    const s = scenario({ begin: 'end', game: 6, guidepost: 405, seats: 1, charters }).answer('row:1')
    expect(s.state.legacy.spectral).toBe(PURPLE)
  })

  it('[GS] a tie for the spectral worker is settled by the die', () => {
    const s = scenario({ begin: 'end', game: 6, guidepost: 405, seats: 3 }).answer('row:1', 'row:1', 'row:1')
    const shown = s.eventsOf('rolled').at(-1)?.charter
    expect([0, 1, 2]).toContain(shown)
    expect(s.state.legacy.spectral).toBe(shown)
  })

  it('[GS] I decide which worker to send, and the spectre may gain me 1 reputation', () => {
    const s = scenario(haunted).answer('place:patch')
    expect([s.asked(), ...s.options()]).toEqual(['0 worker', 'worker:spectral', 'worker:small'])
    s.answer('worker:spectral')
    expect([s.asked(), ...s.options()]).toEqual(['0 reputation', 'take', 'skip'])
    s.answer('take')
    expect([s.state.table.reputation, s.seat(0).workers, s.has(0, 'pumpkin')]).toEqual([
      [0],
      [s.spot('patch'), -1],
      1,
    ])
  })

  it('[GS] I need not take the reputation of the spectre, and my small worker brings none', () => {
    const declined = scenario(haunted).answer('place:patch', 'worker:spectral', 'skip')
    expect([declined.state.table.reputation, declined.asked()]).toEqual([[], '1 act'])
    expect(scenario(haunted).answer('place:patch', 'worker:small').asked()).toBe('1 act')
  })

  it('[GS] a spectre that is bumped by an opponent may gain its owner 1 reputation', () => {
    const players = [{}, { workers: ['patch', null] }]
    const s = scenario({ game: 7, legacy: { spectral: 1 }, players }).answer('place:patch')
    expect(s.asked()).toBe('1 reputation')
    s.answer('take')
    expect(s.state.table.reputation).toEqual([1])
  })

  it('[GS] the spectre gains nothing when its own owner bumps it, or when the small worker is bumped', () => {
    const own = scenario({ ...haunted, players: [{ workers: ['patch', null] }] }).answer('place:patch')
    expect([own.asked(), own.seat(0).workers]).toEqual(['1 act', [-1, own.spot('patch')]])
    const small = [{}, { workers: [null, 'patch'] }]
    expect(
      scenario({ game: 7, legacy: { spectral: 1 }, players: small })
        .answer('place:patch')
        .asked(),
    ).toBe('1 act')
  })

  it('[GS] influence that the building needs is not offered to the spectre for reputation first', () => {
    const last = { goods: { wood: 1 }, influence: 1 }
    const s = scenario({ ...haunted, players: [last] }).answer('place:cloud-port', 'worker:spectral')
    expect([s.state.table.quota[0], s.state.table.reputation, s.asked()]).toEqual([1, [], '1 act'])
    const spare = scenario({ ...haunted, players: [{ ...last, influence: 2 }] })
    spare.answer('place:cloud-port', 'worker:spectral')
    expect([spare.asked(), spare.state.table.quota[0]]).toEqual(['0 reputation', 0])
  })

  it('[GS] nobody without the spectre is asked which worker to send', () => {
    expect(scenario({ game: 7 }).answer('place:patch').asked()).toBe('1 act')
  })

  it('[GS] at the end of a game I can buy the spectre back with the wizard, a gauntlet, an amulet or $9', () => {
    const cards = ['wizard', 'pilgrim', 'gauntlet', 'amulet', 'scroll']
    const s = scenario({ begin: 'end', ...haunted, seats: 1, players: [{ goods: { coin: 9 }, cards }] })
    expect([s.asked(), ...s.options()]).toEqual([
      '0 free-spectral',
      'pay:wizard',
      'pay:gauntlet',
      'pay:amulet',
      'pay:coin',
      'skip',
    ])
  })

  it('[GS] $8 are not enough for the spectre', () => {
    const s = scenario({ begin: 'end', ...haunted, seats: 1, players: [{ goods: { coin: 8 } }] })
    expect([s.asked(), s.state.legacy.spectral]).toEqual(['', PURPLE])
  })

  it('[GS] what I pay for the spectre is gone before I keep anything, and the spectre is free', () => {
    const s = scenario({
      begin: 'end',
      ...haunted,
      seats: 1,
      players: [{ goods: { coin: 9 }, cards: ['wizard'] }],
    })
    s.answer('pay:coin')
    expect([s.state.legacy.spectral, s.state.legacy.charters[0]?.keptGoods[6]]).toEqual([-1, 0])
    expect(s.eventsOf('spectral-changed')).toEqual([
      { kind: 'spectral-changed', charter: PURPLE, freed: true },
    ])
  })

  it('[GS] I may leave the spectre as it is', () => {
    const s = scenario({ begin: 'end', ...haunted, seats: 1, players: [{ goods: { coin: 9 } }] }).answer(
      'skip',
    )
    expect([s.state.legacy.spectral, s.state.legacy.charters[0]?.keptGoods[6]]).toEqual([PURPLE, 1])
  })

  const black = { begin: 'end', game: 7, legacy: { spectral: 1 } } as const

  it('[GS] the owner of the spectre pays for it, and a card that is paid is discarded', () => {
    const s = scenario({ ...black, players: [{ goods: { coin: 9 } }, { cards: ['wizard', 'amulet'] }] })
    expect([s.asked(), s.state.pending?.source, ...s.options()]).toEqual([
      '1 free-spectral',
      343,
      'pay:wizard',
      'pay:amulet',
      'skip',
    ])
    s.answer('pay:amulet')
    expect([s.state.legacy.spectral, s.state.table.discard.map(s.slug)]).toEqual([-1, ['amulet']])
    expect(s.eventsOf('spectral-changed')).toMatchObject([{ charter: 1, freed: true }])
    const coins = scenario({ ...black, players: [{}, { goods: { coin: 9 }, cards: ['wizard'] }] }).answer(
      'pay:coin',
    )
    expect([coins.has(1, 'coin'), coins.state.table.discard]).toEqual([0, []])
  })

  it('[GS] nobody is asked to free the spectre with nothing to pay, or when its owner is away', () => {
    expect(scenario({ ...black, seats: 2 }).eventsOf('answered')).toEqual([])
    const away = scenario({ ...black, legacy: { spectral: 5 } })
    expect([away.asked(), away.state.phase]).toEqual(['', 'finished'])
  })

  it('[GS] the haunted player has an event, and the die that decides has no player', () => {
    const s = scenario({ begin: 'end', game: 6, guidepost: 405 }).answer('row:1', 'row:1')
    expect(s.eventsOf('spectral-changed')).toEqual([
      { kind: 'spectral-changed', charter: s.state.legacy.spectral, freed: false },
    ])
    expect(s.eventsOf('rolled')[0]).toMatchObject({ seat: -1, source: 0 })
  })
})
