import { type ScenarioSetup, scenario } from '@charterstone/testkit'
import { expect, test } from 'vitest'

const loyal = (charter: string, others: ScenarioSetup['players'], seats = 3): ReturnType<typeof scenario> =>
  scenario({ seats, rules: ['minions'], players: [{ personas: [`loyal-${charter}`] }, ...(others ?? [])] })

test('[K5] every opponent who has a coin gives me $1 for a loyal persona, and the VP come once', () => {
  const s = loyal('black', [{ goods: { coin: 2 } }, { goods: { coin: 0 } }]).answer('power:loyal-black')
  expect([s.has(0, 'coin'), s.has(1, 'coin'), s.seat(0).vp]).toEqual([1, 1, 3])
})

test('[K5] I choose which resource an opponent gives me for a loyal persona', () => {
  const s = loyal('red', [{ goods: { wood: 1, clay: 1 } }, { goods: { metal: 2 } }]).answer('power:loyal-red')
  expect([s.asked(), s.options()]).toEqual(['0 tribute', ['give:wood', 'give:clay']])
  s.answer('give:clay')
  expect([s.has(0, 'clay'), s.has(0, 'metal'), s.has(1, 'wood'), s.seat(0).vp]).toEqual([1, 1, 1, 4])
})

test('[K5] opponents choose which card they give me for a loyal persona', () => {
  const s = loyal('green', [{ cards: ['kite', 'kiln'] }, {}]).answer('power:loyal-green')
  expect([s.asked(), s.options()]).toEqual(['1 tribute', ['card:kite', 'card:kiln']])
  s.answer('card:kiln')
  expect([s.cards(0), s.cards(1), s.seat(0).vp]).toEqual([['kiln'], ['kite'], 1])
})

test('[K5] a minion that is given for a loyal persona may come off the board', () => {
  const s = scenario({
    rules: ['minions'],
    players: [{ personas: ['loyal-blue'] }],
    minionOn: { seam: 'cat' },
  }).answer('power:loyal-blue')
  expect([s.has(0, 'cat'), s.has(1, 'cat'), s.state.table.minionAt[s.spot('seam')]]).toEqual([1, 0, 0])
})

test('[K5] influence that opponents discard for a loyal persona goes to the general supply', () => {
  const s = loyal('yellow', [{ influence: 3 }, { influence: 0 }]).answer('power:loyal-yellow')
  expect([s.seat(1).influence, s.seat(1).spent, s.seat(2).influence, s.seat(0).vp]).toEqual([2, 1, 0, 2])
})

test('[K5] silenced personas are off until income triggers', () => {
  const s = scenario({
    progress: 5,
    rules: ['income'],
    village: { purple: ['patch', 'portal'] },
    players: [{ personas: ['loyal-purple'] }, { personas: ['musician'], goods: { wood: 2 } }],
  }).answer('power:loyal-purple', 'place:patch', 'place:treasury')
  expect(s.seat(1).vp).toBe(0)
  s.answer('place:portal', 'place:treasury')
  expect(s.seat(1).vp).toBe(1)
})

test('[K5] the power of a loyal persona works once a game, on my turn, and takes no turn', () => {
  const s = loyal('black', [{}, {}])
  s.answer('power:loyal-black')
  expect(s.asked()).toBe('0 act')
  expect(s.options()).not.toContain('power:loyal-black')
})
