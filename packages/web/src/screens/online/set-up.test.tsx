// @vitest-environment happy-dom
import { CHARTERS } from '@charterstone/engine'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'
import { openPage } from '../../../test-support/open-page.tsx'
import { prepareSetupWords } from '../../words/setup-words.ts'
import { needWords, say } from '../../words/speech.ts'
import { ShareLink } from '../link/share-link.tsx'
import { BotPicker } from './bot-picker.tsx'
import { CharterChoice } from './charter-choice.tsx'
import { NewTableForm } from './new-table-form.tsx'

beforeAll(async () => {
  await needWords('online')
  await prepareSetupWords()
})

function Charters() {
  const [charter, setCharter] = useState(0)
  return <CharterChoice charter={charter} onChange={setCharter} />
}

test('one of six charters is chosen', async () => {
  const { user } = await openPage(<Charters />)
  const tokens = screen.getAllByRole<HTMLInputElement>('radio')
  expect(tokens).toHaveLength(CHARTERS.length)
  await user.click(tokens[4] ?? document.body)
  expect(tokens.map(({ checked }) => checked)).toEqual([false, false, false, false, true, false])
})

test('the button of a new table without a name is closed and says why', async () => {
  const { user } = await openPage(<NewTableForm />)
  const make = screen.getByRole<HTMLButtonElement>('button', { name: say('online.make') })
  expect(make.disabled).toBe(true)
  expect(make.getAttribute('aria-describedby')).toBe(screen.getByText(say('online.name-missing')).id)
  await user.type(screen.getByRole('textbox', { name: say('lobby.your-name') }), 'Mira')
  expect(make.disabled).toBe(false)
  expect(screen.queryByText(say('online.name-missing'))).toBeNull()
})

test('a link to share is copied by one press, and the button says so', async () => {
  const { user } = await openPage(<ShareLink label="Invitation" link="https://here/t/1#k=x" />)
  await user.click(screen.getByRole('button', { name: say('link.copy') }))
  expect(await navigator.clipboard.readText()).toBe('https://here/t/1#k=x')
  expect(await screen.findByRole('button', { name: say('link.copied') })).toBeTruthy()
})

test('the field of a link to share is selected as a whole when it gets the focus', async () => {
  const { user } = await openPage(<ShareLink label="Invitation" link="https://here" />)
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Invitation' })
  await user.tab()
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, 'https://here'.length])
})

test('only the host can replace a link to share', async () => {
  const onRenew = vi.fn<() => void>()
  const { user, rerender } = await openPage(<ShareLink label="Invitation" link="https://here" />)
  expect(screen.queryByRole('button', { name: say('link.renew') })).toBeNull()
  rerender(<ShareLink label="Invitation" link="https://here" onRenew={onRenew} />)
  await user.click(screen.getByRole('button', { name: say('link.renew') }))
  expect(onRenew).toHaveBeenCalledTimes(1)
})

test('a bot for a seat has a level and a play style', async () => {
  const onPick = vi.fn<(bot: string, name: string) => void>()
  const { user } = await openPage(<BotPicker charter={1} action="Seat" onPick={onPick} />)
  await user.selectOptions(screen.getByRole('combobox', { name: say('new.level') }), 'easy')
  await user.selectOptions(screen.getByRole('combobox', { name: say('new.style') }), 'merchant')
  await user.click(screen.getByRole('button', { name: 'Seat' }))
  expect(onPick.mock.calls).toEqual([['easy:merchant', 'Konrad']])
})

test('an automa has no play style', async () => {
  const onPick = vi.fn<(bot: string, name: string) => void>()
  const { user } = await openPage(<BotPicker charter={1} hasAutoma action="Seat" onPick={onPick} />)
  await user.selectOptions(screen.getByRole('combobox', { name: say('new.level') }), 'automa')
  expect(screen.queryByRole('combobox', { name: say('new.style') })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Seat' }))
  expect(onPick.mock.calls).toEqual([['automa', 'Konrad']])
})
