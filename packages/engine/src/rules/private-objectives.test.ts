import { scenario } from '@charterstone/testkit'
import { expect, test } from 'vitest'

const rules = ['private-objectives'] as const
const village = { purple: ['patch', 'tribunal'] } as const
const rich = { coin: 6 }

test('[R21.1] an objective that I gain lies with me', () => {
  const objectiveDeck = ['six-coins', 'few-influence']
  const s = scenario({ rules, village, objectiveDeck, players: [{ goods: rich }] }).answer('place:tribunal')
  expect(s.seat(0).objectives.map(s.slug)).toEqual(['six-coins'])
  expect(s.state.table.objectiveDeck.map(s.slug)).toEqual(['few-influence'])
})

test('[R21.1] I score a private objective like any other: 1 influence, 5 VP, progress', () => {
  const players = [{ goods: rich, objectives: ['six-coins'] }]
  const s = scenario({ rules, players, progress: 14 }).answer('place:grandstand')
  expect(s.seat(0)).toMatchObject({ vp: 5, influence: 11, spent: 0, objectives: [], objectivesScored: 1 })
  expect([s.seat(0).scored.map(s.slug), s.state.table.progress]).toEqual([['six-coins'], 15])
})

test('[R21.1] nobody else may score my private objective', () => {
  const players = [{ objectives: ['six-coins'] }, { goods: rich }]
  const s = scenario({ rules, players }).answer('place:patch')
  expect(s.closed('place:grandstand')).toEqual({ lack: 'met-objective', count: 1 })
})

test('[R21.1] I score a private objective once, and only while I meet it', () => {
  const poor = scenario({ rules, players: [{ goods: { coin: 5 }, objectives: ['six-coins'] }] })
  expect(poor.closed('place:grandstand')).toEqual({ lack: 'met-objective', count: 1 })
  const s = scenario({ rules, players: [{ goods: rich, objectives: ['six-coins'] }] })
  s.answer('place:grandstand', 'place:seam')
  expect(s.closed('place:grandstand')).toEqual({ lack: 'met-objective', count: 1 })
})

test('[R21.1] when no objective is left in the deck I gain none', () => {
  const s = scenario({ rules, village, players: [{ goods: rich }] }).answer('place:tribunal')
  expect([s.seat(0).objectives, s.seat(0).vp, s.asked()]).toEqual([[], 2, '1 act'])
})

test('[R21.2] a private objective leaves me when the game ends, scored or not', () => {
  const players = [{ goods: rich, objectives: ['six-coins', 'two-assistants'] }]
  const s = scenario({ rules, players, table: { ending: true } })
  s.answer('place:grandstand', 'place:seam').skipNames()
  s.engine.packUp(s.state)
  expect(s.state.legacy.objectives.map(s.slug)).toEqual(['six-coins', 'two-assistants'])
  s.engine.startGame(s.state)
  expect(s.seat(0)).toMatchObject({ objectives: [], scored: [] })
})
