// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { stopsOf } from '../../../../test-support/campaign-walk.ts'
import { openAtTable } from '../../../../test-support/open-at-table.tsx'
import { sayIn } from '../../../../test-support/say-in.ts'
import { beatsOf } from '../../../table/model/beats.ts'
import { tied } from '../../../words/tied.ts'
import { Announcer } from '../announcer.tsx'
import { Strip } from './strip.tsx'
import { useFollowGame } from './use-follow-game.ts'

const say = await sayIn('en')

afterEach(() => vi.unstubAllGlobals())

/** A turn at which at least two others have moved since. */
const stop = stopsOf({ seed: 3, seats: 3 }).find(
  ({ log, view, decision }) => decision?.kind === 'act' && beatsOf(log, view.seat).length > 1,
)

function Table(props: ComponentProps<typeof Strip>) {
  useFollowGame()
  return (
    <>
      <Strip {...props} />
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

/** Reports once; in a test document every element is 0 pixels wide. */
class OneReport {
  readonly #report: () => void
  constructor(report: () => void) {
    this.#report = report
  }
  observe(): void {
    queueMicrotask(this.#report)
  }
  disconnect(): void {}
}

test('where there is no room, a count says how many moves it stands for and opens them in words', async () => {
  vi.stubGlobal('ResizeObserver', OneReport)
  const busy = stopsOf({ seed: 4, seats: 6 }).find(
    ({ log, view, decision }) => decision?.kind === 'act' && beatsOf(log, view.seat).length === 5,
  )
  if (busy === undefined) throw new Error('not everybody has moved')
  const { user, table } = await openAtTable(<Table on="village" />, busy, { latest: null })
  const strip = within(screen.getByRole('region', { name: say('theatre.label') }))
  const earlier = await strip.findByRole('button', { name: tied('en', say('theatre.earlier', { count: 3 })) })
  // The menu has an observer of its own.
  vi.unstubAllGlobals()
  expect(earlier.textContent).toBe('+3')
  expect(within(strip.getByRole('list')).getAllByRole('button')).toHaveLength(3)
  await user.click(earlier)
  const [first, ...rest] = screen.getAllByRole('menuitem')
  expect(rest).toHaveLength(2)
  if (first === undefined) throw new Error('no move')
  expect(first.textContent).toContain(table.cast.seats[beatsOf(busy.log, busy.view.seat)[0]?.seat ?? -1])
  const caption = first.textContent
  await user.click(first)
  const current = strip.getByRole('button', { current: 'step' })
  expect(current.getAttribute('aria-label')).toBe(caption)
  // Nothing is earlier now, so the count has gone and cannot have the focus.
  await vi.waitFor(() => expect(document.activeElement).toBe(current))
  expect(strip.getByRole('button', { name: tied('en', say('theatre.later', { count: 3 })) })).toBeDefined()
})
