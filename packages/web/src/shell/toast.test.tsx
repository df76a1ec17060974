// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { openPage } from '../../test-support/open-page.tsx'
import { Toasts, toast } from './toast.tsx'

async function openToasts() {
  await openPage(<Toasts />)
  vi.useFakeTimers()
}

function shown(): readonly (string | null)[] {
  return [...screen.getByRole('status').children].map(({ textContent }) => textContent)
}

afterEach(() => {
  act(() => void vi.runAllTimers())
  vi.useRealTimers()
})

test('a toast appears in a polite live region', async () => {
  await openToasts()
  act(() => toast('The campaign is saved.'))
  expect(shown()).toEqual(['The campaign is saved.'])
  expect(screen.getByRole('status').getAttribute('aria-live')).toBe('polite')
})

test('a toast goes away after six seconds', async () => {
  await openToasts()
  act(() => toast('The campaign is saved.'))
  act(() => void vi.advanceTimersByTime(5_900))
  expect(shown()).toHaveLength(1)
  act(() => void vi.advanceTimersByTime(200))
  expect(shown()).toEqual([])
})

test('at most three toasts are shown, the newest last', async () => {
  await openToasts()
  act(() => {
    for (const text of ['one', 'two', 'three', 'four']) toast(text)
  })
  expect(shown()).toEqual(['two', 'three', 'four'])
})

test('the same text twice is two toasts', async () => {
  await openToasts()
  act(() => {
    for (const text of ['again', 'again']) toast(text)
  })
  expect(shown()).toEqual(['again', 'again'])
})

test('a toast with a button stays for ten seconds, and goes when the button is pressed', async () => {
  await openToasts()
  const run = vi.fn<() => void>()
  act(() => toast('Fenbury has been deleted.', { label: 'Undo', run }))
  act(() => void vi.advanceTimersByTime(9_900))
  act(() => screen.getByRole('button', { name: 'Undo' }).click())
  expect(run).toHaveBeenCalledTimes(1)
  expect(shown()).toEqual([])
  act(() => toast('Fenbury has been deleted.', { label: 'Undo', run }))
  act(() => void vi.advanceTimersByTime(10_100))
  expect(shown()).toEqual([])
})
