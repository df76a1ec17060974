import { scenario } from '@charterstone/testkit'
import { expect, test } from 'vitest'

const SIX = { goods: { coin: 6 } }

test('[R20.1] three public objectives lie out in each game', () => {
  for (const game of [1, 2, 12])
    expect(scenario({ begin: 'setup', seats: 1, game }).state.table.objectives).toHaveLength(3)
})

test('[R20.2] I must meet an objective at the moment I score it', () => {
  const objectives = ['six-coins', 'two-assistants']
  const s = scenario({ players: [{ goods: { coin: 6 } }], objectives }).answer('place:grandstand')
  expect(s.eventsOf('scored-objective')).toEqual([{ kind: 'scored-objective', seat: 0, card: 215 }])
  expect(scenario({ players: [{ goods: { coin: 5 } }], objectives }).options()).not.toContain(
    'place:grandstand',
  )
})

test('[R20.2] an objective that I met before, and meet no more, cannot be scored', () => {
  const s = scenario({
    players: [{ goods: { coin: 6 } }, SIX],
    objectives: ['six-coins'],
    village: { purple: ['patch', 'orchard'] },
  })
  s.answer('place:orchard', 'gain:wood', 'gain:wood', 'place:seam')
  expect(s.closed('place:grandstand')).toEqual({ lack: 'met-objective', count: 1 })
})

test('[R20.2] of several objectives that I meet I choose one', () => {
  const s = scenario({
    players: [{ ...SIX, cards: ['sherpa', 'broker'] }],
    objectives: ['six-coins', 'two-assistants'],
  })
  s.answer('place:grandstand')
  expect(s.options()).toEqual(['score:six-coins', 'score:two-assistants'])
  expect(s.answer('score:two-assistants').state.table.scorers).toEqual([0, 1])
})

test('[R20.2] the building that scores an objective says how many VP', () => {
  const s = scenario({
    progress: 0,
    village: { purple: ['patch', 'circus'] },
    players: [{ goods: { coin: 6, pumpkin: 1 } }],
    objectives: ['six-coins'],
  }).answer('place:circus', 'score:six-coins')
  expect([s.seat(0).vp, s.seat(0).influence, s.state.table.progress]).toEqual([6, 11, 1])
})

test('[R20.2] the house rule H6 pays what is printed on the objective', () => {
  const s = scenario({ houseRules: { objectiveVp: 'printed' }, players: [SIX], objectives: ['six-coins'] })
  expect(s.answer('place:grandstand').seat(0).vp).toBe(6)
})

test('[R20.2] an objective is looked at after the cost, before the influence is placed', () => {
  const three = scenario({ players: [{ influence: 3 }], objectives: ['few-influence'] })
  expect(three.options()).toContain('place:grandstand')
  expect(scenario({ players: [{ influence: 4 }], objectives: ['few-influence'] }).options()).not.toContain(
    'place:grandstand',
  )
  const village = { black: ['seam', 'annex'], purple: ['patch', 'circus'] }
  const paid = scenario({
    village,
    players: [{ goods: { pumpkin: 1, coin: 6 } }],
    objectives: ['six-coins', 'every-resource'],
  })
  expect(paid.answer('place:circus').options()).toEqual(['score:six-coins', 'skip'])
})

test('[R20.2] scoring an objective advances progress by 1', () => {
  const s = scenario({ progress: 0, players: [SIX], objectives: ['six-coins'] }).answer('place:grandstand')
  expect(s.eventsOf('progressed')).toEqual([{ kind: 'progressed', seat: 0, to: 1, why: 'play' }])
})

test('[R20.3] I score each objective once a game', () => {
  const s = scenario({ players: [SIX], objectives: ['six-coins'], table: { scorers: [1] } })
  expect(s.closed('place:grandstand')).toEqual({ lack: 'met-objective', count: 1 })
})

test('[R20.3] another player may still score an objective that I have scored', () => {
  const s = scenario({ players: [SIX, SIX], objectives: ['six-coins'] }).answer(
    'place:grandstand',
    'place:grandstand',
  )
  expect([s.state.table.scorers, s.seat(1).vp]).toEqual([[0b11], 5])
})

test('[R20.3] I may score another objective after the first', () => {
  const s = scenario({
    seats: 1,
    players: [{ ...SIX, cards: ['kite', 'kiln'] }],
    objectives: ['six-coins', 'two-on-reputation'],
  })
  s.answer('place:grandstand')
  expect(s.closed('place:grandstand')).toEqual({ lack: 'met-objective', count: 1 })
  s.state.table.reputation = [0, 0]
  expect(s.answer('place:patch').asked()).toBe('0 act')
  expect(s.options()).toContain('place:grandstand')
})

test('[R20.3] an objective is closed when I have scored it or do not meet it; what others have scored is open to me', () => {
  const s = scenario({
    village: { purple: ['patch', 'circus'] },
    objectives: ['six-coins', 'two-assistants', 'three-on-quota'],
    players: [{ goods: { pumpkin: 1, coin: 6 }, cards: ['sherpa', 'broker'], objectives: ['few-influence'] }],
    table: { scorers: [0b01, 0b10, 0b10] },
  }).answer('place:circus')
  expect(s.options()).toEqual(['score:two-assistants', 'skip'])
  expect(s.closed('score:six-coins')).toEqual({ lack: 'scored-already', count: 1 })
  expect(s.closed('score:three-on-quota')).toEqual({ lack: 'not-met', count: 1 })
  expect(s.closed('score:few-influence')).toEqual({ lack: 'not-met', count: 1 })
  expect(s.closed('score:two-assistants')).toBeUndefined()
})

test('[K4] the player who steers the progress token is the Chronicler who has scored', () => {
  const players = [{ goods: { coin: 6 }, personas: ['chronicler'] }]
  const s = scenario({ objectives: ['six-coins'], players }).answer('place:grandstand')
  expect(s.asked()).toBe('0 move-progress')
})
