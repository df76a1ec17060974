import { scenario } from '@charterstone/testkit'
import { describe, expect, it } from 'vitest'

const columns = [
  { column: 1, pays: 1, vp: 3 },
  { column: 2, pays: 2, vp: 4 },
  { column: 3, pays: 2, vp: 3 },
  { column: 4, pays: 3, vp: 4 },
  { column: 5, pays: 3, vp: 3 },
]
const rows = [
  { row: 'minion', rule: 'minions', good: 'cat' },
  { row: 'peril', rule: 'peril', good: 'vermin' },
] as const

describe.each(rows)('the $row row of the quota table', ({ row, rule, good }) => {
  it(`[R22.3] the ${row} row of the quota table has five spaces`, () => {
    const s = scenario({ rules: [rule], players: [{ goods: { [good]: 6 } }] }).answer('place:cloud-port')
    expect(s.options()).toEqual([1, 2, 3, 4, 5].map((column) => `quota:${row}-${column}`))
  })

  it.each(columns)(
    `[R22.3] column $column of the ${row} row asks for $pays and brings $vp VP`,
    ({ column, pays, vp }) => {
      const s = scenario({ rules: [rule], players: [{ goods: { [good]: 4 } }] })
      s.answer('place:cloud-port', `quota:${row}-${column}`)
      expect([s.has(0, good), s.seat(0).vp, s.seat(0).influence]).toEqual([4 - pays, vp, 11])
      expect(s.asked()).toBe(column === 5 ? '0 reputation' : '1 act')
    },
  )

  it(`[R22.3] the ${row} row asks for no more than I have`, () => {
    const s = scenario({ rules: [rule], players: [{ goods: { [good]: 2 } }] }).answer('place:cloud-port')
    expect(s.options()).toEqual([1, 2, 3].map((column) => `quota:${row}-${column}`))
  })

  it(`[R22.3] the ${row} row is not there before its rule is in force`, () => {
    const s = scenario({ players: [{ goods: { [good]: 6 } }] })
    expect(s.closed('place:cloud-port')).toEqual({ lack: 'quota-space', count: 1 })
  })

  it(`[R22.3] the reputation of the ${row} row, in the fifth column, need not be taken`, () => {
    const s = scenario({ rules: [rule], players: [{ goods: { [good]: 3 } }] })
    s.answer('place:cloud-port', `quota:${row}-5`, 'skip')
    expect([s.state.table.reputation, s.seat(0).vp]).toEqual([[], 3])
  })
})

describe('a mixed cargo', () => {
  it('[R22.3] kinds of minion may be mixed, and so may kinds of peril', () => {
    const s = scenario({ rules: ['minions'], players: [{ goods: { cat: 1, chef: 2 } }] })
    s.answer('place:cloud-port', 'quota:minion-2', 'pay:cat')
    expect([s.has(0, 'cat'), s.has(0, 'chef')]).toEqual([0, 1])
  })
})

describe('minions on the board', () => {
  const village = { purple: ['patch', 'stable'] } as const

  it('[R22.4] minions on the board may be sold too, and leave the board for the supply', () => {
    const s = scenario({ rules: ['minions'], village, minionOn: { patch: 'cat', stable: 'cat' } })
    s.answer('place:cloud-port', 'quota:minion-2')
    expect([s.has(0, 'cat'), s.state.table.minionAt.some((minion) => minion > 0)]).toEqual([0, false])
    expect(s.state.table.supply[7]).toBe(6)
  })

  it('[R22.4] minions on the board stay where they are while one at home can be sold', () => {
    const setup = { rules: ['minions'], minionOn: { patch: 'cat' } } as const
    const s = scenario({ ...setup, players: [{ goods: { cat: 1 } }] })
    s.answer('place:cloud-port', 'quota:minion-1')
    expect([s.has(0, 'cat'), s.state.table.minionAt[s.spot('patch')]]).toEqual([1, 1])
  })

  it('[R22.4] of two equal minions on the board the one on the first plot leaves when it is sold', () => {
    const s = scenario({ rules: ['minions'], village, minionOn: { patch: 'cat', stable: 'cat' } })
    s.answer('place:cloud-port', 'quota:minion-1')
    const { minionAt } = s.state.table
    expect([minionAt[s.spot('patch')], minionAt[s.spot('stable')]]).toEqual([0, 1])
  })
})
