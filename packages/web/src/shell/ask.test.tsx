// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage } from '../../test-support/open-page.tsx'
import { say } from '../words/speech.ts'
import { ask, Questions } from './ask.tsx'

const REMOVE = { title: 'Remove Amberwick?', text: 'It cannot be restored.', yes: 'Remove' }

async function openQuestion(question: Parameters<typeof ask>[0] = REMOVE) {
  const { user } = await openPage(<Questions />)
  const reply = await act(async () => ({ isYes: ask(question) }))
  return { user, ...reply }
}

test('nothing is asked at first', async () => {
  await openPage(<Questions />)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('agreeing resolves to true and closes the question', async () => {
  const { user, isYes } = await openQuestion()
  expect(screen.getByRole('dialog', { name: 'Remove Amberwick?' }).textContent).toContain(
    'It cannot be restored.',
  )
  await user.click(screen.getByRole('button', { name: 'Remove' }))
  await expect(isYes).resolves.toBe(true)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('cancelling resolves to false', async () => {
  const { user, isYes } = await openQuestion()
  await user.click(screen.getByRole('button', { name: say('shell.cancel') }))
  await expect(isYes).resolves.toBe(false)
})

test('Escape resolves to false', async () => {
  const { user, isYes } = await openQuestion()
  await user.keyboard('{Escape}')
  await expect(isYes).resolves.toBe(false)
})

test('the button that refuses can have words of its own', async () => {
  const { user, isYes } = await openQuestion({ ...REMOVE, no: 'Keep it' })
  expect(screen.queryByRole('button', { name: say('shell.cancel') })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Keep it' }))
  await expect(isYes).resolves.toBe(false)
})
