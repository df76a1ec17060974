import { type LinePoint, WIN_UNIT } from '@charterstone/bots'
import { expect, test } from 'vitest'
import { areaOf, bandsOf, EDGE, indexAt, laneOf, pointOfStep, roundTicks, xOf, yOf } from './chart-area.ts'

const area = { width: 600, height: 200 }

function point(step: number, round: number, share: number): LinePoint {
  const win = [share * WIN_UNIT, (1 - share) * WIN_UNIT]
  return { step, round, seat: step % 2, win, vp: [0, 0], expected: [0, 0] }
}

const line = [point(0, 1, 0.5), point(3, 1, 0.75), point(7, 2, 0.25), point(9, 2, 1)]

test('on a page that is drawn twice as large a chart has the same area', () => {
  expect(areaOf(200, { width: 600, height: 200 })).toEqual(area)
  expect(areaOf(200, { width: 1200, height: 400 })).toEqual(area)
  expect(areaOf(200, { width: 0, height: 400 })).toBeNull()
})

test('the bands of all seats fill the whole height', () => {
  const [first = '', second = ''] = bandsOf(line, area)
  // The first band begins at the top, the second ends at the bottom; they meet where the chance of the second ends.
  expect(first.startsWith(`M${EDGE.left} ${EDGE.top}L`)).toBe(true)
  expect(second.startsWith(`M${EDGE.left} ${yOf(area, 0.5)}L`)).toBe(true)
  expect(second).toContain(`${EDGE.left} ${area.height - EDGE.bottom}Z`)
})

test('a press finds the point that is drawn nearest', () => {
  for (const index of line.keys())
    expect(indexAt(area, xOf(area, index, line.length) + 20, line.length)).toBe(index)
  expect(indexAt(area, -50, line.length)).toBe(0)
  expect(indexAt(area, 9999, line.length)).toBe(line.length - 1)
})

test('a step belongs to the first point that knows of it', () => {
  expect(pointOfStep(line, 0)).toBe(0)
  expect(pointOfStep(line, 4)).toBe(2)
  expect(pointOfStep(line, 99)).toBe(3)
})

test('rounds are numbered where they begin, as far as there is room', () => {
  expect(roundTicks(line, area)).toEqual([
    { round: 1, index: 0 },
    { round: 2, index: 2 },
  ])
  expect(roundTicks(line, { width: 30, height: 200 })).toHaveLength(1)
})

test('long games number every fifth round, also where nobody had a choice in it', () => {
  const rounds = [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21]
  const ticks = roundTicks(
    rounds.map((round, step) => point(step, round, 0.5)),
    { width: 600, height: 200 },
  )
  expect(ticks.map(({ round }) => round)).toEqual([1, 5, 10, 15, 20])
  expect(ticks.map(({ index }) => rounds[index])).toEqual([1, 5, 11, 15, 20])
})

test('two rounds at one place have one number', () => {
  const ticks = roundTicks([point(0, 1, 0.5), point(1, 3, 0.5), point(2, 4, 0.5)], area)
  expect(ticks.map(({ round }) => round)).toEqual([1, 2, 4])
})

test('a lane has what its seat achieved, and no rounds', () => {
  const mark = { step: 3, card: 5, round: 0 }
  const marks = [
    { ...mark, kind: 'building', seat: 0 },
    { ...mark, kind: 'crate', seat: 1 },
    { ...mark, kind: 'round', seat: -1 },
    { ...mark, kind: 'hourglass', seat: 0 },
  ] as const
  expect(laneOf(marks, 0).map(({ kind }) => kind)).toEqual(['building'])
})
