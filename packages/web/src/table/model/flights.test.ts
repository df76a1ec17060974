import type { Event } from '@charterstone/engine'
import { describe, expect, it } from 'vitest'
import { TIMETABLE } from '../../session/timetable.ts'
import { SPEEDS } from '../../settings/settings.ts'
import { flightsOf, startsOf } from './flights.ts'

const MARKET = 605
const FARM = 5
/** The market on spot 4, the farm on spot 6. */
const BUILDINGS = [0, 0, 0, 0, MARKET, 0, FARM]

function flightOf(event: Event) {
  const [flight, ...more] = flightsOf([event], BUILDINGS)
  expect(more).toEqual([])
  return flight
}

const seat = (index: number) => ({ kind: 'seat', seat: index }) as const
const spot = (index: number) => ({ kind: 'spot', spot: index }) as const

describe('flightsOf', () => {
  it('a worker goes from its seat to the building, in the colour of the seat', () => {
    const placed = { kind: 'placed', seat: 1, building: FARM, worker: 'small' } as const
    expect(flightOf(placed)).toEqual({ what: 'worker-small', seat: 1, from: seat(1), to: spot(6) })
  })

  it('a minion looks like itself, and like a token while its type is unknown', () => {
    const placed = { kind: 'placed', seat: 1, building: FARM, worker: 'minion' } as const
    expect(flightOf({ ...placed, minion: 'golem' })).toMatchObject({ what: 'golem' })
    expect(flightOf(placed)).toMatchObject({ what: 'token' })
  })

  it('a bumped worker comes home to its own seat, not to the one that bumped it', () => {
    const bumped = { kind: 'bumped', seat: 0, by: 1, building: MARKET } as const
    expect(flightOf(bumped)).toEqual({ what: 'worker-large', seat: 0, from: spot(4), to: seat(0) })
  })

  it('a good comes from the building that gives it, and from the supply without one', () => {
    const gained = { kind: 'gained', seat: 0, good: 'wood', count: 1 } as const
    expect(flightOf({ ...gained, source: FARM })).toMatchObject({ from: spot(6), to: seat(0), seat: -1 })
    expect(flightOf({ ...gained, source: 0 })).toMatchObject({ from: { kind: 'supply' } })
    expect(flightOf({ ...gained, source: 88 })).toMatchObject({ from: { kind: 'supply' } })
  })

  it('a payment goes to the seat that gets it, else to the building, else to the supply', () => {
    const paid = { kind: 'paid', seat: 0, good: 'coin', count: 1, source: MARKET, to: -1 } as const
    expect(flightOf({ ...paid, to: 2 })).toMatchObject({ from: seat(0), to: seat(2) })
    expect(flightOf(paid)).toMatchObject({ to: spot(4) })
    expect(flightOf({ ...paid, source: 0 })).toMatchObject({ to: { kind: 'supply' } })
  })

  it('a card comes from its space on the mat, or from the deck', () => {
    const took = { kind: 'took-card', seat: 0, card: 88, source: 0 } as const
    expect(flightOf({ ...took, from: 'mat' })).toMatchObject({
      what: 'card',
      from: { kind: 'mat', card: 88 },
    })
    expect(flightOf({ ...took, from: 'top' })).toMatchObject({ from: { kind: 'deck' } })
  })

  it('a token goes to the quota space, to the objective, to the building with income', () => {
    expect(flightOf({ kind: 'sold', seat: 1, space: 7 })).toMatchObject({ to: { kind: 'quota', space: 7 } })
    expect(flightOf({ kind: 'scored-objective', seat: 1, card: 30 })).toMatchObject({
      to: { kind: 'objective', card: 30 },
    })
    expect(flightOf({ kind: 'placed-income', seat: 1, building: FARM })).toMatchObject({
      to: spot(6),
      seat: 1,
    })
  })

  it('a peril comes from its building', () => {
    const took = { kind: 'took-peril', seat: 1, peril: 'vermin', building: FARM } as const
    expect(flightOf(took)).toMatchObject({ what: 'vermin', from: spot(6), to: seat(1), seat: -1 })
  })

  it('points come to their seat', () => {
    expect(flightOf({ kind: 'won-vp', seat: 1, vp: 3, source: 0 })).toMatchObject({ what: 'vp', to: seat(1) })
  })

  it('nothing flies to a building that is not on the board', () => {
    expect(flightOf({ kind: 'placed', seat: 1, building: 99, worker: 'large' })).toBeUndefined()
    expect(flightOf({ kind: 'took-peril', seat: 1, peril: 'vermin', building: 0 })).toBeUndefined()
  })

  it('flights keep the order of the events, and what does not move is left out', () => {
    const events: readonly Event[] = [
      { kind: 'placed', seat: 0, building: FARM, worker: 'large' },
      { kind: 'round-ended', round: 1 },
      { kind: 'gained', seat: 0, good: 'wood', count: 1, source: FARM },
    ]
    expect(flightsOf(events, BUILDINGS).map(({ what }) => what)).toEqual(['worker-large', 'wood'])
  })
})

describe('startsOf', () => {
  it('one flight starts at once, a few follow each other', () => {
    expect(startsOf(0, TIMETABLE.calm)).toEqual([])
    expect(startsOf(1, TIMETABLE.calm)).toEqual([0])
    expect(startsOf(3, TIMETABLE.calm)).toEqual([0, 90, 180])
  })

  it('many flights are pressed together, so that all have landed in the time of the speed', () => {
    for (const speed of SPEEDS) {
      const { flight, flights } = TIMETABLE[speed]
      const starts = startsOf(60, TIMETABLE[speed])
      expect((starts.at(-1) ?? 0) + flight).toBeCloseTo(flights)
      expect(starts).toHaveLength(60)
    }
  })
})
