import { scenario } from '@charterstone/testkit'
import { expect, it } from 'vitest'

it('one seat takes turn after turn while the others stand still', () => {
  const s = scenario({ seats: 3 })
  const others = JSON.stringify(s.state.table.seats.slice(1))
  expect(s.engine.passOthers(s.state, 0)).toBe(true)
  // With both workers out, all that is left in the third turn is to retrieve them: it is taken automatically.
  for (const turns of [1, 2, 4]) {
    expect([s.asked(), s.seat(0).turns]).toEqual(['0 act', turns])
    s.answer(s.options()[turns] ?? '')
  }
  expect(JSON.stringify(s.state.table.seats.slice(1))).toBe(others)
  expect(s.state.table.round).toBe(1)
})

it('in the turn of another seat, that turn is skipped', () => {
  const s = scenario({ seats: 3 })
  expect(s.engine.passOthers(s.state, 2)).toBe(true)
  expect([s.asked(), s.seat(0).workers]).toEqual(['2 act', [-1, -1]])
})

it('asked twice in one turn, it changes nothing the second time', () => {
  const s = scenario({ seats: 2 })
  s.engine.passOthers(s.state, 0)
  const once = JSON.stringify(s.state)
  expect(s.engine.passOthers(s.state, 0)).toBe(true)
  expect(JSON.stringify(s.state)).toBe(once)
})

it('after the end of a game there are no turns', () => {
  const s = scenario({ seats: 2, begin: 'end' })
  expect(s.engine.passOthers(s.state, 0)).toBe(false)
})
