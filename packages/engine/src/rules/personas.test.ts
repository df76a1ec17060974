import { scenario } from '@charterstone/testkit'
import { expect, test } from 'vitest'

test('[R5.1] I name my original persona, and the name stays', () => {
  const s = scenario({ begin: 'setup', seats: 1 })
  expect(s.asked()).toBe('0 name')
  s.answer('name:Old Marrow')
  expect(s.state.legacy.names[s.number('first-purple')]).toBe('Old Marrow')
  expect(s.asked()).toBe('0 act')
})

test('[R5.1] I need not name my original persona', () => {
  const s = scenario({ begin: 'setup', seats: 1 }).answer('skip')
  expect([s.state.legacy.names, s.asked()]).toEqual([{}, '0 act'])
})

test('[R5.1] the name of a persona has at most 40 characters, no control characters and is not empty', () => {
  const s = scenario({ begin: 'setup', seats: 1 })
  expect(s.engine.apply(s.state, 'name:  \u0007 ')).toEqual({ reason: 'empty-name', key: 'name:  \u0007 ' })
  s.answer(`name: Ann\n  Marrow ${'x'.repeat(60)}`)
  expect(s.state.legacy.names[s.number('first-purple')]).toBe(`Ann Marrow ${'x'.repeat(29)}`)
})

test('[R5.1] an original persona has no ability', () => {
  const s = scenario({ players: [{ personas: ['first-purple'] }] }).answer('place:patch')
  expect(s.eventsOf('won-vp')).toEqual([])
})

test('[R5.2] at set-up I choose one persona of my chest', () => {
  const s = scenario({
    begin: 'setup',
    seats: 1,
    game: 2,
    players: [{ chest: ['first-purple', 'gardener'] }],
  })
  expect(s.options()).toEqual(['persona:first-purple', 'persona:gardener'])
  expect(s.answer('persona:gardener').seat(0).personas.map(s.slug)).toEqual(['gardener'])
})

test('[R5.2] with one persona in the chest nobody asks', () => {
  const s = scenario({ begin: 'setup', seats: 1, game: 2, players: [{ chest: ['gardener'] }] })
  expect([s.asked(), s.seat(0).personas.map(s.slug)]).toEqual(['0 act', ['gardener']])
})

test('[R5.2] a second persona in use comes only from an effect, such as the Shoemaker', () => {
  const s = scenario({
    village: { purple: ['patch', 'shoemaker'] },
    players: [{ goods: { wood: 1 }, personas: ['gardener'], chest: ['gardener', 'miner'] }],
  }).answer('place:shoemaker', 'persona:miner')
  expect(s.seat(0).personas.map(s.slug)).toEqual(['gardener', 'miner'])
  expect(s.eventsOf('persona-activated')).toMatchObject([{ seat: 0, persona: s.number('miner') }])
})

test('[R5.2] the house rule H8 stops at two personas in use', () => {
  const s = scenario({
    houseRules: { extraPersonas: 'two' },
    village: { purple: ['patch', 'shoemaker'] },
    players: [{ goods: { wood: 1 }, personas: ['gardener', 'mason'], chest: ['gardener', 'mason', 'miner'] }],
  }).answer('place:shoemaker')
  expect(s.asked()).toBe('1 act')
})

test('[R5.3] a persona that I unlock goes to my chest and is of no use before the next game', () => {
  const s = scenario({ players: [{ goods: { coin: 4, pumpkin: 1 }, cards: ['patch-built'] }] })
  s.answer('place:charterstone', 'open:patch-built')
  expect(s.state.legacy.charters[0]?.chest.map(s.slug)).toEqual(['first-purple', 'gardener'])
  expect(s.seat(0).personas).toEqual([])
})

test('[R5.3] a persona that I unlock is mine, whichever charter it comes from', () => {
  const s = scenario({ players: [{ goods: { coin: 4 }, cards: ['seam-built'] }] })
  s.answer('place:charterstone', 'open:seam-built')
  expect(s.state.legacy.charters[0]?.chest.map(s.slug)).toEqual(['first-purple', 'miner'])
  expect(s.state.legacy.charters[1]?.chest.map(s.slug)).toEqual(['first-black'])
})

test('[K5] a persona that another player has silenced has no standing power', () => {
  const open = (silencer: number): boolean =>
    scenario({
      village: { purple: ['patch', 'orchard'] },
      players: [{ goods: { wood: 1 }, personas: ['alchemist'] }],
      table: { silencer },
    })
      .options()
      .includes('place:orchard')
  expect([open(1), open(0), open(-1)]).toEqual([false, true, true])
})

test('[R5.4] only personas in use are marked, not the others in the chest', () => {
  const s = scenario({
    seats: 1,
    game: 2,
    rules: ['personas'],
    players: [{ personas: ['gardener'], chest: ['first-purple', 'gardener', 'miner'] }],
    table: { ending: true },
  }).answer('place:patch')
  expect(s.state.legacy.charters[0]?.used.map(s.slug)).toEqual(['gardener'])
})
