// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openPage } from '../../test-support/open-page.tsx'
import { Dialog } from './dialog.tsx'
import { Field } from './field.tsx'
import { KEY_MAP, type KeyName } from './key-map.ts'
import { useKeys } from './keys.ts'

const onUndo = vi.fn<() => void>()

function Listener({ hasDialog = false }: { readonly hasDialog?: boolean }) {
  useKeys({ undo: onUndo })
  return (
    <>
      <Field label="Name" value="" />
      <button type="button">Outside</button>
      <Dialog title="Chest" open={hasDialog} onOpenChange={() => undefined}>
        <button type="button">Inside</button>
      </Dialog>
    </>
  )
}

async function press(keys: string, focus?: string): Promise<number> {
  onUndo.mockClear()
  const { user } = await openPage(<Listener />)
  if (focus !== undefined) screen.getByRole(focus).focus()
  await user.keyboard(keys)
  return onUndo.mock.calls.length
}

test.each(['u', 'U', '{Control>}z{/Control}', '{Meta>}z{/Meta}'])('the key %s takes back', async (keys) => {
  expect(await press(keys)).toBe(1)
})

test.each(['z', '{Alt>}u{/Alt}', '{Control>}u{/Control}'])('the key %s does nothing', async (keys) => {
  expect(await press(keys)).toBe(0)
})

test('letters are letters while a name is written', async () => {
  expect(await press('u', 'textbox')).toBe(0)
})

test('a focused button does not swallow the keys of the table', async () => {
  expect(await press('u', 'button')).toBe(1)
})

test('an open dialog keeps keys from the page behind it', async () => {
  onUndo.mockClear()
  const { user } = await openPage(<Listener hasDialog />)
  await user.click(screen.getByRole('button', { name: 'Inside' }))
  await user.keyboard('u')
  expect(onUndo).toHaveBeenCalledTimes(1)
  const outside = document.createElement('button')
  document.body.append(outside)
  outside.dispatchEvent(new KeyboardEvent('keydown', { key: 'u', bubbles: true }))
  expect(onUndo).toHaveBeenCalledTimes(1)
  outside.remove()
})

test('no key of the table does two things', () => {
  const names = Object.keys(KEY_MAP) as KeyName[]
  const keys = names.flatMap((name) => [...KEY_MAP[name].keys])
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
})
