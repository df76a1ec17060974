// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { stopsOf } from '../../../../test-support/campaign-walk.ts'
import { openAtTable } from '../../../../test-support/open-at-table.tsx'
import { charterOfSeat } from '../../../table/model/charters.ts'
import { DecisionBar } from './decision-bar.tsx'

vi.mock('../../../settings/sound.ts')

const turns = stopsOf({ seed: 3, seats: 3 }).filter(({ decision }) => decision?.kind === 'act')

test('at a shared screen the bar has the colour and the name of the person who is asked', async () => {
  for (const stop of turns.slice(0, 3)) {
    const { table, container, unmount } = await openAtTable(<DecisionBar />, stop)
    const seat = table.decision?.seat ?? -1
    const bar = container.querySelector('[data-bar]')
    expect(bar?.getAttribute('data-charter')).toBe(charterOfSeat(table.view, seat))
    expect(bar?.querySelector('[data-shape="band"]')).not.toBeNull()
    expect(bar?.textContent).toContain(table.cast.seats[seat])
    unmount()
  }
})

test('a person alone at a screen sees no band', async () => {
  const [stop] = stopsOf({ seed: 3, seats: 1 }).filter(({ decision }) => decision?.kind === 'act')
  if (stop === undefined) throw new Error('the walk is empty')
  const { container } = await openAtTable(<DecisionBar />, stop)
  expect(container.querySelector('[data-shape]')).toBeNull()
})
