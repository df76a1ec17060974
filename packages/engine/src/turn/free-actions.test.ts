import { miniCatalogue, scenario } from '@charterstone/testkit'
import { describe, expect, it, test } from 'vitest'

const lamp = { goods: { coal: 2, metal: 1 }, cards: ['lamp'] }

describe('events of a free action', () => {
  it.each([
    { card: 'lamp', player: lamp, answers: ['use:lamp'] },
    { card: 'chalice', player: { cards: ['chalice'] }, answers: ['use:chalice'] },
    { card: 'banker', player: { personas: ['banker'] }, answers: ['power:banker'] },
    { card: 'scroll', player: { cards: ['scroll'] }, answers: ['scroll:kiln'] },
  ])('[D6] everybody hears who has used the $card', ({ card, player, answers }) => {
    const rules = ['treasures', 'items', 'income'] as const
    const village = { purple: ['patch', 'kiln'] }
    const s = scenario({ rules, village, players: [player] }).answer(...answers)
    expect(s.eventsOf('used-card')).toEqual([{ kind: 'used-card', seat: 0, card: s.number(card) }])
  })

  it('[K9] an amulet brings home one worker and no minion', () => {
    const s = scenario({ rules: ['treasures'], players: [{ cards: ['amulet'] }] })
    s.answer('place:patch', 'use:amulet')
    expect(s.eventsOf('retrieved')).toEqual([
      { kind: 'retrieved', seat: 0, workers: 1, minions: 0, source: s.number('amulet') },
    ])
  })

  it('[K9] an amulet asks which of two workers it brings home', () => {
    const s = scenario({ rules: ['treasures'], players: [{ cards: ['amulet'], workers: ['seam'] }] })
    const card = s.number('amulet')
    s.answer('place:patch', 'use:amulet')
    expect(s.state.stack.at(-1)).toEqual({ asks: true, kind: 'amulet', seat: 0, source: card, card })
  })
})

test('[R8.2] I am asked for the name of the assistant that I chose', () => {
  const s = scenario({ players: [{ cards: ['broker', 'sherpa'] }] }).answer('name:sherpa')
  expect([s.asked(), s.state.pending?.source]).toEqual(['0 name', s.number('sherpa')])
  expect(s.state.stack.at(-1)).toEqual({
    asks: true,
    kind: 'name',
    seat: 0,
    source: s.number('sherpa'),
    what: 'assistant',
    number: s.number('sherpa'),
  })
})

test('[R8.2] everybody hears the name of an assistant and who gave it', () => {
  const s = scenario({ players: [{ cards: ['sherpa'] }] }).answer('name:sherpa', 'name:Tilda')
  expect(s.eventsOf('named')).toEqual([
    { kind: 'named', seat: 0, what: 'assistant', number: s.number('sherpa'), name: 'Tilda' },
  ])
})

test('[R12.1] after the main action I may use one free action after another', () => {
  const players = [{ goods: { coal: 1, metal: 1 }, cards: ['lamp', 'chalice'] }]
  const s = scenario({ rules: ['items', 'treasures'], players }).answer('place:seam', 'use:chalice', 'skip')
  expect([s.asked(), ...s.options()]).toEqual(['0 turn-end', 'use:lamp', 'end'])
  expect(s.answer('use:lamp').has(0, 'coin')).toBe(5)
})

test('[R12.1] after the main action who is done with free actions ends the turn', () => {
  const s = scenario({ rules: ['treasures'], players: [{ cards: ['chalice'] }] })
  expect(s.answer('place:seam').state.pending?.source).toBe(0)
  s.answer('end')
  expect([s.asked(), s.cards(0)]).toEqual(['1 act', ['chalice']])
})

test('[K4] a power that is used once a game is offered beside another power of the same persona', () => {
  const personas = miniCatalogue.personas.map((def) =>
    def.slug === 'banker'
      ? { ...def, abilities: [...def.abilities, { on: 'always', passive: 'no-bump' } as const] }
      : def,
  )
  const s = scenario({ catalogue: { ...miniCatalogue, personas }, players: [{ personas: ['banker'] }] })
  expect(s.options()).toContain('power:banker')
})

test('[R5.1] a persona without any ability has no power', () => {
  const s = scenario({ players: [{ personas: ['first-purple'] }] })
  expect(s.options()).not.toContain('power:first-purple')
})
