import { type Scenario, type ScenarioSetup, scenario } from '@charterstone/testkit'
import { describe, expect, it, test } from 'vitest'
import { STANDARD_BOARD } from '../catalogue/board.ts'
import { goodIndex } from '../catalogue/good.ts'
import { gloryOf } from '../end/glory.ts'

const GREEN = 2
const newcomer = { charter: GREEN, name: 'Greta', player: 'person' } as const

/** Between two games; the campaign is about to play this one. */
function between(game: number, setup: ScenarioSetup = {}): Scenario {
  const s = scenario({ begin: 'end', game: game - 1, ...setup })
  while (s.asked() !== '') s.answer(s.options()[0] ?? '')
  s.engine.packUp(s.state)
  return s
}

const rows = (stars: number) => [Math.min(6, stars), Math.max(0, stars - 6), 0, 0, 0, 0, 0, 0, 0]

describe('leaving the campaign', () => {
  const owner = { goods: { coin: 2, wood: 1, cat: 1 }, cards: ['sherpa'], chest: ['first-black', 'miner'] }

  it('[R2.3] a player who leaves returns coins, resources, cards and minions to the general supply', () => {
    const s = between(3, { players: [{}, owner] })
    expect(s.state.legacy.charters[1]?.keptCards).toEqual([s.number('sherpa')])
    expect(s.engine.leave(s.state, 1)).toBeUndefined()
    expect(s.state.legacy.charters[1]).toMatchObject({ keptCards: [], keptGoods: new Array(19).fill(0) })
    expect(s.state.legacy.advancement).toContain(s.number('sherpa'))
    s.engine.startGame(s.state)
    const { supply } = s.state.table
    expect([supply[goodIndex.coin], supply[goodIndex.wood], supply[goodIndex.cat]]).toEqual([36, 12, 6])
  })

  it('[R2.3] the charter of a player who leaves becomes inactive: nobody sits there, and it has nothing to say', () => {
    const s = between(3, { seats: 3 })
    s.engine.leave(s.state, 1)
    expect(s.state.legacy.seats.map(({ charter }) => charter)).toEqual([0, GREEN])
    s.engine.startGame(s.state)
    expect(s.state.table.seats.map(({ charter }) => charter)).toEqual([0, GREEN])
    expect(s.state.table.progress).toBe(STANDARD_BOARD.progress.starts[1])
  })

  it('[R2.3] personas, glory and buildings of a player who leaves stay with the charter', () => {
    const s = between(3, { players: [{}, owner], charters: { black: { glory: rows(4) } } })
    s.engine.leave(s.state, 1)
    const charter = s.state.legacy.charters[1]
    expect(charter?.chest).toEqual([s.number('first-black'), s.number('miner')])
    expect(charter && gloryOf(charter)).toBe(4)
    expect(s.state.legacy.buildings).toContain(s.number('seam'))
  })

  it('[R2.3] nobody leaves in the middle of a game, nor the last one at all', () => {
    const playing = scenario({ game: 3 })
    expect(playing.engine.leave(playing.state, 1)).toBe('game-on-table')
    const alone = between(3, { seats: 1 })
    expect(alone.engine.leave(alone.state, 0)).toBe('last-seat')
    expect(alone.engine.leave(alone.state, GREEN)).toBe('no-such-seat')
    expect(alone.state.legacy.seats).toHaveLength(1)
  })
})

test('[R2.4] after game 1 a newcomer takes an empty charter', () => {
  const s = between(2)
  expect(s.engine.join(s.state, newcomer)).toBeUndefined()
  s.engine.startGame(s.state)
  expect(s.state.table.seats.map(({ charter }) => charter)).toEqual([0, 1, GREEN])
  expect(s.state.table.progress).toBe(STANDARD_BOARD.progress.starts[2])
})

test('[R2.4] a newcomer takes one building card or constructed card of the deck, by chance', () => {
  const setup = { deck: ['kiln', 'orchard-built', 'sherpa', 'lamp', 'inn'], players: [{ vp: 1 }] } as const
  const drawn = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => {
    const s = between(3, { ...setup, seed })
    const before = s.state.legacy.advancement.length
    s.engine.join(s.state, newcomer)
    expect(s.state.legacy.advancement).toHaveLength(before - 1)
    return s.state.legacy.charters[GREEN]?.keptCards.map(s.slug).join()
  })
  for (const card of drawn) expect(['kiln', 'orchard-built', 'inn']).toContain(card)
  expect(new Set(drawn).size).toBeGreaterThan(1)
})

test('[R2.4] a newcomer takes no card when the deck has none of them', () => {
  const s = between(3, { deck: ['sherpa', 'lamp'], players: [{ vp: 1 }] })
  s.engine.join(s.state, newcomer)
  expect(s.state.legacy.charters[GREEN]?.keptCards).toEqual([])
})

test('[R2.4] a newcomer has as much glory and capacity as the lowest of the others', () => {
  const low = { glory: rows(7), capacity: { coin: 3, resource: 1, card: 2, minion: 1 } }
  const high = { glory: rows(9), capacity: { coin: 2, resource: 4, card: 2, minion: 1 } }
  const s = between(5, { players: [{ vp: 1 }, { vp: 1 }], charters: { purple: low, black: high } })
  s.engine.join(s.state, newcomer)
  const charter = s.state.legacy.charters[GREEN]
  expect(charter && gloryOf(charter)).toBe(7)
  expect(charter?.capacity).toEqual({ coin: 2, resource: 1, card: 2, minion: 1 })
})

test('[R2.4] a charter that has more glory than the lowest of the others keeps it when a newcomer takes it', () => {
  const rich = { glory: rows(9), capacity: { coin: 4, resource: 1, card: 1, minion: 1 } }
  const s = between(5, { players: [{ vp: 1 }, { vp: 1 }], charters: { green: rich } })
  s.engine.join(s.state, newcomer)
  expect(s.state.legacy.charters[GREEN]).toMatchObject(rich)
})

test('[R2.4] nobody joins before game 2, in the middle of a game, or with a charter that is taken', () => {
  const fresh = scenario()
  expect(fresh.engine.join(fresh.state, newcomer)).toBe('game-on-table')
  fresh.state.phase = 'between'
  expect(fresh.engine.join(fresh.state, newcomer)).toBe('before-game-2')
  const s = between(3)
  expect(s.engine.join(s.state, { ...newcomer, charter: 1 })).toBe('charter-taken')
  expect(s.engine.join(s.state, { ...newcomer, charter: 6 })).toBe('charter-taken')
})

test('[R2.4] the newcomer names the persona when their first game begins, as the others did in game 1', () => {
  const s = between(3)
  s.engine.join(s.state, newcomer)
  s.engine.startGame(s.state)
  expect(s.asked()).toBe('2 name')
  s.answer('name:Grimbold')
  expect(s.state.legacy.names[s.number('first-green')]).toBe('Grimbold')
  expect(s.asked()).toMatch(/act$/)
})
