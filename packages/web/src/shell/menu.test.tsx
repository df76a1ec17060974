// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { DropdownMenu } from 'radix-ui'
import { expect, test, vi } from 'vitest'
import { openPage } from '../../test-support/open-page.tsx'
import { ClosedMenuItem, Menu, MenuItem } from './menu.tsx'

async function openMenu(onSelect = vi.fn<(name: string) => void>()) {
  const { user } = await openPage(
    <Menu trigger={<DropdownMenu.Trigger>More</DropdownMenu.Trigger>}>
      <MenuItem icon="export" option="pass" onSelect={() => onSelect('export')}>
        Export
      </MenuItem>
      <ClosedMenuItem icon="delete" reason="You have no workers left.">
        Place a worker
      </ClosedMenuItem>
      <MenuItem icon="home" onSelect={() => onSelect('home')}>
        Home
      </MenuItem>
    </Menu>,
  )
  await user.click(screen.getByRole('button', { name: 'More' }))
  return { user, onSelect }
}

test('a click on an item selects it and closes the menu', async () => {
  const { user, onSelect } = await openMenu()
  await user.click(screen.getByRole('menuitem', { name: 'Home' }))
  expect(onSelect.mock.calls).toEqual([['home']])
  expect(screen.queryByRole('menu')).toBeNull()
})

test('arrow keys and Enter select an item', async () => {
  const { user, onSelect } = await openMenu()
  await user.keyboard('{ArrowDown}{Enter}')
  expect(onSelect.mock.calls).toEqual([['export']])
})

test('Escape closes the menu and selects nothing', async () => {
  const { user, onSelect } = await openMenu()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('menu')).toBeNull()
  expect(onSelect).not.toHaveBeenCalled()
})

test('a closed item says why and keeps the menu open', async () => {
  const { user } = await openMenu()
  const closed = screen.getByRole('menuitem', { name: /Place a worker/ })
  expect(closed.textContent).toContain('You have no workers left.')
  expect(closed.getAttribute('aria-disabled')).toBe('true')
  await user.click(closed)
  expect(screen.getByRole('menu')).toBeTruthy()
})

test('an item that is an answer carries its key', async () => {
  await openMenu()
  expect(screen.getByRole('menuitem', { name: 'Export' }).dataset.option).toBe('pass')
  expect(screen.getByRole('menuitem', { name: 'Home' }).dataset.option).toBeUndefined()
})
