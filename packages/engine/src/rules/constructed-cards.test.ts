import { scenario } from '@charterstone/testkit'
import { expect, test } from 'vitest'

const RICH = { pumpkin: 2, coal: 2, wood: 2, clay: 2, metal: 2, grain: 3 }

test('[R10.1] a constructed card with a crate stays with me', () => {
  const s = scenario({ players: [{ goods: RICH, cards: ['kiln'] }] }).answer('place:zeppelin', 'plot:2')
  expect([s.cards(0), s.state.legacy.archive]).toEqual([['kiln-built'], []])
})

test('[R10.1] a constructed card is still an advancement card, and can be sold as one', () => {
  const s = scenario({ players: [{ cards: ['kiln-built'] }] })
  expect(s.options()).toContain('place:cloud-port')
  s.answer('place:cloud-port')
  expect([s.cards(0), s.state.table.discard.map(s.slug)]).toEqual([[], ['kiln-built']])
})

test('[R10.1] a constructed card is no building card any more', () => {
  const s = scenario({ players: [{ goods: RICH, cards: ['kiln-built'] }] })
  expect(s.closed('place:zeppelin')).toEqual({ lack: 'building-card', count: 1 })
})

test('[R10.2] a constructed card without a crate goes to the archive', () => {
  const s = scenario({ players: [{ goods: RICH, cards: ['stable'] }] }).answer('place:zeppelin', 'plot:2')
  expect([s.cards(0), s.state.legacy.archive.map(s.slug)]).toEqual([[], ['stable-built']])
})
