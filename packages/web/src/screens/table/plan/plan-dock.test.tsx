// @vitest-environment happy-dom
import { waitFor } from '@testing-library/dom'
import { act } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { type Stop, stopsOf } from '../../../../test-support/campaign-walk.ts'
import { openAtTable } from '../../../../test-support/open-at-table.tsx'
import { say } from '../../../words/speech.ts'
import { untied } from '../../../words/tied.ts'
import { PinSpace } from './pin-space.tsx'
import { PlanDock } from './plan-dock.tsx'

const turn = stopsOf({ seed: 1, seats: 2 }).find(({ decision }) => decision?.kind === 'act') as Stop

beforeEach(() => localStorage.clear())

test('a pinned space for a peril says where perils come from when no way is known', async () => {
  const { table } = turn.view
  const space = 24
  const { user, getByRole, container } = await openAtTable(
    <>
      <PinSpace space={space} className="" at={{ kind: 'quota', space }}>
        1
      </PinSpace>
      <PlanDock />
    </>,
    { ...turn, view: { ...turn.view, table: { ...table, quota: table.quota.with(space, 0) } } },
  )
  await user.click(getByRole('button', { name: /^Pin as a goal/ }))
  await waitFor(() => expect(container.textContent).toContain(say('plan.no-way')))
  expect(untied(container.textContent)).toContain('You’re missing 2 peril tokens')
  expect(container.textContent).toContain(say('plan.no-perils'))
})

test('a pinned space of the quota table says what is missing and how many turns it takes, in words', async () => {
  const own = turn.view.table.seats[0]
  if (own === undefined) throw new Error('no seat')
  const goods = own.goods.map((_, good) => (good === 2 ? 1 : 0))
  const table = {
    ...turn.view.table,
    seats: turn.view.table.seats.with(0, { ...own, goods, workers: [-1, -1] }),
  }
  const { user, getByRole, queryByRole } = await openAtTable(
    <>
      <PinSpace space={7} className="" at={{ kind: 'quota', space: 7 }}>
        2
      </PinSpace>
      <PlanDock />
    </>,
    { ...turn, view: { ...turn.view, table } },
  )
  const what = say('plan.quota', { what: '2 coins' })
  await user.click(getByRole('button', { name: say('plan.pin-what', { what }) }))
  const goal = getByRole('button', { name: new RegExp(`^${what}`) })
  expect(untied(goal.textContent)).toContain('You’re missing 2 coins')
  await waitFor(() => expect(goal.querySelector('[data-turns]')?.getAttribute('data-turns')).toMatch(/^\d+$/))
  expect(untied(goal.textContent)).toContain('The way there: 1 ')
  await user.click(getByRole('button', { name: say('plan.unpin-what', { what }), pressed: true }))
  expect(queryByRole('button', { name: new RegExp(`^${what}`) })).toBeNull()
})

test('a pin belongs to its seat: at one screen the next person does not have it', async () => {
  const { user, session, getByRole } = await openAtTable(
    <PinSpace space={7} className="" at={{ kind: 'quota', space: 7 }}>
      2
    </PinSpace>,
    turn,
  )
  const game = session.game.getState()
  if (game === null) throw new Error('no game')
  await user.click(getByRole('button', { pressed: false }))
  expect(getByRole('button', { pressed: true })).toBeTruthy()
  act(() => session.game.setState({ ...game, seat: 1 }, true))
  await user.click(getByRole('button', { pressed: false }))
  act(() => session.game.setState(game, true))
  expect(getByRole('button', { pressed: true })).toBeTruthy()
})
