import { greengully } from '@charterstone/content'
import { type Event, plotSpot } from '@charterstone/engine'
import { describe, expect, it } from 'vitest'
import { stopsOf } from '../../../test-support/campaign-walk.ts'
import { sayIn } from '../../../test-support/say-in.ts'
import { tableAt } from '../../../test-support/table-at.ts'
import type { TableValue } from '../table-context.tsx'
import { goalRankingOf, guidepostOf, objectivesOf } from './goals.ts'
import { buildingsOf, gatesOf, nameAt, sceneWords, tokensOf } from './scene.ts'
import { spotLabels } from './spot-label.ts'
import { freshSpots } from './tile-states.ts'

const MARKET = 4
const stop = stopsOf({ seed: 9, seats: 2 }).find(({ decision }) => decision?.kind === 'act')
if (stop === undefined) throw new Error('no turn')
const table = tableAt(stop)
const say = await sayIn('en')

/** The same table with something else on one spot. */
function withSpot(spot: number, things: Partial<TableValue['board']['spots'][number]>): TableValue {
  const spots = table.board.spots.map((here, index) => (index === spot ? { ...here, ...things } : here))
  return { ...table, board: { ...table.board, spots } }
}

describe('the tokens of the village', () => {
  it('a spot with nothing on it has no tokens', () => {
    expect(
      tokensOf(withSpot(MARKET, { workers: [], income: [], minion: null, peril: null })).has(MARKET),
    ).toBe(false)
  })

  it('workers and income tokens have the colour of their seat', () => {
    const things = { workers: [{ seat: 1, kind: 'small' as const }], income: [0, 1] }
    expect(tokensOf(withSpot(MARKET, things)).get(MARKET)).toMatchObject({
      workers: [{ charter: 'black', kind: 'small' }],
      income: ['purple', 'black'],
    })
  })

  it('a minion without an owner has no colour', () => {
    const lone = withSpot(MARKET, { minion: 'cat', minionSeat: null })
    expect(tokensOf(lone).get(MARKET)?.minion).toEqual({ kind: 'cat', owner: null })
    const owned = withSpot(MARKET, { minion: 'cat', minionSeat: 1 })
    expect(tokensOf(owned).get(MARKET)?.minion).toEqual({ kind: 'cat', owner: 'black' })
  })

  it('a minion on a bare plot is drawn, too', () => {
    const plot = plotSpot(5, 5)
    expect(table.view.legacy.buildings[plot]).toBe(0)
    expect(tokensOf(withSpot(plot, { minion: 'cat', minionSeat: null })).has(plot)).toBe(true)
  })

  it('a peril is drawn on its building', () => {
    expect(tokensOf(withSpot(MARKET, { peril: 'vermin' })).get(MARKET)?.peril).toBe('vermin')
  })
})

describe('the buildings and signs of the village', () => {
  it('each spot has its building, a bare plot none', () => {
    const buildings = buildingsOf(table.catalogue, table.view.legacy.buildings)
    expect(buildings[MARKET]?.commons).toBe('market')
    expect(buildings[plotSpot(5, 5)]).toBeNull()
    expect(nameAt(table, plotSpot(5, 5))).toBe('')
    expect(nameAt(table, MARKET)).not.toBe('')
  })

  it('the gate of a seat bears its name; you and the seat that is asked are marked', () => {
    const gates = gatesOf(say, table)
    const you = stop.view.seat === 0 ? gates.purple : gates.black
    expect(you).toMatchObject({ kind: 'you', isAsked: true })
    const other = stop.view.seat === 0 ? gates.black : gates.purple
    expect(other).toMatchObject({ kind: 'other', isAsked: false })
    expect(gates.red.kind).toBe('empty')
  })

  it('while another seat is waited for, its gate is marked', () => {
    const waited = {
      ...table,
      decision: null,
      game: { ...table.game, waiting: { kind: 'bot', seat: 1 } as const },
    }
    expect(gatesOf(say, waited).black).toMatchObject({ isAsked: true })
    expect(gatesOf(say, waited).purple).toMatchObject({ isAsked: false })
  })

  it('the village is called by its name, or by what it is', () => {
    const named = (village: string) => sceneWords(say, { ...table, game: { ...table.game, village } }).village
    expect(named('Brook')).toBe('Brook')
    expect(named('')).not.toBe('')
  })
})

