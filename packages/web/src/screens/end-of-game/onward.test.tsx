// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { stopsOf } from '../../../test-support/campaign-walk.ts'
import { openAtTable } from '../../../test-support/open-at-table.tsx'
import { say } from '../../words/speech.ts'
import { SunsetMoment } from '../moments/sunset-moment.tsx'
import { Onward } from './onward.tsx'
import { sayVerdict } from './verdict.ts'

vi.mock('../../settings/sound.ts')
// It waits for the catalogue, and what it draws has tests of its own.
vi.mock('../village-picture/village-picture.tsx', () => ({ VillagePicture: () => null }))

const stops = stopsOf({ seed: 1, seats: 2 })
const end = stops.at(-1)
if (end === undefined) throw new Error('the walk is empty')
const over = end

test('one press packs up and starts the next game', async () => {
  const { user, session } = await openAtTable(<Onward isLaterOn={false} />, over, { canGoOn: true })
  await user.click(screen.getByRole('button', { name: say('end.next-game', { game: 2 }) }))
  await vi.waitFor(() => expect(session.startGame).toHaveBeenCalledTimes(1))
  expect(session.packUp).toHaveBeenCalledTimes(1)
})

test('packing up for tonight clears the table and leads home', async () => {
  history.replaceState(null, '', '/play/walk')
  const { user, session } = await openAtTable(<Onward isLaterOn={false} />, over, { canGoOn: true })
  await user.click(screen.getByRole('button', { name: say('table.pack-up') }))
  await vi.waitFor(() => expect(location.pathname).toBe('/'))
  expect(session.packUp).toHaveBeenCalledTimes(1)
  expect(session.startGame).not.toHaveBeenCalled()
})

test('while stars are missing, the foot says whose', async () => {
  const stars = stops.find(({ decision }) => decision?.kind === 'glory')
  if (stars?.decision === null || stars === undefined) throw new Error('the walk has no such question')
  const name = stars.view.legacy.seats[stars.decision.seat]?.name ?? ''
  await openAtTable(<Onward isLaterOn={false} />, stars)
  expect(screen.getByText(say('end.waiting-stars', { name }))).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('the sunset names the winner, the margin and every house of the day', async () => {
  const ended = over.log.flatMap(({ events }) => events).find((event) => event.kind === 'game-ended')
  if (ended?.kind !== 'game-ended') throw new Error('the game has no end')
  const { table } = await openAtTable(<SunsetMoment {...ended} kind="sunset" />, over)
  const title = screen.getByRole('heading', { level: 1 })
  expect(title.textContent).toBe(sayVerdict(say, ended, table.cast.seats))
  const built = over.log.flatMap(({ events }) => events.filter(({ kind }) => kind === 'constructed'))
  const spots = new Set(built.map((event) => (event.kind === 'constructed' ? event.spot : -1)))
  expect(screen.getAllByRole('listitem')).toHaveLength(spots.size + table.view.table.seats.length)
})
