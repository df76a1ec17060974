import { scenario } from '@charterstone/testkit'
import { describe, expect, it, test } from 'vitest'

test('[R6.1] everybody hears whose turn begins, in which round', () => {
  const s = scenario().answer('place:patch', 'place:seam')
  expect(s.eventsOf('turn-started')).toEqual([
    { kind: 'turn-started', seat: 0, round: 1 },
    { kind: 'turn-started', seat: 1, round: 1 },
    { kind: 'turn-started', seat: 0, round: 2 },
  ])
})

test('[R15.1] a turn is kept as the questions that are still to come', () => {
  expect(scenario().state.stack).toEqual([
    { kind: 'next-seat' },
    { asks: true, kind: 'turn-end', seat: 0, source: 0 },
    { asks: true, kind: 'act', seat: 0, source: 0 },
  ])
})

test('[R15.1] retrieving by turn has no card or building as its source', () => {
  const s = scenario({ players: [{ workers: ['patch'] }] }).answer('retrieve')
  expect(s.eventsOf('retrieved')).toEqual([{ kind: 'retrieved', seat: 0, workers: 1, minions: 0, source: 0 }])
})

test('[R16.1] the player who places a minion is asked where, with no card or building as the source', () => {
  const s = scenario({
    rules: ['minions'],
    village: { purple: ['patch', 'sawmill'] },
    players: [{ goods: { cat: 1 } }],
  })
  s.answer('minion:cat')
  expect(s.state.stack.at(-1)).toEqual({ asks: true, kind: 'minion-spot', seat: 0, source: 0, minion: 0 })
})

test('[D3] cards that are discarded after a chain of extra turns go to the discard pile at once', () => {
  const players = [{ cards: ['amulet'] }, { cards: ['chalice'] }]
  const s = scenario({ rules: ['treasures'], players }).answer('place:patch', 'use:amulet', 'place:seam')
  s.answer('use:chalice', 'skip')
  expect([s.state.table.aside, s.state.table.discard.map(s.slug)]).toEqual([[], ['amulet', 'chalice']])
  expect(s.state.table.chained).toBe(false)
})

describe('six quiet rounds without dusk', () => {
  const empty = [null]
  const village = { purple: empty, black: empty, green: empty, red: empty, blue: empty, yellow: empty }
  const quiet = { village, houseRules: { dusk: false }, table: { quiet: 5, moved: false } }

  it('[R15.5] without dusk the token stays while one seat can still do something', () => {
    const s = scenario({ ...quiet, players: [{}, { goods: { wood: 1 } }] }).answer('place:treasury')
    expect([s.eventsOf('round-ended').length > 0, s.eventsOf('progressed')]).toEqual([true, []])
  })

  it('[R15.5] without dusk the token stays even if all that one seat can do is retrieve', () => {
    const players = [{ goods: { wood: 2 }, workers: ['cloud-port', null] }]
    const s = scenario({ ...quiet, players }).answer('place:treasury')
    expect(s.eventsOf('answered').map(({ key }) => key)).toEqual(['pay:wood', 'pass', 'retrieve', 'pass'])
    expect([s.asked(), s.state.table.round, s.eventsOf('progressed')]).toEqual(['0 act', 3, []])
  })

  it('[R15.5] without dusk the token stays while a seat that must pass still has a power to use', () => {
    const s = scenario({ ...quiet, rules: ['personas'], players: [{ personas: ['banker'] }] }).answer(
      'pass',
      'end',
    )
    expect([s.options(), s.eventsOf('progressed')]).toEqual([['pass', 'power:banker'], []])
  })

  it('[R15.5] without dusk the token moves only for the automa while all people must pass', () => {
    const s = scenario({ ...quiet, automas: [1], table: { ...quiet.table, automaDeck: [382] } })
    expect(new Set(s.eventsOf('progressed').map(({ seat, why }) => `${seat} ${why}`))).toEqual(
      new Set(['1 automa']),
    )
  })
})
