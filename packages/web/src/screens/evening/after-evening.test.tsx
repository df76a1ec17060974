// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { stopsOf } from '../../../test-support/campaign-walk.ts'
import { openAtTable } from '../../../test-support/open-at-table.tsx'
import { tableAt } from '../../../test-support/table-at.ts'
import { offerFile } from '../../data/export-file.ts'
import { tableRef } from '../../session/game-ref.ts'
import { needWords, say } from '../../words/speech.ts'
import { AfterEvening } from './after-evening.tsx'

vi.mock('../../data/export-file.ts', { spy: true })

const end = stopsOf({ seed: 1, seats: 2 }).at(-1)
if (end === undefined) throw new Error('the walk is empty')
const over = end
const events = over.log.flatMap((step) => step.events)

beforeAll(async () => {
  await needWords('evening')
  await needWords('online')
})

beforeEach(() => {
  vi.mocked(offerFile).mockReset()
})

function open(change: Parameters<typeof openAtTable>[2] = {}) {
  const { cast } = tableAt(over)
  return openAtTable(<AfterEvening game={1} events={events} cast={cast} isLatest />, over, change)
}

/** The play that the link brings to BG Stats. */
function playOfLink() {
  const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: say('evening.bg-stats') })
  return JSON.parse(new URL(href).searchParams.get('data') ?? '') as {
    readonly sourcePlayId: string
    readonly players: readonly Record<string, unknown>[]
  }
}

async function fileOf(user: Awaited<ReturnType<typeof open>>['user']): Promise<string> {
  await user.click(screen.getByRole('button', { name: say('evening.plan') }))
  const dialog = within(screen.getByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: say('evening.save') }))
  const [file] = vi.mocked(offerFile).mock.calls[0] ?? []
  return (await file?.text())?.replaceAll('\r\n ', '') ?? ''
}

test('BG Stats gets the names, points, winner and charters of the game', async () => {
  const { table } = await open()
  const { legacy, table: board } = table.view
  const winners = legacy.history.at(-1)?.winners ?? []
  expect(playOfLink().players).toMatchObject(
    legacy.seats.map(({ name, charter }, seat) => ({
      name,
      score: board.seats[seat]?.vp,
      role: table.cast.charters[charter],
      winner: winners.includes(seat),
    })),
  )
  expect(playOfLink().players.filter(({ startPlayer }) => startPlayer)).toHaveLength(1)
})

test('the same game has the same id on every visit, and each table has its own', async () => {
  await open({ ref: tableRef('abc') })
  expect(playOfLink().sourcePlayId).toBe('table-abc-1')
})

test('the next evening of an online table has its link in the calendar', async () => {
  const { user } = await open({ ref: tableRef('abc'), village: 'Amberwick' })
  const file = await fileOf(user)
  expect(file).toContain('SUMMARY:Charterstone: game 2 in Amberwick\r\n')
  expect(file).toMatch(/DESCRIPTION:.*\\nhttp:\/\/localhost:3000\/t\/abc\r\n/)
  expect(file).toContain('URL:http://localhost:3000/t/abc\r\n')
  expect(vi.mocked(offerFile).mock.calls[0]?.[1]).toBe('Amberwick.ics')
})

test('the next evening around one screen has no link', async () => {
  const { user } = await open({ village: 'Amberwick' })
  expect(await fileOf(user)).not.toContain('URL:')
})

test('without a date there is nothing to save', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: say('evening.plan') }))
  await user.clear(screen.getByLabelText(say('evening.date')))
  expect(screen.getByRole<HTMLButtonElement>('button', { name: say('evening.save') }).disabled).toBe(true)
})
