// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { engine, type Stop, stopsOf } from '../../../../test-support/campaign-walk.ts'
import { openAtTable } from '../../../../test-support/open-at-table.tsx'
import { goalRankingOf } from '../../../table/model/goals.ts'
import { Guidepost } from './guidepost.tsx'

const leadersAt = ({ view }: Stop) => goalRankingOf(engine, view)?.leaders ?? []
const shared = stopsOf({ seed: 1, seats: 4, games: 2 }).find(
  (stop) => leadersAt(stop).length === 2 && !leadersAt(stop).includes(stop.view.seat),
) as Stop

test('two seats that lead together are named with "and"', async () => {
  const { container, table } = await openAtTable(<Guidepost />, shared)
  const [first = 0, second = 0] = leadersAt(shared)
  const { seats } = table.cast
  expect(container.textContent).toContain(`${seats[first]} and ${seats[second]} lead with`)
})

test('a watcher sees the names of all who lead', async () => {
  const { container, table } = await openAtTable(<Guidepost />, shared, { seat: -1 })
  const [first = 0, second = 0] = leadersAt(shared)
  const { seats } = table.cast
  expect(container.textContent).toContain(`${seats[first]} and ${seats[second]} lead with`)
})
