import { otherBoard, otherBoardCatalogue, type ScenarioSetup, scenario, walk } from '@charterstone/testkit'
import { expect, test } from 'vitest'
import { STANDARD_BOARD } from '../catalogue/board.ts'
import { createEngine } from '../engine.ts'
import { violationsOf } from '../invariants/violations.ts'
import type { Event } from '../loop/event.ts'
import { roll, seedRng } from '../random/random.ts'
import { numbersOf } from '../record/import/numbers.ts'
import { tableSchema } from '../record/import/table-schema.ts'
import { boardOf } from './board-of.ts'

const engine = createEngine(otherBoardCatalogue)

function at(setup: ScenarioSetup = {}) {
  return scenario({ catalogue: otherBoardCatalogue, ...setup })
}

/** One game by chance, from the first question to the end. */
function play(seed: number, seats: number) {
  const charters = Array.from({ length: seats }, (_, charter) => charter)
  const state = engine.newCampaign({
    seed,
    seats: charters.map((charter) => ({ charter, name: `${charter}`, player: 'person' as const })),
  })
  const events: Event[] = []
  engine.startGame(state, events)
  const start = state.table.progress
  const rng = seedRng(seed)
  while (state.phase === 'playing') {
    const options = state.pending?.options ?? []
    engine.apply(state, options[roll(rng, options.length)] ?? '', events)
    expect(violationsOf(state, otherBoardCatalogue)).toEqual([])
  }
  return { state, events, start }
}

test.each([1, 2, 3, 4])(
  'a box with another board plays a game to the end of its own track, seed %i',
  (seed) => {
    const { state, events, start } = play(seed, 2)
    const progress = events.flatMap((event) => (event.kind === 'progressed' ? [event.to] : []))
    expect([start, Math.max(...progress), state.table.progress]).toEqual([5, 12, 12])
    expect(events.filter(({ kind }) => kind === 'hourglass-reached')).toHaveLength(1)
    expect(state.table.quota).toHaveLength(6)
    expect(state.table.reputation.length).toBeLessThanOrEqual(2)
  },
)

test('a box with another board keeps every promise of the conformance walk, with all rules in force', () => {
  expect(walk({ catalogue: otherBoardCatalogue, seed: 3, seats: 3, stage: 6, every: 40 }).broken).toEqual([])
})

test('[R25.1] a box with another board starts and ends where its board says, by number of seats', () => {
  expect([1, 2, 3].map((seats) => play(9, seats).start)).toEqual([6, 5, 4])
})

test('[R25.3] a box with another board has its own icons: reputation on 2 and 7, income on 3 and 9, nothing on 4 or 6', () => {
  const entered = (space: number) => {
    const village = { purple: ['patch', 'portal'] }
    const s = at({ rules: ['income'], progress: space - 2, village }).answer('place:portal')
    return [s.asked() === '0 reputation' ? 'reputation' : '', s.eventsOf('income-triggered').length] as const
  }
  // The portal moves the token by 2, and each space that it enters counts.
  expect([3, 6, 7, 9].map(entered)).toEqual([
    ['reputation', 0],
    ['', 0],
    ['reputation', 0],
    ['', 1],
  ])
})

test('[R23.2] a box with another board closes its reputation track at its own length', () => {
  const village = { yellow: ['field', 'granary'] } as const
  const goods = { grain: 1, coin: 1 }
  const open = at({ village, players: [{ goods }], table: { reputation: [1] } }).answer('place:granary')
  expect(open.asked()).toBe('0 reputation')
  const full = at({ village, players: [{ goods }], table: { reputation: [1, 1] } }).answer('place:granary')
  expect(full.asked()).toBe('1 act')
})

test('[R22.1] a box with another board offers, closes and pays the spaces of its own quota table', () => {
  const s = at({ players: [{ goods: { coin: 3, wood: 1 } }] })
  s.answer('place:cloud-port')
  expect(s.options()).toEqual(['quota:coin-1', 'quota:resource-1'])
  expect(s.closed('quota:coin-2')).toMatchObject({ lack: 'coin', count: 1 })
  s.answer('quota:coin-1')
  expect([s.has(0, 'coin'), s.state.table.quota]).toEqual([1, [1, 0, 0, 0, 0, 0]])
})

test('[R23.3] a box with another board pays its own ranks at the end of the game', () => {
  const s = at({ seats: 3, table: { ending: true, reputation: [0, 0, 1] } })
  s.answer('place:patch', 'place:seam', 'place:lot')
  expect([0, 1, 2].map((seat) => s.seat(seat).vp)).toEqual([8, 5, 0])
  expect(s.eventsOf('reputation-scored').map(({ rank, vp }) => [rank, vp])).toEqual([
    [1, 8],
    [2, 5],
  ])
})

test('a box with another board is decoded for drawing with its own track, spaces and table', () => {
  const s = at({ progress: 4, table: { quota: [0, 2, 0, 0, 0, 0], reputation: [1] } })
  const { progress, reputation, quota } = boardOf(otherBoardCatalogue, s.engine.view(s.state, 0))
  const { last, reputation: icons, income } = otherBoard.progress
  expect(progress).toEqual({ last, reputation: icons, income, space: 4, start: 5 })
  expect(reputation).toEqual({ seats: [1], open: 2, printed: 7, vp: [8, 5] })
  expect(quota.map(({ row, spaces }) => [row, spaces.map(({ seat }) => seat)])).toEqual([
    ['coin', [null, 1]],
    ['resource', [null, null, null]],
  ])
})

test('a box with another board takes files with tables of its own size and no other', () => {
  const check = tableSchema(numbersOf(otherBoardCatalogue))
  const { table } = at().state
  expect(check(table)).toBeNull()
  expect(check({ ...table, quota: STANDARD_BOARD.quota.map(() => 0) })?.path).toBe('.quota')
  expect(check({ ...table, progress: 13 })?.path).toBe('.progress')
  expect(check({ ...table, reputation: new Array(8).fill(0) })?.path).toBe('.reputation')
})

test('without a board of its own a box has the one of the rules', () => {
  const s = scenario({ progress: 10 })
  expect(boardOf(s.engine.catalogue, s.engine.view(s.state, 0)).progress.last).toBe(
    STANDARD_BOARD.progress.last,
  )
})
