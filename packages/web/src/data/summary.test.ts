import { packUpGame } from '@charterstone/engine'
import { expect, test } from 'vitest'
import { newCampaign, playOn, ruleset } from '../../test-support/session-deps.ts'
import { type Summary, summaryOf } from './summary.ts'

function summarize(playthrough: ReturnType<typeof newCampaign>): Summary {
  return summaryOf(ruleset.engine, 'a', playthrough.record, playthrough.state, 42)
}

const begun = newCampaign(['person', 'automa', 'easy:builder'])
const finished = playOn(newCampaign(['person', 'person']))

test('a summary names the seats and who plays them', () => {
  expect(summarize(begun).seats.map(({ name, by }) => [name, by])).toEqual([
    ['Seat 0', 'person'],
    ['Seat 1', 'automa'],
    ['Seat 2', 'easy:builder'],
  ])
})

test('a summary says where the game is and who has to answer', () => {
  expect(summarize(begun)).toMatchObject({
    id: 'a',
    savedAt: 42,
    mode: 'campaign',
    phase: 'playing',
    game: 1,
    asked: begun.state.pending?.seat,
    isOver: false,
    champions: [],
    isOnTrust: false,
  })
})

test('a finished game asks nobody, and its points are those on the table', () => {
  const summary = summarize(finished)
  expect(summary).toMatchObject({ phase: 'finished', asked: -1 })
  expect(summary.seats.map(({ vp }) => vp)).toEqual(finished.state.table.seats.map(({ vp }) => vp))
})

test('the winner of a game has a win, also after it is packed up', () => {
  const winners = finished.state.legacy.history.at(-1)?.winners ?? []
  expect(winners.length).toBeGreaterThan(0)
  for (const playthrough of [finished, packUpGame(ruleset.engine, finished)])
    expect(
      summarize(playthrough).seats.map(({ wins }, seat) => wins === (winners.includes(seat) ? 1 : 0)),
    ).toEqual([true, true])
})

test('glory counts the stars of the charter', () => {
  const packed = packUpGame(ruleset.engine, finished)
  const expected = packed.state.legacy.seats.map(({ charter }) => {
    const { glory = [], extraGlory = 0 } = packed.state.legacy.charters[charter] ?? {}
    return glory.reduce((sum, stars) => sum + stars, extraGlory)
  })
  expect(summarize(packed).seats.map(({ glory }) => glory)).toEqual(expected)
})

test('another answer makes another seal, the same campaign the same one', () => {
  const before = newCampaign(['person', 'person'])
  const after = playOn(before, ({ steps }) => steps.length > 1)
  expect(summarize(before).seal).toBe(summarize(newCampaign(['person', 'person'])).seal)
  expect(summarize(after).seal).not.toBe(summarize(before).seal)
})
