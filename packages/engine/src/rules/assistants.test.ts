import { scenario } from '@charterstone/testkit'
import { expect, test } from 'vitest'

const named = {
  legacy: { names: Object.fromEntries([206, 207, 208, 209, 210, 211, 212, 213].map((card) => [card, 'x'])) },
}

test('[R8] an assistant gives its bonus each time I use what it names', () => {
  const s = scenario({
    ...named,
    players: [{ goods: { coin: 3 }, cards: ['broker'] }, { workers: ['lot', 'bank'] }],
  })
  s.answer('place:cloud-port', 'quota:coin-1')
  expect(s.seat(0).vp).toBe(4)
  s.answer('place:cloud-port', 'quota:coin-2')
  expect(s.seat(0).vp).toBe(9)
})

test('[R8] nothing else brings the bonus of an assistant', () => {
  const s = scenario({
    ...named,
    players: [{ goods: { wood: 1 }, cards: ['broker', 'innovator'] }],
  }).answer('place:treasury')
  expect(s.seat(0).vp).toBe(0)
})

test('[R8] another player who does what my assistant names brings no bonus', () => {
  const s = scenario({ ...named, players: [{ cards: ['broker'] }, { goods: { coin: 1 } }] })
  s.answer('place:patch', 'place:cloud-port')
  expect([s.seat(0).vp, s.seat(1).vp]).toEqual([0, 3])
})

test('[R8] several assistants all give their bonus', () => {
  const s = scenario({
    ...named,
    progress: 3,
    players: [{ goods: { coin: 4 }, cards: ['innovator', 'sherpa', 'longshoreman', 'patch-built'] }],
  }).answer('place:charterstone', 'open:patch-built', 'take')
  expect(s.seat(0).vp).toBe(5 + 2 + 1 + 1)
})

test('[R8] I may decline the bonus of an assistant that costs something', () => {
  const s = scenario({
    ...named,
    players: [{ goods: { wood: 1, coin: 1 }, cards: ['archivist'] }],
    mat: ['kite'],
  })
  s.answer('place:market', 'card:kite')
  expect(s.options()).toEqual(['take', 'skip'])
  expect(s.answer('skip').state.table.reputation).toEqual([])
})

test('[R8.1] an assistant that I gain by that very use is too late', () => {
  const s = scenario({ ...named, players: [{ goods: { wood: 1, coin: 1 } }], mat: ['archivist'] })
  s.answer('place:market', 'card:archivist')
  expect([s.cards(0), s.asked()]).toEqual([['archivist'], '1 act'])
})

test('[R8.1] the next use brings the bonus of an assistant that was too late', () => {
  const s = scenario({
    ...named,
    seats: 1,
    players: [{ goods: { wood: 2, coin: 2 } }],
    mat: ['archivist', 'kite'],
  })
  s.answer('place:market', 'card:archivist', 'place:market', 'card:kite')
  expect(s.asked()).toBe('0 reputation')
})

test('[R8.1] an assistant that I held before and pay away still helps with that use', () => {
  const s = scenario({ ...named, players: [{ cards: ['broker'] }] }).answer('place:cloud-port')
  expect([s.cards(0), s.seat(0).vp]).toEqual([[], 4])
})

test('[R8.1] a Longshoreman that the Market gives me is too late for the reputation that follows', () => {
  const s = scenario({
    ...named,
    players: [{ goods: { wood: 1, coin: 1 }, cards: ['archivist'] }],
    mat: ['longshoreman'],
  }).answer('place:market', 'card:longshoreman', 'take')
  expect([s.state.table.reputation, s.seat(0).vp]).toEqual([[0], 0])
})

test('[R8.2] I may name an assistant that has no name yet, on my turn', () => {
  const s = scenario({ players: [{ cards: ['sherpa', 'broker'] }, { cards: ['maestro'] }] })
  expect(s.options()).toEqual(expect.arrayContaining(['name:sherpa', 'name:broker']))
  expect(s.options()).not.toContain('name:maestro')
  s.answer('name:sherpa', 'name:Tilda')
  expect([s.state.legacy.names[209], s.asked()]).toEqual(['Tilda', '0 act'])
})

test('[R8.2] the name of an assistant is permanent', () => {
  const s = scenario({ players: [{ cards: ['sherpa', 'broker'] }] }).answer('name:sherpa', 'name:Tilda')
  expect(s.options()).not.toContain('name:sherpa')
  expect(s.options()).toContain('name:broker')
})

test('[R8.2] naming an assistant takes no turn', () => {
  const s = scenario({ players: [{ cards: ['sherpa'] }] }).answer('name:sherpa', 'name:Tilda', 'place:patch')
  expect(s.asked()).toBe('1 act')
})

test('[R8.2] a card that is no assistant gets no name', () => {
  expect(
    scenario({ players: [{ cards: ['kite', 'kiln', 'pim'] }] })
      .options()
      .join(),
  ).not.toContain('name:')
})
