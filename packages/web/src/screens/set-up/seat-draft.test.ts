import { expect, test } from 'vitest'
import { addSeat, chooseCharter, FIRST_SEATS, playersOf, removeSeat, seatConfigs } from './seat-draft.ts'

const chartersOf = (seats: typeof FIRST_SEATS) => seats.map(({ charter }) => charter)

test('a table can be laid for six, and no charter twice', () => {
  let seats = FIRST_SEATS
  for (let more = 0; more < 8; more++) seats = addSeat(seats)
  expect(chartersOf(seats)).toEqual([0, 3, 4, 1, 2, 5])
  expect(new Set(seats.map(({ id }) => id)).size).toBe(6)
})

test('a seat that loses its charter takes the other seat’s', () => {
  expect(chartersOf(chooseCharter(FIRST_SEATS, 0, 3))).toEqual([3, 0, 4])
})

test('the last seat cannot be removed', () => {
  const one = removeSeat(removeSeat(removeSeat(FIRST_SEATS, 0), 0), 0)
  expect(one).toHaveLength(1)
})

test('the engine hears who answers and who is played by rule', () => {
  const seats = FIRST_SEATS.map((seat, index) =>
    index === 2 ? { ...seat, kind: 'automa' as const, name: ' ' } : seat,
  )
  expect(playersOf(seats)).toEqual(['person', 'medium:builder', 'automa'])
  expect(seatConfigs(seats)).toEqual([
    { charter: 0, name: 'Mira', player: 'person' },
    { charter: 3, name: 'Jonas', player: 'person' },
    { charter: 4, name: 'Vera', player: 'automa' },
  ])
})
