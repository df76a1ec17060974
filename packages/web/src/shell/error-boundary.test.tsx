// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPage } from '../../test-support/open-page.tsx'
import { say } from '../words/speech.ts'
import { ErrorBoundary } from './error-boundary.tsx'

const faults = { isBroken: true }

function Screen() {
  if (faults.isBroken) throw new Error('no spot 99')
  return <p>The village</p>
}

beforeEach(() => {
  faults.isBroken = true
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => vi.restoreAllMocks())

test('a screen that fails is replaced by a message with what went wrong', async () => {
  await openPage(
    <ErrorBoundary attempt="/play/1">
      <Screen />
    </ErrorBoundary>,
  )
  expect(screen.getByRole('heading', { name: say('mishap.title') })).toBeTruthy()
  expect(screen.getByText('no spot 99')).toBeTruthy()
  expect(screen.getByRole('link', { name: say('shell.home') }).getAttribute('href')).toBe('/')
  expect(console.error).toHaveBeenCalled()
})

test('the screen can be tried again', async () => {
  const { user } = await openPage(
    <ErrorBoundary attempt="/play/1">
      <Screen />
    </ErrorBoundary>,
  )
  faults.isBroken = false
  await user.click(screen.getByRole('button', { name: say('mishap.retry') }))
  expect(screen.getByText('The village')).toBeTruthy()
})

test('another address tries again', async () => {
  const { rerender } = await openPage(
    <ErrorBoundary attempt="/play/1">
      <Screen />
    </ErrorBoundary>,
  )
  faults.isBroken = false
  rerender(
    <ErrorBoundary attempt="/about">
      <Screen />
    </ErrorBoundary>,
  )
  expect(screen.getByText('The village')).toBeTruthy()
})
