import { scenario } from '@charterstone/testkit'
import { describe, expect, it } from 'vitest'
import { STANDARD_BOARD } from '../catalogue/board.ts'
import type { Event } from '../loop/event.ts'
import { at } from '../state/list.ts'
import { plotSpot } from '../state/spot.ts'

const { starts } = STANDARD_BOARD.progress

const STEPS: readonly Event['kind'][] = [
  'island-placed',
  'constructed',
  'revealed',
  'progressed',
  'guidepost-revealed',
  'rolled',
  'persona-activated',
  'gained',
  'game-started',
]

/** The events of set-up, without repetitions. */
function order(events: readonly Event[]): string[] {
  const kinds = events
    .filter(({ kind }) => STEPS.includes(kind))
    .map((event) => (event.kind === 'revealed' ? event.where : event.kind))
  return kinds.filter((kind, index) => kind !== kinds[index - 1])
}

describe('setting up later games', () => {
  it('[R4.1] the set-up of a later game goes: islands, empty charters, mat, objectives, progress, guidepost, first player, personal supplies', () => {
    const rules = ['islands', 'inactive-charters', 'peril', 'guideposts'] as const
    const players = [{ chest: ['gardener', 'miner'] }]
    const charters = { purple: { glory: [0, 6, 0, 0, 0, 0, 0, 0, 0] } }
    const deck = [
      'kiln',
      'inn',
      'sherpa',
      'broker',
      'maestro',
      'engineer',
      'innovator',
      'archivist',
      'stable',
      'crane',
    ]
    const s = scenario({ begin: 'setup', game: 6, seats: 1, guidepost: 405, rules, players, charters, deck })
    s.answer('island:1', 'plot:2', 'island:2', 'plot:3', 'persona:miner')
    expect(order(s.events)).toEqual([
      'island-placed',
      'deck',
      'constructed',
      'deck',
      'constructed',
      'deck',
      'constructed',
      'deck',
      'constructed',
      'mat',
      'objectives',
      'progressed',
      'guidepost-revealed',
      'rolled',
      'persona-activated',
      'gained',
      'game-started',
    ])
  })

  it('[R4.1] peril comes after islands and empty charters: on what was just built there, not under an island', () => {
    const rules = ['islands', 'inactive-charters', 'peril'] as const
    const s = scenario({
      begin: 'setup',
      game: 6,
      seats: 1,
      rules,
      village: { purple: ['patch', 'kiln'] },
      deck: ['inn'],
    })
    s.answer('island:1', 'plot:2', 'island:2', 'plot:3')
    expect(s.state.table.perilAt[s.spot('inn')]).toBeGreaterThan(0)
    expect(s.state.table.perilAt[s.spot('kiln')]).toBe(0)
    expect(s.state.table.perilAt[s.spot('patch')]).toBeGreaterThan(0)
  })

  it.each(starts.map((space, index) => [index + 1, space]))(
    '[R4.2] with %i players the token starts on space %i, in any game',
    (seats, space) => {
      expect(scenario({ begin: 'setup', game: 7, seats }).state.table.progress).toBe(space)
    },
  )

  it('[R4.2] automas count as players for the start of the token in a later game', () => {
    const s = scenario({ begin: 'setup', game: 7, seats: 3, automas: [1, 2] })
    expect(s.eventsOf('progressed')[0]).toMatchObject({ to: starts[2], why: 'setup' })
  })

  it.each([
    [402, 1, at(starts, 0) + 2],
    [402, 6, at(starts, 5) + 2],
    [403, 1, at(starts, 0) - 2],
    [403, 6, at(starts, 5) - 2],
  ])('[G4] guidepost %i with %i players shifts the start to space %i', (guidepost, seats, space) => {
    const s = scenario({ begin: 'setup', game: 4, guidepost, seats })
    expect(s.state.table.progress).toBe(space)
    expect(s.eventsOf('placed-reputation')).toEqual([])
  })

  it('[G4] a token that starts on the first space is not shifted back', () => {
    const houseRules = { progressStart: 'first-space' } as const
    const s = scenario({ begin: 'setup', game: 4, guidepost: 403, houseRules })
    expect(s.state.table.progress).toBe(0)
  })

  it('[G4] only in game 4 does a guidepost shift the start of the token', () => {
    expect(scenario({ begin: 'setup', game: 5, guidepost: 404 }).state.table.progress).toBe(starts[1])
  })

  it('[R4.3] game 1 has no guidepost, every later one has', () => {
    expect(scenario({ begin: 'setup' }).state.table.guidepost).toBe(0)
    const s = scenario({ begin: 'setup', game: 2, guidepost: 400 })
    expect([s.state.table.guidepost, s.eventsOf('guidepost-revealed').length]).toEqual([400, 1])
  })

  it('[R4.3] after game 1 guidepost 400 waits', () => {
    const s = scenario({ begin: 'end', game: 1 }).skipNames()
    s.engine.packUp(s.state)
    s.engine.startGame(s.state)
    expect([s.state.legacy.game, s.state.table.guidepost]).toEqual([2, 400])
  })

  it('[R4.4] the die is rolled until it shows an active charter, whose player begins', () => {
    const starts = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => {
      const s = scenario({ begin: 'setup', game: 3, seed, seats: ['black', 'red'] })
      const rolls = s.eventsOf('rolled').map(({ charter }) => charter)
      expect(rolls.slice(0, -1).filter((charter) => charter === 1 || charter === 3)).toEqual([])
      expect(s.asked()).toBe(`${[1, 3].indexOf(rolls.at(-1) ?? -1)} act`)
      return s.state.table.first
    })
    expect(new Set(starts)).toEqual(new Set([0, 1]))
  })

  it('[R4.5] in a later game my supply is a persona, 2 workers, 12 influence and 0 VP', () => {
    const { seat, number } = scenario({ begin: 'setup', game: 2 })
    expect(seat(0)).toMatchObject({
      personas: [number('first-purple')],
      workers: [-1, -1],
      influence: 12,
      vp: 0,
    })
  })

  it('[R4.5] only in game 1 I also have the constructed card of my basic building', () => {
    expect(scenario({ begin: 'setup' }).cards(0)).toEqual(['patch-built'])
    const s = scenario({ begin: 'end', game: 2 })
    s.engine.packUp(s.state)
    s.engine.startGame(s.state)
    expect(s.cards(0)).toEqual([])
  })

  it('[R4.6] each of us starts game 1 with $4, and game 2 with nothing', () => {
    expect(scenario({ begin: 'setup' }).answer('skip', 'skip').has(1, 'coin')).toBe(4)
    expect(scenario({ begin: 'setup', game: 2 }).has(1, 'coin')).toBe(0)
  })

  it('[R4.7] the constructed cards of empty and automa charters are in the deck of game 1', () => {
    const s = scenario({ begin: 'setup', seats: 3, automas: [1] }).answer('skip', 'skip')
    const piles = [...s.state.table.mat, ...s.state.table.deck]
      .map(s.slug)
      .filter((card) => card.endsWith('-built'))
    expect(piles.toSorted()).toEqual(['bank-built', 'field-built', 'seam-built', 'vein-built'])
    expect([s.cards(0), s.cards(1), s.cards(2)]).toEqual([['patch-built'], [], ['lot-built']])
  })

  it('[R4.8] what I kept is mine again, and missing from the general supply', () => {
    const players = [{ goods: { coin: 2, wood: 1 }, cards: ['sherpa'] }]
    const s = scenario({ begin: 'setup', game: 3, players })
    expect([s.has(0, 'coin'), s.has(0, 'wood'), s.cards(0)]).toEqual([2, 1, ['sherpa']])
    expect([s.state.table.supply[6], s.state.table.supply[2]]).toEqual([34, 11])
  })

  it('[R4.8] bonuses for glory are taken in reverse player order', () => {
    const row = { glory: [6, 0, 0, 0, 0, 0, 0, 0, 0] }
    const s = scenario({
      begin: 'setup',
      game: 3,
      seats: 3,
      charters: { purple: row, black: row, green: row },
    })
    const { first } = s.state.table
    const seats = [2, 1, 0].map(() => {
      const seat = s.state.pending?.seat
      s.answer('gain:wood')
      return seat
    })
    expect(seats).toEqual([(first + 2) % 3, (first + 1) % 3, first])
    expect(s.asked()).toBe(`${first} act`)
  })

  it('[R5.3] a persona that I unlock goes to my chest and cannot be used in this game, not even with a gauntlet', () => {
    const players = [
      { goods: { coin: 4 }, cards: ['seam-built', 'gauntlet'], chest: ['first-purple', 'mason'] },
    ]
    const s = scenario({ game: 3, rules: ['treasures'], players, legacy: { crates: [1] } })
    s.answer('place:charterstone', 'open:seam-built', 'use:gauntlet')
    expect(s.state.legacy.charters[0]?.chest.map(s.slug)).toEqual(['first-purple', 'mason', 'miner'])
    expect(s.options()).toEqual(['persona:first-purple', 'persona:mason', 'skip'])
  })

  it('[R5.3] a persona of any charter belongs to the player who opened the crate, from the next game on', () => {
    const players = [{ goods: { coin: 4 }, cards: ['seam-built'], chest: ['first-purple'] }]
    const s = scenario({ game: 3, players }).answer('place:charterstone', 'open:seam-built')
    expect(s.state.legacy.charters[1]?.chest.map(s.slug)).toEqual(['first-black'])
    s.state.phase = 'finished'
    s.engine.packUp(s.state)
    s.engine.startGame(s.state)
    expect(s.options()).toEqual(['persona:first-purple', 'persona:miner'])
  })

  it('[G8] guidepost 407 brings peril if no crate has', () => {
    const s = scenario({ begin: 'setup', game: 8, guidepost: 407 })
    expect(s.state.legacy.rules.peril).toBe(true)
    expect(s.state.table.perilAt[plotSpot(0, 0)]).toBeGreaterThan(0)
    expect(s.state.table.supply.slice(13).reduce((total, count) => total + count, 0)).toBe(30)
    expect(scenario({ begin: 'setup', game: 7, guidepost: 406 }).state.legacy.rules.peril).toBe(false)
  })
})
