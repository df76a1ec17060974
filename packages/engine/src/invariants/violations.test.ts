import { miniCatalogue, walk } from '@charterstone/testkit'
import { describe, expect, it } from 'vitest'
import { goodIndex } from '../catalogue/good.ts'
import { createEngine } from '../engine.ts'
import type { State } from '../state/state.ts'
import { violationsOf } from './violations.ts'

const engine = createEngine(miniCatalogue)

/** Game 1 of two people, set up and waiting for the first turn. */
function started(): State {
  const seats = [0, 1].map((charter) => ({ charter, name: `${charter}`, player: 'person' as const }))
  const state = engine.newCampaign({ seed: 3, seats })
  engine.startGame(state)
  while (state.pending !== null && state.pending.kind !== 'act') engine.apply(state, 'skip')
  return state
}

/** The violations after an illegal change of the state. */
function found(meddle: (state: State) => void): string[] {
  const state = started()
  meddle(state)
  return violationsOf(state, miniCatalogue)
}

describe('invariants of the state', { timeout: 60_000 }, () => {
  it('a new game has no violations', () => {
    expect(violationsOf(started(), miniCatalogue)).toEqual([])
  })

  it('a campaign has no violations before the first game and after the last', () => {
    const state = engine.newCampaign({ seed: 1, seats: [{ charter: 2, name: 'x', player: 'person' }] })
    expect(violationsOf(state, miniCatalogue)).toEqual([])
    expect(walk({ catalogue: miniCatalogue, seed: 2, seats: 1, games: 12, every: 0 }).broken).toEqual([])
  })

  it('a lost coin and a negative number of coins are violations', () => {
    expect(found(({ table }) => table.supply.splice(goodIndex.coin, 1, 27))).toEqual(['coin: 35 of 36'])
    expect(found(({ table }) => table.seats[0]?.goods.splice(goodIndex.coin, 1, -4))).toEqual([
      'coin: -4 in a seat',
      'coin: 28 of 36',
    ])
  })

  it('a minion of a type that is not released is a violation', () => {
    expect(found(({ table }) => table.seats[0]?.goods.splice(goodIndex.cat, 1, 1))).toEqual(['cat: 1 of 0'])
  })

  it('a minion on the board without an owner is a violation', () => {
    expect(found(({ table }) => table.minionAt.splice(6, 1, 1))).toEqual(['cat: 1 on the board, 0 owned'])
  })

  it('the perils of a type are all in the game or none are', () => {
    expect(found(({ table }) => table.perilAt.splice(6, 1, 2))).toEqual([
      'fuel-shortage: 1 of 6',
      'perils: 1 of 36',
    ])
  })

  it('each seat has twelve influence tokens, wherever they are', () => {
    expect(found(({ table }) => table.reputation.push(0))).toEqual(['influence of seat 0: 13 of 12'])
    expect(found(({ table }) => table.quota.splice(0, 1, 2))).toEqual(['influence of seat 1: 13 of 12'])
    expect(found(({ table }) => table.incomeAt.splice(9, 1, 3))).toHaveLength(2)
    expect(found(({ table }) => table.tolls.splice(0, 1, 1))).toEqual(['influence of seat 0: 13 of 12'])
    expect(found(({ table }) => table.scorers.splice(0, 1, 1))).toEqual([
      'influence of seat 0: 13 of 12',
      'seat 0 scored 0, tokens 1',
    ])
  })

  it('a worker on an empty plot and a third worker are violations', () => {
    expect(found(({ table }) => table.seats[0]?.workers.splice(0, 1, 8))).toEqual([
      'a worker of seat 0 stands on 8, where no building is',
    ])
    expect(found(({ table }) => table.seats[1]?.workers.push(-1))).toEqual(['workers of seat 1: 3 of 2'])
  })

  it('a duplicate, a missing and an unreleased card are violations', () => {
    expect(found(({ table }) => table.discard.push(table.mat[0] ?? 0))).toHaveLength(2)
    expect(found(({ table }) => table.deck.pop())).toHaveLength(2)
    expect(found(({ table }) => table.deck.push(43))).toEqual(['advancement cards: 15 of 14'])
  })

  it('a missing objective is a violation', () => {
    expect(found(({ table }) => table.objectiveDeck.pop())).toHaveLength(2)
  })

  it('a building whose card is still unbuilt is a violation', () => {
    const built = (state: State): void => {
      state.legacy = { ...state.legacy, crates: [2], buildings: state.legacy.buildings.with(7, 43) }
      state.table.seats[0]?.cards.push(43, 44)
    }
    expect(found(built)).toContain('building 43 stands, but its card is unbuilt')
  })

  it('a persona in two chests, or used or marked without a chest, is a violation', () => {
    const chests = (change: (charter: number) => object) => (state: State) => {
      state.legacy = {
        ...state.legacy,
        charters: state.legacy.charters.map((record, charter) => ({ ...record, ...change(charter) })),
      }
    }
    expect(found(chests((charter) => (charter === 1 ? { chest: [200, 201] } : {})))).toEqual([
      'persona 200: 2 of 1',
      'personas in chests: 7 of 6',
    ])
    expect(found(({ table }) => table.seats[0]?.personas.push(219))).toEqual([
      'persona 219 is in use and in no chest of its seat',
    ])
    expect(found(chests((charter) => (charter === 1 ? { used: [200] } : {})))).toEqual([
      'persona 200 is marked, but not in the chest',
    ])
  })

  it('a crate opened twice, too many stars and too much capacity are violations', () => {
    const change = (state: State): void => {
      const [first, ...others] = state.legacy.charters
      if (first === undefined) return
      const tampered = { ...first, glory: [7, 0], capacity: { ...first.capacity, coin: 5 } }
      state.legacy = { ...state.legacy, letters: ['A', 'A'], charters: [tampered, ...others] }
    }
    expect(found(change)).toEqual([
      'a lettered crate was opened twice',
      'glory rows: 7 0',
      'capacity for coin: 5',
    ])
  })

  it('a companion or a victory card that two charters have is a violation', () => {
    const both = (change: object) => (state: State) => {
      const charters = state.legacy.charters.map((record, charter) => ({
        ...record,
        ...(charter < 2 && change),
      }))
      state.legacy = { ...state.legacy, charters }
    }
    expect(found(both({ victoryCard: 344 }))).toEqual(['a victory card was given twice'])
    expect(found(both({ companion: { number: 337, kind: true } }))).toEqual(['a companion was given twice'])
    expect(found(both({ victoryCard: 0, companion: null }))).toEqual([])
  })

  it('the token beyond the track, too many reputation tokens and a quota table of another size are violations', () => {
    expect(found(({ table }) => Object.assign(table, { progress: 27 }))).toEqual(['progress: 27'])
    expect(found(({ table }) => Object.assign(table, { progress: -1 }))).toEqual(['progress: -1'])
    expect(found(({ table }) => Object.assign(table, { progress: 26 }))).toEqual([])
    const full = found(({ table }) => table.reputation.push(0, 0, 0, 1, 1, 1, 1))
    expect(full).toContain('reputation track: 7 tokens')
    expect(found(({ table }) => table.quota.pop())).toEqual(['quota table: 27 spaces'])
  })

  it('an automa card in two piles is a violation', () => {
    expect(found(({ table }) => table.automaDiscard.push(377, 377))).toEqual([
      'an automa card is there twice',
    ])
    expect(found(({ table }) => table.automaDiscard.push(377, 378))).toEqual([])
  })

  it('a building that stands on two plots is a violation', () => {
    const twice = (state: State): void => {
      state.legacy = {
        ...state.legacy,
        buildings: state.legacy.buildings.with(7, state.legacy.buildings[6] ?? 0),
      }
    }
    expect(found(twice)).toContain(`building ${started().legacy.buildings[6]} stands twice`)
  })

  it('influence below zero is a violation even where the sum is right', () => {
    const change = ({ table }: State): void => {
      Object.assign(table.seats[0] ?? {}, { influence: -1, spent: 13 })
    }
    expect(found(change)).toEqual(['influence of seat 0 is negative'])
  })
})
