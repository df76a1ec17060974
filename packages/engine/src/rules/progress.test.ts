import { scenario } from '@charterstone/testkit'
import { describe, expect, it, test } from 'vitest'
import { STANDARD_BOARD } from '../catalogue/board.ts'

const SIX = { goods: { coin: 6 } }
const scoring = { players: [SIX], objectives: ['six-coins'] }

test('[R25.1] the progress track has spaces 0 to 26, with the hourglass on 26', () => {
  const s = scenario({ ...scoring, progress: 25 }).answer('place:grandstand')
  expect([s.state.table.progress, s.state.table.ending, s.state.table.ender]).toEqual([26, true, 0])
  expect(s.eventsOf('hourglass-reached')).toEqual([{ kind: 'hourglass-reached', seat: 0 }])
})

test('[R25.1] with the token on space 25 the end is not settled yet', () => {
  const s = scenario({ ...scoring, progress: 24 }).answer('place:grandstand')
  expect([s.state.table.progress, s.state.table.ending]).toEqual([25, false])
})

test('[R25.1] with house rule H2 the token starts on the first space whatever the number of players', () => {
  const s = scenario({ begin: 'setup', seats: 1, houseRules: { progressStart: 'first-space' } })
  expect(s.state.table.progress).toBe(0)
})

test('[R25.2] progress advances by 1 for a scored objective, a construction, an unlocked crate', () => {
  const plan = { coal: 2, clay: 1, grain: 1, coin: 4 }
  const at = (): ReturnType<typeof scenario> =>
    scenario({
      progress: 0,
      players: [{ goods: { ...plan }, cards: ['kiln', 'patch-built', 'sherpa', 'broker'] }],
      objectives: ['two-assistants'],
    })
  expect(at().answer('place:grandstand').state.table.progress).toBe(1)
  expect(at().answer('place:zeppelin', 'plot:2').state.table.progress).toBe(1)
  expect(at().answer('place:charterstone', 'open:patch-built').state.table.progress).toBe(1)
})

test('[R25.2] nothing else moves the progress token unless it says so', () => {
  const s = scenario({ progress: 0, players: [{ goods: { wood: 1, coin: 1 } }], mat: ['kite'] })
  s.answer('place:market', 'card:kite', 'place:seam')
  expect(s.state.table.progress).toBe(0)
  const portal = scenario({ progress: 0, village: { purple: ['patch', 'portal'] } }).answer('place:portal')
  expect([portal.state.table.progress, portal.seat(0).vp]).toEqual([2, 2])
})

test('[R25.2] a chalice moves the progress token up to two spaces, either way', () => {
  const s = scenario({ progress: 9, rules: ['treasures'], players: [{ cards: ['chalice'] }] }).answer(
    'use:chalice',
  )
  expect(s.options()).toEqual(['progress:-2', 'progress:-1', 'skip', 'progress:+1', 'progress:+2'])
  expect(s.answer('progress:-2').state.table.progress).toBe(7)
})

test('[R25.2] the progress token never goes below the first space', () => {
  const s = scenario({ progress: 1, rules: ['treasures'], players: [{ cards: ['chalice'] }] }).answer(
    'use:chalice',
  )
  expect(s.options()).not.toContain('progress:-2')
  expect(s.answer('progress:-1').state.table.progress).toBe(0)
  expect(s.eventsOf('progressed')).toEqual([{ kind: 'progressed', seat: 0, to: 0, why: 'play' }])
})

test('[R25.2] with a chalice I may leave the progress token where it is', () => {
  const s = scenario({ progress: 9, rules: ['treasures'], players: [{ cards: ['chalice'] }] })
  s.answer('use:chalice', 'skip')
  expect([s.state.table.progress, s.eventsOf('progressed'), s.asked()]).toEqual([9, [], '0 act'])
})

