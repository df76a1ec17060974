// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { openPage } from '../../test-support/open-page.tsx'
import { Button, ButtonLink } from './button.tsx'
import { Choice } from './choice.tsx'
import { Select } from './select.tsx'
import { Toggle } from './toggle.tsx'

describe('Button', () => {
  test('a button is pressed by click, by Enter and by the space bar', async () => {
    const onClick = vi.fn<() => void>()
    const { user } = await openPage(<Button onClick={onClick}>Begin</Button>)
    await user.click(screen.getByRole('button', { name: 'Begin' }))
    await user.keyboard('{Enter} ')
    expect(onClick).toHaveBeenCalledTimes(3)
  })

  test('a disabled button does nothing', async () => {
    const onClick = vi.fn<() => void>()
    const { user } = await openPage(
      <Button disabled onClick={onClick}>
        Begin
      </Button>,
    )
    await user.click(screen.getByRole('button', { name: 'Begin' }))
    expect(onClick).not.toHaveBeenCalled()
  })

  test('a button sends a form only if it says so', async () => {
    const onSubmit = vi.fn<(event: React.FormEvent) => void>((event) => event.preventDefault())
    const { user } = await openPage(
      <form onSubmit={onSubmit}>
        <Button>Look</Button>
        <Button type="submit">Send</Button>
      </form>,
    )
    await user.click(screen.getByRole('button', { name: 'Look' }))
    expect(onSubmit).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(onSubmit).toHaveBeenCalledTimes(1)
  })

  test('a link that looks like a button changes the address without loading the page again', async () => {
    const { user } = await openPage(<ButtonLink to="/settings">Settings</ButtonLink>)
    const link = screen.getByRole('link', { name: 'Settings' })
    expect(link.getAttribute('href')).toBe('/settings')
    await user.click(link)
    expect(location.pathname).toBe('/settings')
  })
})

const SIZES = [
  { value: 'normal', label: 'Normal' },
  { value: 'large', label: 'Large' },
] as const

function SizeChoice({ onChange }: { readonly onChange: (value: string) => void }) {
  const [value, setValue] = useState<'normal' | 'large'>('normal')
  return (
    <Choice
      label="Text"
      value={value}
      options={SIZES}
      onChange={(next) => {
        setValue(next)
        onChange(next)
      }}
    />
  )
}

test('a choice is a group of radio buttons with the label as its name', async () => {
  await openPage(<SizeChoice onChange={() => undefined} />)
  expect(screen.getByRole('group', { name: 'Text' })).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Normal' }).checked).toBe(true)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Large' }).checked).toBe(false)
})

test('choosing another value of a choice reports it once', async () => {
  const onChange = vi.fn<(value: string) => void>()
  const { user } = await openPage(<SizeChoice onChange={onChange} />)
  await user.click(screen.getByRole('radio', { name: 'Large' }))
  await user.click(screen.getByRole('radio', { name: 'Large' }))
  expect(onChange.mock.calls).toEqual([['large']])
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Large' }).checked).toBe(true)
})

test('two choices on one page do not share their radio buttons', async () => {
  await openPage(
    <>
      <SizeChoice onChange={() => undefined} />
      <SizeChoice onChange={() => undefined} />
    </>,
  )
  const names = screen.getAllByRole<HTMLInputElement>('radio').map(({ name }) => name)
  expect(new Set(names).size).toBe(2)
})

test('a toggle is a switch that says what it does and reports the new state', async () => {
  const onChange = vi.fn<(isOn: boolean) => void>()
  const { user } = await openPage(
    <Toggle label="Sound" text="Wood and paper." isOn={false} onChange={onChange} />,
  )
  const toggle = screen.getByRole('switch', { name: 'Sound' })
  expect(toggle.getAttribute('aria-checked')).toBe('false')
  const described = document.getElementById(toggle.getAttribute('aria-describedby') ?? '')
  expect(described?.textContent).toBe('Wood and paper.')
  await user.click(screen.getByText('Sound'))
  expect(onChange.mock.calls).toEqual([[true]])
})

test('a select offers every value and reports the chosen one', async () => {
  const onChange = vi.fn<(value: string) => void>()
  const { user } = await openPage(<Select label="Text" value="normal" options={SIZES} onChange={onChange} />)
  const list = screen.getByRole('combobox', { name: 'Text' })
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Normal', 'Large'])
  await user.selectOptions(list, 'Large')
  expect(onChange.mock.calls).toEqual([['large']])
})
