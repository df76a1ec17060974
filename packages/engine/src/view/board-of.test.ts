import { scenario } from '@charterstone/testkit'
import { expect, test } from 'vitest'
import { STANDARD_BOARD } from '../catalogue/board.ts'
import { plotSpot } from '../state/spot.ts'
import { boardOf } from './board-of.ts'

type Setup = Parameters<typeof scenario>[0]

function board(setup: Setup) {
  const s = scenario(setup)
  return { ...boardOf(s.engine.catalogue, s.engine.view(s.state, 0)), spotOf: s.state.legacy.buildings }
}

test('[R25.1] the board has the progress track: its token, its start and its icons', () => {
  expect(board({ seats: 4, progress: 12 }).progress).toEqual({
    last: 26,
    reputation: STANDARD_BOARD.progress.reputation,
    income: STANDARD_BOARD.progress.income,
    space: 12,
    start: STANDARD_BOARD.progress.starts[3],
  })
  const starts = [1, 2, 3, 4, 5, 6].map((seats) => board({ seats }).progress.start)
  expect(starts).toEqual(STANDARD_BOARD.progress.starts)
})

test('[H2] with an early start every game begins on the first space', () => {
  expect(board({ houseRules: { progressStart: 'first-space' } }).progress.start).toBe(0)
})

test('[R23.2] the board has the reputation track: its tokens, its open spaces and its ranks', () => {
  expect(board({ seats: 3, table: { reputation: [2, 0] } }).reputation).toEqual({
    seats: [2, 0],
    open: 8,
    printed: 14,
    vp: [10, 7, 4],
  })
})

test('[R22.1] a quota space of the board has its index, what it asks for and the seat of its token', () => {
  const quota = STANDARD_BOARD.quota.map((_, space) => (space === 7 ? 2 : 0))
  const coins = board({ table: { quota } }).quota[1]
  expect(coins?.row).toBe('coin')
  expect(coins?.spaces.map(({ index, seat }) => [index, seat])).toEqual([
    [6, null],
    [7, 1],
    [8, null],
    [9, null],
    [10, null],
    [11, null],
  ])
  expect(coins?.spaces[1]).toEqual({ row: 'coin', column: 2, count: 2, bonus: 'vp', index: 7, seat: 1 })
})

test('[R22.3] the board has the rows of minions and peril when their rules are in force', () => {
  const rows = (setup: Setup): string =>
    board(setup)
      .quota.map(({ row }) => row)
      .join(' ')
  expect(rows({})).toBe('resource coin card')
  expect(rows({ rules: ['minions'] })).toBe('resource coin card minion')
  expect(rows({ rules: ['peril'] })).toBe('resource coin card peril')
})

test('[R20.3] an objective of the board shows the seats that have scored it', () => {
  const { objectives } = board({ seats: 3, objectives: ['six-coins'], table: { scorers: [0b101] } })
  expect(objectives.map(({ scorers }) => scorers)).toEqual([[0, 2]])
})

test('[R15.0] a spot of the board shows workers, minion, peril and income tokens', () => {
  const { spots, spotOf } = board({
    seats: 3,
    rules: ['minions', 'peril', 'income'],
    village: { purple: ['patch'], black: ['kiln'] },
    players: [{ workers: [null, 'market'] }, { workers: ['kiln', null] }, { workers: ['market', null] }],
    perilOn: { kiln: 'vermin' },
    minionOn: { kiln: 'golem' },
    incomeOn: { patch: [0, 1] },
  })
  const patch = plotSpot(0, 0)
  const kiln = plotSpot(1, 0)
  expect(spotOf[kiln]).toBeGreaterThan(0)
  expect(spots[kiln]).toEqual({
    workers: [{ seat: 1, kind: 'large' }],
    minion: 'golem',
    minionSeat: 1,
    peril: 'vermin',
    income: [],
  })
  expect(spots[patch]).toEqual({ workers: [], minion: null, minionSeat: null, peril: null, income: [0, 1] })
  const market = spots.filter(({ workers }) => workers.length === 2)
  expect(market.map(({ workers }) => workers)).toEqual([
    [
      { seat: 0, kind: 'small' },
      { seat: 2, kind: 'large' },
    ],
  ])
})

test('[GS] the board shows a worker that is the spectral one, and a minion that belongs to nobody', () => {
  const { spots } = board({
    rules: ['minions'],
    legacy: { spectral: 0 },
    table: { stray: true },
    village: { purple: ['patch'] },
    players: [{ workers: ['patch', null] }],
    minionOn: { patch: 'cat' },
  })
  expect(spots[plotSpot(0, 0)]).toMatchObject({
    workers: [{ seat: 0, kind: 'spectral' }],
    minion: 'cat',
    minionSeat: null,
  })
})

test('[R4.2] between games the tracks of the board are those of the next one, and nothing lies on it', () => {
  const s = scenario({ seats: 2 })
  const state = s.engine.newCampaign({ seed: 1, seats: s.state.legacy.seats })
  const { progress, reputation, quota, spots } = boardOf(s.engine.catalogue, s.engine.view(state, 0))
  expect([progress.start, reputation.open, reputation.seats]).toEqual([
    STANDARD_BOARD.progress.starts[1],
    6,
    [],
  ])
  expect(quota.flatMap(({ spaces }) => spaces.filter(({ seat }) => seat !== null))).toEqual([])
  expect(spots.every(({ workers, income }) => workers.length + income.length === 0)).toBe(true)
})
