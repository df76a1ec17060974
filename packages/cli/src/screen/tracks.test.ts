import { type Board, boardOf, createEngine } from '@charterstone/engine'
import { engine } from '@charterstone/lab'
import { otherBoardCatalogue } from '@charterstone/testkit'
import { expect, test } from 'vitest'
import { localeOf } from '../text/locale.ts'
import { board } from './board.ts'
import { makePaint } from './paint.ts'
import { sceneOf } from './scene.ts'
import { tracks } from './tracks.ts'

const SEATS = [2, 4].map((charter) => ({ charter, name: `${charter}`, player: 'person' as const }))

function view() {
  const state = engine.newCampaign({ seed: 1, seats: SEATS })
  engine.startGame(state)
  while (state.pending?.kind === 'name') engine.apply(state, 'skip')
  return engine.view(state, 0)
}

/** The lines of the tracks, with single blanks, when the board is another one. */
function linesOf(change: (board: Board) => Partial<Board>): string[] {
  const scene = sceneOf(view(), localeOf('en'), makePaint(false))
  return tracks({ ...scene, board: { ...scene.board, ...change(scene.board) } }).map((line) =>
    line.replaceAll(/ +/g, ' '),
  )
}

test('[R25.3] the progress row shows the track of the engine', () => {
  const { last, reputation, income, space } = boardOf(engine.catalogue, view()).progress
  const [, ...icons] = (linesOf(() => ({}))[0] ?? '').split(' ')
  const at = (icon: string): number[] => icons.flatMap((shown, index) => (shown === icon ? [index] : []))
  expect([at('★'), at('$'), at('⧗')]).toEqual([
    reputation.filter((one) => one !== space),
    income.filter((one) => one !== space),
    [last],
  ])
  expect(icons[space]).toBe(`${space}`)
})

test('another track is drawn as it is', () => {
  const progress = { last: 7, reputation: [2, 5], income: [3], space: 4, start: 1 }
  expect(linesOf(() => ({ progress }))[0]).toBe('Progress · · ★ $ 4 ★ · ⧗')
})

test('another reputation track has other open spaces', () => {
  const reputation = { seats: [1], open: 3, printed: 5, vp: [9] }
  expect(linesOf(() => ({ reputation }))[1]).toBe('Reputation ② · ·')
})

test('another quota table has other rows, counts, bonuses and owners', () => {
  const spaces = [
    { row: 'coin', column: 1, count: 4, bonus: 'vp', index: 0, seat: null },
    { row: 'coin', column: 2, count: 5, bonus: 'none', index: 1, seat: 0 },
    { row: 'coin', column: 3, count: 9, bonus: 'reputation', index: 2, seat: null },
  ] as const
  expect(linesOf(() => ({ quota: [{ row: 'coin', spaces }] }))[2]).toBe('Quota coins 4+ ① 9★')
})

test('a box with another board is drawn with its own track, reputation spaces and quota table', () => {
  const box = createEngine(otherBoardCatalogue)
  const state = box.newCampaign({ seed: 1, seats: SEATS })
  box.startGame(state)
  state.table.progress = 4
  state.table.reputation = [1]
  state.table.quota = [0, 2, 1, 0, 0, 0]
  const scene = sceneOf(box.view(state, 0), localeOf('en'), makePaint(false), otherBoardCatalogue)
  const lines = board(scene, 0)
    .split('\n')
    .map((line) => line.replaceAll(/ +/g, ' ').trim())
  expect(lines).toContain('Progress · · ★ $ 4 · · ★ · $ · · ⧗')
  expect(lines).toContain('Reputation ② ·')
  expect(lines).toContain('Quota coins 2+ ② resources ① 5★ 3+')
})

test('an objective shows who has scored it', () => {
  const lines = linesOf(({ objectives }) => ({
    objectives: objectives.slice(0, 1).map(({ card }) => ({ card, scorers: [0, 1] })),
  }))
  expect(lines.find((line) => line.startsWith('Objectives'))).toMatch(/ ① ②$/)
})
