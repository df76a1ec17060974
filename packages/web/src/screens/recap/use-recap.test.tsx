// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { stopsOf } from '../../../test-support/campaign-walk.ts'
import { openAtTable } from '../../../test-support/open-at-table.tsx'
import { needWords, say } from '../../words/speech.ts'
import { MomentStage } from '../moments/moment-stage.tsx'
import { useRecap } from './use-recap.ts'
import { rememberVisit } from './visit.ts'

vi.mock('../../settings/sound.ts')

const DAY = 86_400_000
const SLOW = { timeout: 10_000 }
const REF = { kind: 'local', id: 'walk' } as const
const walk = stopsOf({ seed: 3, seats: 2 }).filter(({ decision }) => decision?.kind === 'act')
const stop = walk[20]
if (stop === undefined) throw new Error('the walk is too short')

function Opened({ day }: { readonly day: number }) {
  useRecap({ date: () => day * DAY })
  return <MomentStage />
}

await needWords('recap')
// The page fetches it when it is needed; a busy machine takes its time.
await import('./recap-moment.tsx')

test('after a week the last evening is summed up, and Escape leads to the table', async () => {
  rememberVisit(REF, { at: 0, summed: '' })
  const { user } = await openAtTable(<Opened day={7} />, stop)
  expect(await screen.findByRole('heading', { level: 1, name: say('recap.title') }, SLOW)).toBeTruthy()
  expect(screen.getByText(/has reached round/)).toBeTruthy()
  expect(screen.getByRole('heading', { name: say('recap.chests') })).toBeTruthy()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('Enter leads on as well: the one button has the focus', async () => {
  rememberVisit(REF, { at: 0, summed: '' })
  const { user } = await openAtTable(<Opened day={7} />, stop)
  await screen.findByRole('heading', { level: 1, name: say('recap.title') }, SLOW)
  await user.keyboard('{Enter}')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the same pause is summed up once', async () => {
  rememberVisit(REF, { at: 0, summed: '' })
  const { unmount } = await openAtTable(<Opened day={7} />, stop)
  await screen.findByRole('dialog', {}, SLOW)
  unmount()
  await openAtTable(<Opened day={17} />, stop)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('after two days, and in a game that was never here, nothing is summed up', async () => {
  const { unmount } = await openAtTable(<Opened day={7} />, stop)
  expect(screen.queryByRole('dialog')).toBeNull()
  unmount()
  await openAtTable(<Opened day={9} />, stop)
  expect(screen.queryByRole('dialog')).toBeNull()
})
