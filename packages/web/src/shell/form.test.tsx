// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { openPage } from '../../test-support/open-page.tsx'
import { Button } from './button.tsx'
import { Field, TextArea } from './field.tsx'
import { Fold } from './fold.tsx'
import { Note } from './note.tsx'
import { Form, Panel } from './panel.tsx'

test('a panel is a region with the title as its name', async () => {
  await openPage(
    <Panel title="Seats" lead="Who plays.">
      <p>Mira</p>
    </Panel>,
  )
  expect(screen.getByRole('region', { name: 'Seats' }).textContent).toBe('SeatsWho plays.Mira')
  expect(screen.getByRole('heading', { level: 2, name: 'Seats' })).toBeTruthy()
})

test('a panel without a title has no heading', async () => {
  await openPage(
    <Panel>
      <p>Mira</p>
    </Panel>,
  )
  expect(screen.queryByRole('heading')).toBeNull()
})

test('Enter in a field and the button both send a form, and the page stays', async () => {
  const onSubmit = vi.fn<() => void>()
  const { user } = await openPage(
    <Form title="New table" onSubmit={onSubmit}>
      <Field label="Your name" value="Mira" />
      <Button type="submit">Open</Button>
    </Form>,
  )
  expect(screen.getByRole('form', { name: 'New table' })).toBeTruthy()
  await user.type(screen.getByRole('textbox', { name: 'Your name' }), '{Enter}')
  await user.click(screen.getByRole('button', { name: 'Open' }))
  expect(onSubmit).toHaveBeenCalledTimes(2)
})

test('a required field that is empty stops a form', async () => {
  const onSubmit = vi.fn<() => void>()
  const { user } = await openPage(
    <Form onSubmit={onSubmit}>
      <Field label="Your name" value="" required />
      <Button type="submit">Open</Button>
    </Form>,
  )
  await user.click(screen.getByRole('button', { name: 'Open' }))
  expect(onSubmit).not.toHaveBeenCalled()
})

function NameField() {
  const [name, setName] = useState('')
  return <Field label="Name" maxLength={5} value={name} onChange={setName} />
}

test('a field reports what is written, up to its length', async () => {
  const { user } = await openPage(<NameField />)
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' })
  await user.type(field, 'Wilhelmine')
  expect(field.value).toBe('Wilhe')
})

test('a click on the label of a field moves the focus to the input', async () => {
  const { user } = await openPage(<NameField />)
  await user.click(screen.getByText('Name'))
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }))
})

test('a field that can only be read keeps its value', async () => {
  const { user } = await openPage(<Field label="Link" kind="quiet" readOnly value="https://here" />)
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Link' })
  await user.type(field, 'x')
  expect(field.value).toBe('https://here')
})

test('a field of several lines has its label, too', async () => {
  const onChange = vi.fn<(value: string) => void>()
  const { user } = await openPage(
    <TextArea label="What happened?" rows={3} maxLength={100} value="" onChange={onChange} />,
  )
  await user.type(screen.getByRole('textbox', { name: 'What happened?' }), 'a')
  expect(onChange.mock.calls).toEqual([['a']])
})

test('a fold opens by its summary', async () => {
  const { user, container } = await openPage(
    <Fold summary="More">
      <p>House rules</p>
    </Fold>,
  )
  const fold = container.querySelector('details')
  expect(fold?.open).toBe(false)
  await user.click(screen.getByText('More'))
  expect(fold?.open).toBe(true)
})

test('a note can be read out when it changes, and can be a warning', async () => {
  await openPage(
    <Note role="status" isBad>
      No such number.
    </Note>,
  )
  const note = screen.getByRole('status')
  expect(note.textContent).toBe('No such number.')
  expect(note.dataset.bad).toBe('true')
})
