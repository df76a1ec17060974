// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStore } from 'zustand'
import { openPage } from '../../test-support/open-page.tsx'
import { SessionHostProvider } from '../session/session-context.tsx'
import type { HostState, SessionHost } from '../session/session-host.ts'
import { say } from '../words/speech.ts'
import { ErrorBoundary } from './error-boundary.tsx'

const faults = { isBroken: true }

function Screen() {
  if (faults.isBroken) throw new Error('no spot 99')
  return <p>The village</p>
}

/** No game is open, so there is nothing to export. */
const host: SessionHost = {
  state: createStore<HostState>(() => ({ status: 'closed' })),
  open: async () => undefined,
  close: () => undefined,
}

function Guarded({ attempt }: { readonly attempt: string }) {
  return (
    <SessionHostProvider host={host}>
      <ErrorBoundary attempt={attempt}>
        <Screen />
      </ErrorBoundary>
    </SessionHostProvider>
  )
}

beforeEach(() => {
  faults.isBroken = true
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => vi.restoreAllMocks())

test('a screen that fails is replaced by a message with what went wrong', async () => {
  await openPage(<Guarded attempt="/play/1" />)
  expect(screen.getByRole('heading', { name: say('mishap.title') })).toBeTruthy()
  expect(screen.getByText('no spot 99')).toBeTruthy()
  expect(screen.getByRole('link', { name: say('shell.home') }).getAttribute('href')).toBe('/')
  expect(console.error).toHaveBeenCalled()
})

test('the screen can be tried again', async () => {
  const { user } = await openPage(<Guarded attempt="/play/1" />)
  faults.isBroken = false
  await user.click(screen.getByRole('button', { name: say('mishap.retry') }))
  expect(screen.getByText('The village')).toBeTruthy()
})

test('another address tries again', async () => {
  const { rerender } = await openPage(<Guarded attempt="/play/1" />)
  faults.isBroken = false
  rerender(<Guarded attempt="/about" />)
  expect(screen.getByText('The village')).toBeTruthy()
})
