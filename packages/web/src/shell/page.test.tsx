// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openPage } from '../../test-support/open-page.tsx'
import { say } from '../words/speech.ts'
import { Page } from './page.tsx'
import { navigate } from './router.ts'

test('a page names the tab and moves the focus to its heading', async () => {
  await openPage(<Page title="Settings">Text</Page>)
  expect(document.title).toBe('Settings · Charterstone')
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Settings' }))
})

test('the arrow leads home unless the page says otherwise', async () => {
  await openPage(<Page title="About">Text</Page>)
  expect(screen.getByRole('link', { name: say('shell.home') }).getAttribute('href')).toBe('/')
})

test('the arrow leads to the address it is given', async () => {
  navigate('/settings')
  const { user } = await openPage(
    <Page title="Lobby" back="/online" backLabel="Online tables">
      Text
    </Page>,
  )
  await user.click(screen.getByRole('link', { name: 'Online tables' }))
  expect(location.pathname).toBe('/online')
})

test('the arrow can do something instead of leading somewhere', async () => {
  const back = vi.fn<() => void>()
  const { user } = await openPage(
    <Page title="Replay" back={back} backLabel="Back to the log">
      Text
    </Page>,
  )
  await user.click(screen.getByRole('button', { name: 'Back to the log' }))
  expect(back).toHaveBeenCalledTimes(1)
})

test('lead, aside and foot are left out where there are none', async () => {
  const { container } = await openPage(<Page title="About">Text</Page>)
  expect(container.querySelector('footer')).toBeNull()
  expect(container.querySelector('header')?.textContent).toBe('About')
})
