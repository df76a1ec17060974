// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { beforeAll, describe, expect, test } from 'vitest'
import { openPage } from '../../../test-support/open-page.tsx'
import { prepareSetupWords } from '../../words/setup-words.ts'
import { say } from '../../words/speech.ts'
import { FIRST_SEATS, MAX_SEAT_NAME, type SeatDraft } from './seat-draft.ts'
import { SeatsEditor } from './seats-editor.tsx'

beforeAll(() => prepareSetupWords())

type EditorProps = { readonly first: readonly SeatDraft[]; readonly latest: { seats: readonly SeatDraft[] } }

function Editor({ first, latest }: EditorProps) {
  const [seats, setSeats] = useState(first)
  return (
    <SeatsEditor
      seats={seats}
      onChange={(next) => {
        latest.seats = next
        setSeats(next)
      }}
    />
  )
}

async function openEditor(first: readonly SeatDraft[] = FIRST_SEATS) {
  const latest = { seats: first }
  const { user } = await openPage(<Editor first={first} latest={latest} />)
  return { user, latest }
}

function row(index: number) {
  const found = screen.getAllByRole('listitem')[index]
  if (found === undefined) throw new Error(`no seat ${index}`)
  return within(found)
}

describe('the seats of a new campaign', () => {
  test('one person and two bots sit in a new campaign at first', async () => {
    await openEditor()
    expect(screen.getAllByRole('listitem')).toHaveLength(3)
    expect(row(0).getByRole<HTMLInputElement>('radio', { name: say('new.person') }).checked).toBe(true)
    expect(row(1).getByRole<HTMLInputElement>('radio', { name: say('new.bot') }).checked).toBe(true)
  })

  test('a seat is added until all six charters are taken', async () => {
    const { user, latest } = await openEditor()
    for (const _ of [4, 5, 6]) await user.click(screen.getByRole('button', { name: say('new.add') }))
    expect(screen.queryByRole('button', { name: say('new.add') })).toBeNull()
    expect(new Set(latest.seats.map(({ charter }) => charter)).size).toBe(6)
  })

  test('a seat is removed, but never the last one', async () => {
    const { user, latest } = await openEditor()
    const [, jonas, vera] = FIRST_SEATS
    await user.click(screen.getByRole('button', { name: say('new.remove', { name: jonas?.name ?? '' }) }))
    await user.click(screen.getByRole('button', { name: say('new.remove', { name: vera?.name ?? '' }) }))
    expect(latest.seats.map(({ name }) => name)).toEqual(['Mira'])
    const last = row(0).getByRole<HTMLButtonElement>('button', { name: say('new.remove', { name: 'Mira' }) })
    expect(last.disabled).toBe(true)
  })

  test('the name of a seat is typed, up to what a seat panel shows', async () => {
    const { user, latest } = await openEditor()
    const field = row(0).getByRole('textbox', { name: say('new.name') })
    await user.clear(field)
    await user.type(field, 'Wilhelmine von und zu Amberwick')
    expect(latest.seats[0]?.name).toBe('Wilhelmine von und zu Amberwick'.slice(0, MAX_SEAT_NAME))
  })

  test('only a bot has a level and a play style', async () => {
    const { user, latest } = await openEditor()
    expect(row(0).queryByRole('combobox', { name: say('new.level') })).toBeNull()
    await user.click(row(0).getByRole('radio', { name: say('new.bot') }))
    await user.selectOptions(row(0).getByRole('combobox', { name: say('new.level') }), 'hard')
    expect(latest.seats[0]).toMatchObject({ kind: 'bot', level: 'hard' })
    expect(row(0).getByText(say('player.style-balanced'))).toBeTruthy()
    await user.selectOptions(row(0).getByRole('combobox', { name: say('new.level') }), 'random')
    expect(row(0).queryByRole('combobox', { name: say('new.style') })).toBeNull()
    expect(row(0).getByText(say('player.random'))).toBeTruthy()
    await user.click(row(0).getByRole('radio', { name: say('new.automa') }))
    expect(row(0).queryByRole('combobox', { name: say('new.level') })).toBeNull()
    expect(row(0).getByText(say('player.automa'))).toBeTruthy()
  })

  test('two seats swap when one takes the charter of the other', async () => {
    const { user, latest } = await openEditor()
    await user.selectOptions(row(0).getByRole('combobox', { name: say('new.charter') }), '3')
    expect(latest.seats.map(({ charter }) => charter)).toEqual([3, 0, 4])
  })

  test('two people at one device see the note about the shared screen', async () => {
    const { user } = await openEditor()
    expect(screen.queryByText(say('new.hot-seat'))).toBeNull()
    await user.click(row(1).getByRole('radio', { name: say('new.person') }))
    expect(screen.getByText(say('new.hot-seat'))).toBeTruthy()
  })
})