describe('new houses', () => {
  const built = (seat: number, spot: number): Event => ({
    kind: 'constructed',
    seat,
    building: 20,
    spot,
    over: 0,
  })
  const turn = (seat: number): Event => ({ kind: 'turn-started', seat, round: 1 })
  const fresh = (...events: Event[]) => {
    const [first] = stop.log
    if (first === undefined) throw new Error('no set-up')
    return [...freshSpots([{ ...first, events }])]
  }

  it('new houses are new until the next turn of their builder', () => {
    expect(fresh(built(0, 7))).toEqual([7])
    expect(fresh(built(0, 7), turn(1))).toEqual([7])
    expect(fresh(built(0, 7), turn(1), turn(0))).toEqual([])
  })

  it('new houses that the rules put there are new until the round ends', () => {
    expect(fresh(built(-1, 7), turn(0), turn(1))).toEqual([7])
    expect(fresh(built(-1, 7), { kind: 'round-ended', round: 1 })).toEqual([])
    expect(fresh(built(0, 7), { kind: 'round-ended', round: 1 })).toEqual([7])
  })
})

describe('the label of a spot', () => {
  const labelOf = (of: TableValue, spot: number) => spotLabels(say, of)(spot)

  it('the label of a spot begins with the name and says who is there', () => {
    const label = labelOf(withSpot(MARKET, { workers: [{ seat: 1, kind: 'large' }] }), MARKET)
    expect(label.startsWith(nameAt(table, MARKET))).toBe(true)
    expect(label).toContain('black player')
  })

  it('the label of a bare plot says so, and whose it is', () => {
    const label = labelOf(table, plotSpot(5, 5))
    expect(label.startsWith(say('preview.plot'))).toBe(true)
    expect(label).toContain(table.cast.charters[5])
  })

  it('the label of a spot says why a building is closed, but not when it can be used another way', () => {
    const place = { kind: 'place', by: 'worker', spot: MARKET, building: 605, slug: 'market' } as const
    const shut = { key: 'x', option: place, target: { kind: 'spot', spot: MARKET } as const }
    const closed = [{ ...shut, reason: { lack: 'coin', count: 2 } as const }]
    const reason = 'coins'
    expect(labelOf({ ...table, choices: [], closed }, MARKET)).toContain(reason)
    const open = labelOf({ ...table, choices: [shut], closed }, MARKET)
    expect(open.length).toBeLessThan(labelOf({ ...table, choices: [], closed }, MARKET).length)
  })

  it('the label of a spot has no full stop twice in a row', () => {
    for (let spot = 0; spot < 40; spot++) expect(labelOf(table, spot)).not.toContain('..')
  })
})

describe('the goals of a seat', () => {
  const [objective] = greengully.objectives
  if (objective === undefined) throw new Error('no objective')
  const { number: card } = objective

  function withObjectives(scorers: readonly number[], held: readonly number[], scored: readonly number[]) {
    const seats = table.view.table.seats.map((seat) => ({
      ...seat,
      objectives: [...held],
      scored: [...scored],
    }))
    const board = { ...table.board, objectives: [{ card, scorers }] }
    return { ...table, board, view: { ...table.view, table: { ...table.view.table, seats } } }
  }

  it('public objectives come first among the goals of a seat, then private ones, then those that are scored', () => {
    const [, second, third] = greengully.objectives
    const list = objectivesOf(withObjectives([], [second?.number ?? 0], [third?.number ?? 0]), 0)
    expect(list.map(({ isPrivate, isScored }) => `${isPrivate} ${isScored}`)).toEqual([
      'false false',
      'true false',
      'true true',
    ])
  })

  it('a public objective is scored by the seats whose token it bears', () => {
    const [own] = objectivesOf(withObjectives([0], [], []), 0)
    const [other] = objectivesOf(withObjectives([0], [], []), 1)
    expect([own?.isScored, other?.isScored]).toEqual([true, false])
  })

  it('a spectator has nothing and meets nothing', () => {
    const [first] = objectivesOf(withObjectives([], [], []), -1)
    expect(first).toMatchObject({ have: 0, isMet: false })
  })

  it('the goal of a guidepost is led by the seats with the best amount', () => {
    const withGoal = (kind: string) =>
      greengully.guideposts.find(({ goal }) => typeof goal === 'object' && kind in goal)
    const most = withGoal('most')
    const fewest = withGoal('fewest')
    for (const guidepost of [most, fewest]) {
      if (guidepost === undefined) throw new Error('no such goal')
      const view = { ...table.view, table: { ...table.view.table, guidepost: guidepost.number } }
      const ranking = goalRankingOf(table.engine, view)
      const best =
        guidepost === most ? Math.max(...(ranking?.amounts ?? [])) : Math.min(...(ranking?.amounts ?? []))
      expect(ranking?.best).toBe(best)
      expect(ranking?.leaders.every((seat) => ranking.amounts[seat] === best)).toBe(true)
      expect(guidepostOf(greengully, view)).toBe(guidepost)
    }
  })

  it('without a guidepost there is no goal', () => {
    const view = { ...table.view, table: { ...table.view.table, guidepost: 0 } }
    expect(goalRankingOf(table.engine, view)).toBeNull()
  })
})
