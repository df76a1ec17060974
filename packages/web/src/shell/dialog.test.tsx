// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { openPage } from '../../test-support/open-page.tsx'
import { say } from '../words/speech.ts'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

function PageWithDialog({ text }: { readonly text?: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Button>Behind</Button>
      <Dialog
        title="The chest"
        {...(text !== undefined && { text })}
        open={isOpen}
        onOpenChange={setOpen}
        actions={<Button onClick={() => setOpen(false)}>Done</Button>}
      >
        <p>Three crowns.</p>
      </Dialog>
    </>
  )
}

test('a dialog is named by its title and described by its text', async () => {
  const { user } = await openPage(<PageWithDialog text="What you have kept." />)
  await user.click(screen.getByRole('button', { name: 'Open' }))
  const dialog = screen.getByRole('dialog', { name: 'The chest' })
  const described = document.getElementById(dialog.getAttribute('aria-describedby') ?? '')
  expect(described?.textContent).toBe('What you have kept.')
})

test('a dialog without a text refers to no description', async () => {
  const { user } = await openPage(<PageWithDialog />)
  await user.click(screen.getByRole('button', { name: 'Open' }))
  expect(screen.getByRole('dialog').hasAttribute('aria-describedby')).toBe(false)
})

test('the focus moves into the dialog and the page behind it is out of reach', async () => {
  const { user } = await openPage(<PageWithDialog />)
  await user.click(screen.getByRole('button', { name: 'Open' }))
  const dialog = screen.getByRole('dialog')
  expect(dialog.contains(document.activeElement)).toBe(true)
  expect(screen.queryByRole('button', { name: 'Behind' })).toBeNull()
})

test('Escape closes the dialog and the focus goes back to the button that opened it', async () => {
  const { user } = await openPage(<PageWithDialog />)
  const opener = screen.getByRole('button', { name: 'Open' })
  await user.click(opener)
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(opener))
})

test.each(['the cross', 'an action'])('%s closes the dialog', async (way) => {
  const { user } = await openPage(<PageWithDialog />)
  await user.click(screen.getByRole('button', { name: 'Open' }))
  await user.click(screen.getByRole('button', { name: way === 'an action' ? 'Done' : say('shell.close') }))
  expect(screen.queryByRole('dialog')).toBeNull()
})
