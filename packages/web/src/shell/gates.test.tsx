// @vitest-environment happy-dom
import { act, screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { stopsOf } from '../../test-support/campaign-walk.ts'
import { openAtTable } from '../../test-support/open-at-table.tsx'
import { say } from '../words/speech.ts'
import { HandOver } from './hand-over.tsx'
import { PlayNotices } from './play-notices.tsx'

vi.mock('./use-revision.ts', () => ({
  useRevision: () => ({ isRevised: false, noteRevision: () => undefined }),
}))

const [first] = stopsOf({ seed: 1, seats: 2 })
if (first === undefined) throw new Error('the walk is empty')
const stop = first
const { name = '' } = stop.view.legacy.seats[1] ?? {}
const withPersona = {
  ...stop,
  view: {
    ...stop.view,
    table: { ...stop.view.table, seats: stop.view.table.seats.map((seat) => ({ ...seat, personas: [1] })) },
  },
}

test('handing over the screen names the person and shows nothing of the table', async () => {
  const { container } = await openAtTable(<HandOver seat={1} />, stop)
  expect(screen.getByRole('heading', { name: say('hand-over.title', { name }) })).toBeTruthy()
  expect(container.querySelector('[data-option]')).toBeNull()
})

test('[F16] handing over the screen marks the person among the seats, which keep their order', async () => {
  await openAtTable(<HandOver seat={1} />, stop)
  const seats = within(screen.getByRole('list', { name: say('hand-over.seats') })).getAllByRole('listitem')
  expect(seats.map(({ textContent }) => textContent)).toEqual(stop.view.legacy.seats.map((seat) => seat.name))
  expect(seats.map((each) => each.getAttribute('aria-current'))).toEqual([null, 'true'])
})

test('[F16] handing over the screen shows the face of the person when there is one', async () => {
  const { container } = await openAtTable(<HandOver seat={1} />, withPersona)
  expect(container.querySelector('.portrait')).not.toBeNull()
})

test('the button of handing over has the focus and takes the screen', async () => {
  const { user, session } = await openAtTable(<HandOver seat={1} />, stop)
  expect(document.activeElement?.textContent).toBe(say('hand-over.take', { name }))
  await user.keyboard('{Enter}')
  expect(session.takeScreen).toHaveBeenCalledTimes(1)
})

describe('notices while playing', () => {
  test('there is no notice while all is well', async () => {
    await openAtTable(<PlayNotices />, stop)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('a tab that only watches can take over', async () => {
    const { user, session } = await openAtTable(<PlayNotices />, stop, {
      waiting: { kind: 'elsewhere', seat: 0 },
    })
    expect(screen.getByRole('alert').textContent).toContain(say('elsewhere.text'))
    await user.click(screen.getByRole('button', { name: say('elsewhere.take') }))
    expect(session.takeOver).toHaveBeenCalledTimes(1)
  })

  test.each([
    ['full', 'full.text'],
    ['failed', 'unsaved.text'],
  ] as const)('storage that is %s is reported, with the way to a file', async (storage, text) => {
    const { session } = await openAtTable(<PlayNotices />, stop)
    act(() => session.health.setState({ storage }))
    expect(screen.getByRole('alert').textContent).toContain(say(text))
    expect(screen.getByRole('button', { name: say('shell.export') })).toBeTruthy()
  })

  test('a bot that does not answer can be asked again', async () => {
    const { user, session } = await openAtTable(<PlayNotices />, stop, { waiting: { kind: 'bot', seat: 1 } })
    act(() => session.health.setState({ isBotStuck: true }))
    expect(screen.getByRole('alert').textContent).toContain(say('stuck.text', { name }))
    await user.click(screen.getByRole('button', { name: say('stuck.wake') }))
    expect(session.retryBot).toHaveBeenCalledTimes(1)
  })
})
