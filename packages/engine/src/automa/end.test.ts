import { type Scenario, type ScenarioSetup, scenario } from '@charterstone/testkit'
import { describe, expect, it, test } from 'vitest'

/** The last round of a game of a person (purple) and an automa (black) is over; all questions are answered plainly. */
function ended(setup: ScenarioSetup = {}): Scenario {
  const s = scenario({ begin: 'end', automas: [1], game: 2, ...setup })
  while (s.state.pending !== null) s.answer(s.options()[0] ?? '')
  return s
}

describe('the difficulty', () => {
  function levelAfter(vp: number[], level = 4, more: ScenarioSetup = {}): number {
    const players = vp.map((points) => ({ vp: points }))
    return ended({ players, legacy: { automaLevel: level, automaStart: 2 }, ...more }).state.legacy
      .automaLevel
  }

  it('[A5] the difficulty rises by 1 as soon as the people’s average is higher', () => {
    expect([levelAfter([30, 30]), levelAfter([31, 30]), levelAfter([60, 30])]).toEqual([4, 5, 5])
  })

  it('[A5] the difficulty falls by 1 when the people’s average is lower by 10, not by 9', () => {
    expect([levelAfter([21, 30]), levelAfter([20, 30]), levelAfter([0, 60])]).toEqual([4, 3, 3])
  })

  it('[A5] the difficulty does not fall below the level it started at', () => {
    expect([levelAfter([0, 30], 3), levelAfter([0, 30], 2)]).toEqual([2, 2])
    const solo = { legacy: { automaLevel: 2, automaStart: 1 } }
    expect(levelAfter([0, 30], 2, solo)).toBe(1)
  })

  it('[A5] the difficulty compares the average of all people with that of all automas', () => {
    const three = { seats: 3, automas: [2] }
    expect([levelAfter([40, 1, 20], 4, three), levelAfter([40, 0, 20], 4, three)]).toEqual([5, 4])
    const two = { seats: 3, automas: [1, 2] }
    expect([levelAfter([20, 40, 1], 4, two), levelAfter([20, 59, 1], 4, two)]).toEqual([4, 3])
  })

  it('[A5] without people, or without automas, the difficulty stays', () => {
    expect(levelAfter([5, 30], 4, { automas: [0, 1] })).toBe(4)
    expect(levelAfter([5, 30], 4, { automas: [] })).toBe(4)
  })
})

test('[A8] an automa scores reputation', () => {
  expect(ended({ table: { reputation: [1, 1, 0] } }).eventsOf('reputation-scored')).toMatchObject([
    { seat: 0, vp: 7 },
    { seat: 1, vp: 10 },
  ])
})

test('[A8] an automa scores what its guidepost gives to everybody', () => {
  const village = { black: ['seam', 'kiln', 'almanac'] } as const
  const s = ended({ game: 3, guidepost: 401, village })
  expect(s.eventsOf('letter-opened').map(({ letter }) => letter)).toEqual(['C'])
  expect(s.seat(1).vp).toBe(1 + 3 + 9)
})

test('[A8] the stars of an automa fill rows from the top, and it is asked nothing', () => {
  const s = scenario({ begin: 'end', automas: [1], game: 2, players: [{}, { vp: 76 }] })
  for (; s.state.pending !== null; s.answer(s.options()[0] ?? '')) expect(s.asked()).toMatch(/^0/)
  expect(s.state.legacy.charters[1]?.glory.slice(0, 3)).toEqual([6, 1, 0])
})

test('[A8] a row of glory that an automa completes brings no capacity', () => {
  const glory = [6, 6, 6, 6, 6, 6, 5, 0, 0]
  const s = ended({ charters: { black: { glory } }, players: [{}, { vp: 20 }] })
  const black = s.state.legacy.charters[1]
  expect([black?.glory.slice(6), black?.capacity.coin]).toEqual([[6, 1, 0], 1])
})

test('[A8] an automa’s stars beyond the last row count for the campaign', () => {
  const glory = [6, 6, 6, 6, 6, 6, 6, 6, 5]
  const s = ended({ charters: { black: { glory } }, players: [{}, { vp: 30 }] })
  expect(s.state.legacy.charters[1]).toMatchObject({ glory: [6, 6, 6, 6, 6, 6, 6, 6, 6], extraGlory: 2 })
})

test('[A8] the capacity of an automa fills one column after the other', () => {
  const after = (capacity: { coin: number; resource: number; card: number; minion: number }) =>
    ended({ players: [{ vp: 5 }, {}], charters: { black: { capacity } } }).state.legacy.charters[1]?.capacity
  const one = { coin: 1, resource: 1, card: 1, minion: 1 }
  expect(after({ ...one, coin: 3 })).toEqual({ ...one, coin: 4 })
  expect(after({ ...one, coin: 4 })).toEqual({ ...one, coin: 4, resource: 2 })
  const full = { coin: 4, resource: 4, card: 4, minion: 4 }
  expect(after(full)).toEqual(full)
})

