// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { stopsOf } from '../../../../test-support/campaign-walk.ts'
import { openAtTable } from '../../../../test-support/open-at-table.tsx'
import { say } from '../../../words/speech.ts'
import { untied } from '../../../words/tied.ts'
import { GloryRows } from './glory-rows.tsx'

vi.mock('../../../settings/sound.ts')

const stops = stopsOf({ seed: 1, seats: 1, games: 12 })
const starsLeft = ({ view }: (typeof stops)[number]) => {
  const frame = view.stack.at(-1)
  return frame?.kind === 'glory' ? frame.left : 0
}
const several = stops.find((stop) => starsLeft(stop) > 1)
const single = stops.find((stop) => starsLeft(stop) === 1)
const rows = () =>
  screen.getAllByRole<HTMLButtonElement>('button').filter(({ dataset }) => dataset.option?.startsWith('row:'))

test('the number of stars and how many are placed is always in sight', async () => {
  if (several === undefined) throw new Error('the walk has no such question')
  const count = starsLeft(several)
  const { user } = await openAtTable(<GloryRows />, several)
  expect(screen.getByText(untied(say('stars.place', { count })))).toBeTruthy()
  expect(screen.getByText(untied(say('stars.placed', { given: 0, count })))).toBeTruthy()
  const [row] = rows()
  if (row === undefined) throw new Error('no row is open')
  await user.click(row)
  expect(screen.getByText(untied(say('stars.placed', { given: 1, count })))).toBeTruthy()
  const minus = screen.getAllByRole<HTMLButtonElement>('button', { name: /^Take a star back/ })
  const open = minus.filter(({ disabled }) => !disabled)
  expect(open).toHaveLength(1)
  if (open[0] !== undefined) await user.click(open[0])
  expect(screen.getByText(untied(say('stars.placed', { given: 0, count })))).toBeTruthy()
})

test('a single star says so, and a press places it', async () => {
  if (single === undefined) throw new Error('the walk has no such question')
  const { user, session } = await openAtTable(<GloryRows />, single)
  expect(screen.getByText(untied(say('stars.place', { count: 1 })))).toBeTruthy()
  const [row] = rows()
  if (row === undefined) throw new Error('no row is open')
  await user.click(row)
  expect(session.answer.mock.calls).toEqual([[row.dataset.option]])
})

test('in the first game no row names what is not opened yet', async () => {
  const first = stopsOf({ seed: 1, seats: 2 }).find(({ decision }) => decision?.kind === 'glory')
  if (first === undefined) throw new Error('the walk has no such question')
  await openAtTable(<GloryRows />, first)
  const { rules } = first.view.legacy
  const sealed = [rules.peril, rules.minions, rules.personas].filter((isWritten) => !isWritten).length
  expect(screen.queryAllByText(say('stars.secret'))).toHaveLength(sealed)
})