describe('the icons', () => {
  it('[R25.3] spaces 4, 8, 12, 16, 20 and 24 show reputation; 6, 10, 14, 18 and 22 show income', () => {
    expect(STANDARD_BOARD.progress.reputation).toEqual([4, 8, 12, 16, 20, 24])
    expect(STANDARD_BOARD.progress.income).toEqual([6, 10, 14, 18, 22])
  })

  it('[R25.3] the player who moves the token onto reputation may gain 1', () => {
    const s = scenario({ ...scoring, progress: 3 }).answer('place:grandstand')
    expect([s.asked(), s.state.pending?.source]).toEqual(['0 reputation', 0])
    expect(s.answer('take').state.table.reputation).toEqual([0])
  })

  it('[R25.3] the progress token moves space by space, and each space that it enters counts', () => {
    const s = scenario({ progress: 3, rules: ['income'], village: { purple: ['patch', 'portal'] } }).answer(
      'place:portal',
    )
    expect(s.asked()).toBe('0 reputation')
    expect(s.answer('skip').state.table.progress).toBe(5)
    const income = scenario({
      progress: 5,
      rules: ['income'],
      village: { purple: ['patch', 'portal'] },
    }).answer('place:portal')
    expect(income.eventsOf('income-triggered')).toHaveLength(1)
  })

  it('[R25.3] spaces count for nothing when the progress token goes back', () => {
    const s = scenario({ progress: 9, rules: ['treasures', 'income'], players: [{ cards: ['chalice'] }] })
    s.answer('use:chalice', 'progress:-1')
    expect([s.state.table.progress, s.asked(), s.eventsOf('placed-reputation')]).toEqual([8, '0 act', []])
  })

  it('[R24.1] until the real rule is in force the income icon does nothing', () => {
    const village = { purple: ['patch', 'portal', 'almanac'] }
    const setup = { progress: 5, village, incomeOn: { almanac: [0] }, players: [{ cards: ['pilgrim'] }] }
    const before = scenario({ ...setup, rules: ['guests'] }).answer('place:portal')
    expect([before.seat(0).vp, before.eventsOf('income-triggered')]).toEqual([2, []])
    const after = scenario({ ...setup, rules: ['guests', 'income'] }).answer('place:portal')
    expect(after.seat(0).vp).toBe(2 + 2 + 1)
  })
})

test('[R25.4] without influence the token advances by 1 before I do anything else', () => {
  const s = scenario({ progress: 3, players: [{ influence: 0, ...SIX }] })
  expect(s.eventsOf('progressed')).toEqual([{ kind: 'progressed', seat: 0, to: 4, why: 'no-influence' }])
  expect([s.state.table.progress, s.asked()]).toEqual([4, '0 act'])
})

test('[R25.4] the step without influence is the same as in R6.1, not a second one', () => {
  expect(scenario({ progress: 10, players: [{ influence: 0 }] }).state.table.progress).toBe(11)
})

test('[R25.4] reputation on the space of a step without influence is out of my reach, income is not', () => {
  const s = scenario({
    progress: 5,
    rules: ['income'],
    village: { purple: ['patch', 'almanac'] },
    incomeOn: { almanac: [0] },
    players: [{ influence: 0 }],
  })
  expect([s.seat(0).vp, s.eventsOf('income-triggered')]).toEqual([2, [{ kind: 'income-triggered', seat: 0 }]])
})

test('[R25.4] influence that I regain in the turn comes too late for its first step', () => {
  const s = scenario({
    progress: 10,
    village: { yellow: ['field', 'granary'] },
    players: [{ influence: 0, spent: 12, goods: { grain: 1, coin: 1 } }],
  }).answer('place:granary', 'skip', 'place:seam')
  expect([s.state.table.progress, s.seat(0).influence]).toEqual([11, 2])
})

test('[R25.4] the token advances again for each turn without influence, also when it has moved in this round already', () => {
  const s = scenario({ ...scoring, progress: 8, players: [SIX, { influence: 0 }] })
  s.answer('place:grandstand')
  expect(s.eventsOf('progressed').map(({ seat, to, why }) => [seat, to, why])).toEqual([
    [0, 9, 'play'],
    [1, 10, 'no-influence'],
  ])
  const both = scenario({ progress: 8, players: [{ influence: 0 }, { influence: 0 }] }).answer('place:patch')
  expect(both.state.table.progress).toBe(10)
})