test('[A8] one unused persona of an automa is marked, at random', () => {
  const marked = Array.from({ length: 12 }, (_, seed) => {
    const black = { chest: [201, 233, 254], used: [233] }
    const s = ended({ seed, rules: ['personas'], charters: { black } })
    const { used } = s.state.legacy.charters[1] ?? {}
    expect(s.eventsOf('persona-marked').map(({ persona }) => persona)).toEqual(used?.slice(1))
    return used?.join()
  })
  expect(new Set(marked)).toEqual(new Set(['233,201', '233,254']))
})

test('[A8] no persona of an automa is marked when all are used, in game 1, or before the rule', () => {
  const used = (setup: ScenarioSetup, marks: number[] = []) =>
    ended({ charters: { black: { chest: [201], used: marks } }, ...setup }).state.legacy.charters[1]?.used
  expect(used({ rules: ['personas'] }, [201])).toEqual([201])
  expect(used({ rules: ['personas'], game: 1 })).toEqual([])
  expect(used({ rules: [] })).toEqual([])
  expect(used({ rules: ['personas'] })).toEqual([201])
})

test('[A8] an automa that has most VP wins its trophy', () => {
  const s = ended({ players: [{ vp: 3 }, { vp: 4 }] })
  expect(s.state.legacy.charters.slice(0, 2).map(({ trophies }) => trophies)).toEqual([0, 1])
})

describe('the personas of automas', () => {
  /** What the automa of a charter scores for its persona beside a person of another one. */
  function scored(number: number, setup: ScenarioSetup): number | undefined {
    const charters = ['purple', 'black', 'green', 'red', 'blue', 'yellow'] as const
    const own = charters[number - 393] ?? 'purple'
    const other = own === 'purple' ? 'black' : 'purple'
    return ended({ game: 11, seats: [other, own], ...setup })
      .eventsOf('won-vp')
      .find(({ source, seat }) => source === number && seat === 1)?.vp
  }
  const quota = (...owners: number[]) => Array.from({ length: 28 }, (_, space) => owners[space] ?? 0)

  it('[A10] the purple automa scores 6 VP with more reputation tokens than every human', () => {
    expect(scored(393, { table: { reputation: [1, 0, 1] } })).toBe(6)
    expect(scored(393, { table: { reputation: [1, 0] } })).toBeUndefined()
  })

  it('[A10] the black automa scores 5 VP for any item or treasure on the mat', () => {
    expect([scored(394, { mat: ['kite'] }), scored(394, { mat: ['pilgrim', 'tome'] })]).toEqual([5, 5])
    expect(scored(394, { mat: ['pilgrim', 'ida', 'sherpa', 'kiln', 'lot-built'] })).toBeUndefined()
  })

  it('[A10] the green automa scores 8 VP with more peril than every human', () => {
    const perils = (own: number, other: number) => ({
      players: [{ goods: { vermin: other } }, { goods: { blight: own } }],
    })
    expect([scored(395, perils(2, 1)), scored(395, perils(1, 1)), scored(395, perils(0, 1))]).toEqual([
      8,
      undefined,
      undefined,
    ])
  })

  it('[A10] the red automa scores 8 VP with no human worker in its charter', () => {
    const workers = (person: string | null, automa: string | null) => ({
      players: [{ workers: [person, null] }, { workers: [null, automa] }],
    })
    expect([scored(396, workers('vein', 'bank')), scored(396, workers(null, null))]).toEqual([8, 8])
    expect(scored(396, workers('bank', null))).toBeUndefined()
  })

  it('[A10] the blue automa scores 8 VP with more quota tokens than every human', () => {
    expect(scored(397, { table: { quota: quota(2, 1, 2) } })).toBe(8)
    expect(scored(397, { table: { quota: quota(2, 1) } })).toBeUndefined()
  })

  it('[A10] the yellow automa scores 10 VP if it ended the game', () => {
    expect([scored(398, { table: { ender: 1 } }), scored(398, { table: { ender: 0 } })]).toEqual([
      10,
      undefined,
    ])
  })

  it('[A10] for the personas of automas other automas do not count as humans, and every automa has its own', () => {
    const players = [{}, { goods: { blight: 1 } }, { goods: { blight: 2 } }]
    const seats = ['purple', 'green', 'yellow'] as const
    const s = ended({ game: 11, seats, automas: [1, 2], players, table: { ender: 2 } })
    const won = s.eventsOf('won-vp').filter(({ source }) => source >= 393)
    expect(won.map(({ seat, vp }) => [seat, vp])).toEqual([
      [1, 8],
      [2, 10],
    ])
  })

  it('[A10] the personas of automas score in games 11 and 12 and after the campaign, not before', () => {
    const table = { ender: 1 }
    expect([10, 11, 12].map((game) => scored(398, { game, table }))).toEqual([undefined, 10, 10])
    expect(scored(398, { game: 3, table, legacy: { mode: 'single' } })).toBe(10)
  })

  it('[A10] the persona of an automa scores whichever seat the automa has', () => {
    const s = ended({ game: 11, automas: [0], table: { reputation: [0] } })
    expect(s.eventsOf('won-vp').map(({ seat, source }) => [seat, source])).toContainEqual([0, 393])
  })

  it('[A10] people score nothing for the personas of automas', () => {
    expect(ended({ game: 11, automas: [], mat: ['kite'] }).eventsOf('won-vp')).toEqual([])
  })
})
