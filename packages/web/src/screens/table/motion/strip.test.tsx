// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { stopsOf } from '../../../../test-support/campaign-walk.ts'
import { openAtTable } from '../../../../test-support/open-at-table.tsx'
import { sayIn } from '../../../../test-support/say-in.ts'
import { beatsOf } from '../../../table/model/beats.ts'
import { Announcer } from '../announcer.tsx'
import { Strip } from './strip.tsx'
import { useFollowGame } from './use-follow-game.ts'

const say = await sayIn('en')

/** A turn at which at least two others have moved since. */
const stop = stopsOf({ seed: 3, seats: 3 }).find(
  ({ log, view, decision }) => decision?.kind === 'act' && beatsOf(log, view.seat).length > 1,
)

function Table() {
  useFollowGame()
  return (
    <>
      <Strip />
      <Announcer />
    </>
  )
}

test('the strip of a table that opens names every move, and plays them on request without saying them again', async () => {
  if (stop === undefined) throw new Error('nobody has moved')
  const beats = beatsOf(stop.log, stop.view.seat)
  const { user, table } = await openAtTable(<Table />, stop, { latest: null })
  const strip = within(screen.getByRole('region', { name: say('theatre.label') }))
  const chips = within(strip.getByRole('list')).getAllByRole('button')
  expect(chips).toHaveLength(beats.length)
  for (const [index, { seat }] of beats.entries())
    expect(chips[index]?.getAttribute('aria-label')).toContain(table.cast.seats[seat])
  const current = () => chips.flatMap((chip, index) => (chip.hasAttribute('aria-current') ? [index] : []))
  const said = screen.getByRole('log').textContent
  await user.click(strip.getByRole('button', { name: say('theatre.away') }))
  expect(current()).toEqual([0])
  await user.click(strip.getByRole('button', { name: say('theatre.next') }))
  expect(current()).toEqual([1])
  expect(screen.getByRole('log').textContent).toBe(said)
  await user.click(strip.getByRole('button', { name: say('theatre.stop') }))
  expect(current()).toEqual([])
})
