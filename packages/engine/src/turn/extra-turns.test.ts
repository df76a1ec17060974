import { scenario } from '@charterstone/testkit'
import { expect, test } from 'vitest'

const chain = {
  rules: ['treasures', 'items'] as const,
  players: [{ cards: ['amulet', 'amulet-2', 'pilgrim'], goods: { coin: 1 } }],
}

test('[K9] the turn that an amulet ends leaves nothing behind: only the extra turn is still to come', () => {
  const s = scenario(chain).answer('place:patch', 'use:amulet')
  expect(s.state.stack.map(({ kind }) => kind)).toEqual(['next-seat', 'turn-end', 'act'])
})

test('[D3] cards discarded during a chain of extra turns lie aside', () => {
  const s = scenario({ ...chain, village: { red: ['bank', 'hostel'] } })
  s.answer('place:patch', 'use:amulet')
  expect(s.state.table.aside.map(s.slug)).toEqual(['amulet'])
  s.answer('place:hostel')
  expect([s.state.table.aside.map(s.slug), s.state.table.discard]).toEqual([['amulet', 'pilgrim'], []])
})

test('[D3] cards that lie aside join the discard pile when the chain of extra turns has ended', () => {
  const s = scenario({ ...chain, village: { red: ['bank', 'hostel'] } }).answer(
    'place:patch',
    'use:amulet',
    'place:hostel',
    'end',
  )
  expect([s.asked(), s.state.table.aside]).toEqual(['1 act', []])
  expect(s.state.table.discard.map(s.slug)).toEqual(['amulet', 'pilgrim'])
})

test('[D3] an amulet cannot come back into its chain of extra turns, not even out of an empty deck', () => {
  const s = scenario({
    rules: ['treasures'],
    village: { black: ['seam', 'observatory'] },
    players: [{ cards: ['amulet'], goods: { coal: 1, coin: 1 } }],
    deck: [],
  }).answer('place:patch', 'use:amulet', 'place:observatory', 'skip')
  expect([s.cards(0), s.asked()]).toEqual([[], '1 act'])
})

test('[D3] outside a chain of extra turns cards go to the discard pile at once', () => {
  const s = scenario({ village: { red: ['bank', 'hostel'] }, players: [{ cards: ['pilgrim'] }] }).answer(
    'place:hostel',
  )
  expect([s.state.table.aside, s.state.table.discard.map(s.slug)]).toEqual([[], ['pilgrim']])
})

test('[D3] an extra turn belongs to the turn it follows: then the next seat goes on', () => {
  const s = scenario(chain).answer('place:patch', 'use:amulet', 'place:seam', 'end')
  expect([s.asked(), s.state.table.round]).toEqual(['1 act', 1])
})
