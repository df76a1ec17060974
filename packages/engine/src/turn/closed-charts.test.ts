import { type Scenario, scenario } from '@charterstone/testkit'
import { describe, expect, it, test } from 'vitest'

const lack = (s: Scenario, key: string): string | undefined => s.closed(key)?.lack

test('[D7] a quota space is closed when it is taken or asks for more than I have', () => {
  const s = scenario({ players: [{ goods: { wood: 1, coin: 1 } }] })
  s.state.table.quota[0] = 2
  s.ask({ kind: 'sell', vp: 3, must: false })
  expect([lack(s, 'quota:resource-1'), s.closed('quota:coin-2')]).toEqual([
    'quota-taken',
    { lack: 'coin', count: 1 },
  ])
  expect([s.closed('quota:card-4'), lack(s, 'quota:coin-1')]).toEqual([{ lack: 'card', count: 3 }, undefined])
})

test('[D7] quota rows that are not in force are not spoken of', () => {
  const s = scenario({ players: [{ goods: { wood: 1 } }] }).ask({ kind: 'sell', vp: 3, must: false })
  expect([s.closed('quota:minion-1'), s.closed('quota:peril-1')]).toEqual([undefined, undefined])
})

test('[D7] an objective is closed when it is not met, scored already, or private to another player', () => {
  const objectives = ['two-assistants', 'every-resource', 'few-influence']
  const players = [
    { goods: { coin: 6 }, objectives: ['six-coins', 'four-card-types'] },
    { objectives: ['three-incomes'] },
  ]
  const s = scenario({ objectives, players })
  s.state.table.scorers[1] = 1
  s.state.table.scorers[0] = 2
  s.seat(0).scored.push(s.number('three-on-quota'))
  s.ask({ kind: 'score', vp: 5, must: false })
  expect(s.options()).toEqual(['score:six-coins', 'skip'])
  expect([lack(s, 'score:two-assistants'), lack(s, 'score:four-card-types')]).toEqual(['not-met', 'not-met'])
  expect([lack(s, 'score:every-resource'), lack(s, 'score:three-on-quota')]).toEqual([
    'scored-already',
    'scored-already',
  ])
  expect([lack(s, 'score:three-incomes'), lack(s, 'score:six-coins')]).toEqual(['private', undefined])
})

test('[D7] a persona is closed when it is in use, used by another, or unlocked only in this game', () => {
  const chest = ['gardener', 'musician', 'trainer', 'healer', 'decorator']
  const players = [{ personas: ['gardener'], chest }, { personas: ['musician'] }]
  const s = scenario({ players })
  s.seat(0).exhausted.push(s.number('trainer'))
  s.ask({ kind: 'persona', reason: 'extra' })
  expect(s.options()).toEqual(['persona:healer', 'persona:decorator', 'skip'])
  expect([lack(s, 'persona:gardener'), lack(s, 'persona:musician'), lack(s, 'persona:trainer')]).toEqual([
    'in-use',
    'taken',
    'unlocked-this-game',
  ])
  expect(lack(s, 'persona:healer')).toBeUndefined()
})

test('[D7] only a persona that was used can be archived', () => {
  const s = scenario({ players: [{ chest: ['gardener', 'musician', 'trainer'] }] })
  const used = [s.number('gardener'), s.number('musician')]
  const { charters } = s.state.legacy
  s.state.legacy = {
    ...s.state.legacy,
    charters: charters.map((one, charter) => (charter === 0 ? { ...one, used } : one)),
  }
  s.ask({ kind: 'archive-persona' })
  expect([lack(s, 'persona:trainer'), lack(s, 'persona:gardener')]).toEqual(['not-used-yet', undefined])
})

test('[D7] the progress token neither passes the hourglass nor leaves it nor goes back beyond the start', () => {
  const moves = { kind: 'move-progress', back: 2, forward: 2 } as const
  const late = scenario({ progress: 25 }).ask(moves)
  expect([lack(late, 'progress:+2'), lack(late, 'progress:+1'), lack(late, 'progress:-2')]).toEqual([
    'hourglass',
    undefined,
    undefined,
  ])
  const early = scenario({ progress: 1 }).ask(moves)
  expect([lack(early, 'progress:-2'), lack(early, 'progress:-1')]).toEqual(['track-begin', undefined])
  const over = scenario({ progress: 26, table: { ending: true } })
  over.state.stack.push({ asks: true, seat: 0, source: 0, ...moves })
  expect([lack(over, 'progress:-1'), lack(over, 'progress:+1')]).toEqual(['hourglass', 'hourglass'])
})

describe('after the game', () => {
  it('[D7] a full row of glory takes no more stars', () => {
    const glory = [6, 5, 0, 0, 0, 0, 0, 0, 0]
    const s = scenario({ charters: { purple: { glory } } }).ask({ kind: 'glory', left: 1 })
    expect([lack(s, 'row:1'), lack(s, 'row:2')]).toEqual(['row-full', undefined])
  })

  it('[D7] a capacity of 4 cannot grow', () => {
    const capacity = { coin: 4, resource: 3, card: 1, minion: 1 }
    const s = scenario({ charters: { purple: { capacity } } }).ask({ kind: 'capacity' })
    expect([lack(s, 'capacity:coin'), lack(s, 'capacity:resource')]).toEqual(['capacity-most', undefined])
  })

  const capacity = { coin: 1, resource: 1, card: 3, minion: 3 }
  const charters = { purple: { capacity } }

  it('[D7] a second card of a type is not kept', () => {
    const players = [{ cards: ['pilgrim', 'player', 'kite', 'sherpa'] }]
    const s = scenario({ begin: 'end', game: 2, seats: 1, players, charters }).answer('keep:player')
    expect([lack(s, 'keep:pilgrim'), lack(s, 'keep:kite')]).toEqual(['type-kept', undefined])
  })

  it('[D7] a second minion of a type is not kept', () => {
    const players = [{ goods: { cat: 2, chef: 1, golem: 1 } }]
    const s = scenario({ begin: 'end', game: 2, seats: 1, players, charters }).answer('keep:cat')
    expect([lack(s, 'keep:cat'), lack(s, 'keep:chef')]).toEqual(['type-kept', undefined])
  })

  it('[D7] what goes beyond a capacity that is used up stays behind', () => {
    const players = [{ goods: { coin: 3, wood: 2, clay: 1 }, cards: ['kiln', 'sherpa'] }]
    const s = scenario({ begin: 'end', game: 2, seats: 1, players, charters })
    expect([s.asked(), lack(s, 'keep:coin'), lack(s, 'keep:wood')]).toEqual([
      '0 keep',
      'capacity-full',
      undefined,
    ])
    s.answer('keep:wood')
    expect([lack(s, 'keep:wood'), lack(s, 'keep:clay'), lack(s, 'keep:kiln')]).toEqual([
      'capacity-full',
      'capacity-full',
      undefined,
    ])
  })

  it('[D7] what I declined to keep is not said to be beyond my capacity', () => {
    const players = [{ goods: { wood: 2, clay: 1 }, cards: ['kiln', 'sherpa'] }]
    const s = scenario({ begin: 'end', game: 2, seats: 1, players, charters }).answer('skip')
    expect([s.options().includes('keep:kiln'), lack(s, 'keep:wood')]).toEqual([true, undefined])
  })
})
