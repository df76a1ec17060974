import { type Scenario, scenario } from '@charterstone/testkit'
import { expect, test } from 'vitest'

/** Whole rounds in which nobody moves the token. */
function quietRounds(s: Scenario, rounds: number): Scenario {
  const { round } = s.state.table
  while (s.state.table.round < round + rounds && s.asked().endsWith('act'))
    s.answer(s.options().includes('retrieve') ? 'retrieve' : 'place:patch')
  return s
}

test('[D4] after six whole rounds without forward progress dusk moves the token 1, at the end of the round', () => {
  const s = quietRounds(scenario({ progress: 0 }), 5)
  expect(s.state.table.progress).toBe(0)
  quietRounds(s, 1)
  expect(s.eventsOf('progressed')).toEqual([{ kind: 'progressed', seat: -1, to: 1, why: 'dusk' }])
})

test('[D4] dusk moves the token 1 at the end of every further quiet round', () => {
  expect(quietRounds(scenario({ progress: 0 }), 8).state.table.progress).toBe(3)
})

test('[D4] a step forward by any seat restarts the count of quiet rounds', () => {
  const s = quietRounds(
    scenario({ progress: 0, players: [{ goods: { coin: 6 } }], objectives: ['six-coins'] }),
    5,
  )
  s.answer('place:grandstand', 'place:seam')
  quietRounds(s, 5)
  expect(s.state.table.progress).toBe(1)
  expect(quietRounds(s, 1).state.table.progress).toBe(2)
})

test('[D4] a step back does not restart the count of quiet rounds', () => {
  const s = quietRounds(scenario({ progress: 9, rules: ['treasures'], players: [{ cards: ['chalice'] }] }), 0)
  s.answer('use:chalice', 'progress:-2')
  expect(quietRounds(s, 6).state.table.progress).toBe(8)
})

test('[D4] nobody moves the token at dusk, so nobody gains reputation', () => {
  const s = quietRounds(scenario({ progress: 3 }), 6)
  expect([s.state.table.progress, s.asked(), s.state.table.reputation]).toEqual([4, '0 act', []])
})

test('[D4] dusk triggers income if the space shows it', () => {
  const s = scenario({
    progress: 5,
    rules: ['income'],
    village: { purple: ['patch', 'almanac'] },
    incomeOn: { almanac: [1] },
  })
  expect(quietRounds(s, 6).seat(1).vp).toBe(2)
})

test('[D4] if dusk moves the token to the hourglass the round is complete and the game ends', () => {
  const s = quietRounds(scenario({ progress: 25 }), 6)
  expect([s.state.table.progress, s.eventsOf('game-ended').length]).toEqual([26, 1])
  expect(s.seat(0).turns).toBe(s.seat(1).turns)
})

test('[D4] the house rule H7 switches dusk off', () => {
  expect(quietRounds(scenario({ progress: 0, houseRules: { dusk: false } }), 9).state.table.progress).toBe(0)
})
