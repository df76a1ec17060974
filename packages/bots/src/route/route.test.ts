import { type Quantity, quantity } from '@charterstone/engine'
import { type Scenario, type ScenarioSetup, scenario } from '@charterstone/testkit'
import { describe, expect, it } from 'vitest'
import { playRoute } from '../../test-support/play-route.ts'
import { steadyBox } from '../../test-support/steady-box.ts'
import { type Goal, goalOfCard, isInReach } from './goal.ts'
import { missingTo } from './missing.ts'
import { placesFor } from './places-for.ts'
import { type Route, searchRoute } from './route.ts'

const game = (setup: ScenarioSetup): Scenario => scenario({ catalogue: steadyBox, ...setup })

function routeIn({ engine, state }: Scenario, goal: Goal, seat = 0): Route | null {
  const search = searchRoute(engine, engine.view(state, seat), goal)
  search.advance(Number.POSITIVE_INFINITY)
  const route = search.found()
  const turns = route === null ? null : playRoute(engine, { where: '', state, seat, goal }, route)
  expect(turns).toBe(route?.turns.length ?? null)
  return route
}

/** The buildings of the turns; `home` to retrieve. */
function stopsOf(s: Scenario, route: Route | null): readonly string[] | undefined {
  return route?.turns.map(({ spot }) =>
    spot === null ? 'home' : s.slug(s.state.legacy.buildings[spot] ?? 0),
  )
}

function missingIn({ engine, state }: Scenario, goal: Goal): readonly Quantity[] {
  return missingTo(engine, goal, engine.view(state, 0), 0)
}

const QUOTA_OF_ONE_COIN: Goal = { kind: 'quota', space: 6 }

describe('a building', () => {
  // Pit Tower costs coal, wood, clay and metal.
  const tower = (s: Scenario): Goal => ({ kind: 'building', card: s.number('pit-tower') })

  it('a building whose resources are all there takes one turn', () => {
    const s = game({ players: [{ goods: { coal: 1, wood: 1, clay: 1, metal: 1 }, cards: ['pit-tower'] }] })
    expect(missingIn(s, tower(s))).toEqual([])
    expect(stopsOf(s, routeIn(s, tower(s)))).toEqual(['zeppelin'])
  })

  it('a building that lacks two resources takes a turn for each of them, and one to bring the workers home', () => {
    const s = game({
      players: [{ goods: { clay: 1, metal: 1 }, cards: ['pit-tower'] }],
      seats: ['green', 'black'],
    })
    expect(missingIn(s, tower(s))).toEqual([quantity('coal', 1), quantity('wood', 1)])
    const stops = stopsOf(s, routeIn(s, tower(s)))
    expect(stops).toHaveLength(4)
    expect(stops?.slice(2)).toEqual(['home', 'zeppelin'])
  })

  it('a building card that lies on the mat is bought first', () => {
    const s = game({
      players: [{ goods: { coal: 2, wood: 1, clay: 1, metal: 1, coin: 1 } }],
      mat: ['pit-tower'],
    })
    expect(missingIn(s, tower(s))).toEqual([quantity('card.building', 1)])
    expect(stopsOf(s, routeIn(s, tower(s)))).toEqual(['market', 'zeppelin'])
  })

  it('a building is out of reach when another seat holds its card', () => {
    const s = game({ players: [{}, { cards: ['pit-tower'] }] })
    expect(isInReach(tower(s), s.engine.view(s.state, 0), 0)).toBe(false)
    expect(routeIn(s, tower(s))).toBeNull()
  })

  it('without influence to build there is no way to a building that the rules promise', () => {
    const s = game({
      players: [{ goods: { coal: 1, wood: 1, clay: 1, metal: 1 }, cards: ['pit-tower'], influence: 1 }],
    })
    expect(missingIn(s, tower(s))).toEqual([quantity('influence', 2)])
    expect(routeIn(s, tower(s))).toBeNull()
  })
})

it('for one coin on the quota table the Treasury and the Cloud Port are enough', () => {
  const s = game({ players: [{ goods: { wood: 1 } }] })
  expect(missingIn(s, QUOTA_OF_ONE_COIN)).toEqual([quantity('coin', 1)])
  expect(stopsOf(s, routeIn(s, QUOTA_OF_ONE_COIN))).toEqual(['treasury', 'cloud-port'])
  const places = placesFor(s.engine, QUOTA_OF_ONE_COIN, s.engine.view(s.state, 0))
  expect(places).toContain(s.spot('treasury'))
  expect(places).not.toContain(s.spot('market'))
})

it('in the turn of another seat the route begins with the next own turn', () => {
  const s = game({ players: [{}, { goods: { coin: 1 } }] })
  expect(s.asked()).toBe('0 act')
  expect(stopsOf(s, routeIn(s, QUOTA_OF_ONE_COIN, 1))).toEqual(['cloud-port'])
})

it('an objective counts what the seat has', () => {
  const s = game({ players: [{ goods: { coin: 6 } }], objectives: ['six-coins', 'two-assistants'] })
  const goal = goalOfCard(s.engine.catalogue, s.number('six-coins'))
  if (goal === null) throw new Error('no goal')
  expect(stopsOf(s, routeIn(s, goal))).toEqual(['grandstand'])
  expect(missingIn(s, { kind: 'objective', card: s.number('two-assistants') })).toEqual([
    quantity('count.assistants', 2),
  ])
})

it('a card that leads to no goal cannot be one', () => {
  const s = game({})
  expect(goalOfCard(s.engine.catalogue, s.engine.catalogue.guests[0]?.number ?? 0)).toBeNull()
})
