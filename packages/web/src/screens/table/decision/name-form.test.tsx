// @vitest-environment happy-dom
import { keyOf, MAX_NAME_LENGTH } from '@charterstone/engine'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { stopsOf } from '../../../../test-support/campaign-walk.ts'
import { openAtTable } from '../../../../test-support/open-at-table.tsx'
import { say } from '../../../words/speech.ts'
import { NameForm, nameKeyOf } from './name-form.tsx'

vi.mock('../../../settings/sound.ts')

const [first] = stopsOf({ seed: 1, seats: 2 })
if (first === undefined) throw new Error('the walk is empty')
const stop = first

function field(): HTMLInputElement {
  return screen.getByRole('textbox', { name: say('table.own-name') })
}

test('a name is given by Enter, without the blanks around it', async () => {
  const { user, session } = await openAtTable(<NameForm />, stop)
  await user.type(field(), '  The  Old Mill {Enter}')
  expect(session.answer.mock.calls).toEqual([[keyOf({ kind: 'write-name', name: 'The Old Mill' })]])
})

test('a name is given by the button', async () => {
  const { user, session } = await openAtTable(<NameForm />, stop)
  await user.type(field(), 'Mill')
  await user.click(screen.getByRole('button', { name: say('table.give-name') }))
  expect(session.answer).toHaveBeenCalledTimes(1)
})

test('blanks are no name', async () => {
  const { user, session } = await openAtTable(<NameForm />, stop)
  await user.type(field(), '   {Enter}')
  expect(screen.getByRole<HTMLButtonElement>('button').disabled).toBe(true)
  expect(session.answer).not.toHaveBeenCalled()
})

test('the field stops at the longest name that the rules allow', async () => {
  const { user } = await openAtTable(<NameForm />, stop)
  await user.type(field(), 'x'.repeat(MAX_NAME_LENGTH + 5))
  expect(field().value).toHaveLength(MAX_NAME_LENGTH)
})

test('each thing that is named has a line of its own', () => {
  const keys = stopsOf({ seed: 1, seats: 2 })
    .filter(({ decision }) => decision?.kind === 'name')
    .map(({ view }) => nameKeyOf(view))
  expect(keys.length).toBeGreaterThan(1)
  expect(keys).not.toContain('')
  expect(new Set(keys).size).toBe(keys.length)
})
