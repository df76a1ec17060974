// @vitest-environment happy-dom
import { fireEvent, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { stopsOf } from '../../../../test-support/campaign-walk.ts'
import { openAtTable } from '../../../../test-support/open-at-table.tsx'
import { sayIn } from '../../../../test-support/say-in.ts'
import { CardAnswers } from '../../things/card-answers.tsx'
import { ThingDialog } from '../../things/thing-dialog.tsx'
import { Tray } from './tray.tsx'

const say = await sayIn('en')
const dialog = <ThingDialog foot={(card) => <CardAnswers card={card} />} />

/** The first turn, and the first time that a card of the mat is taken. */
function stopAt(isIt: (choices: readonly string[]) => boolean) {
  for (const stop of stopsOf({ seed: 2, seats: 2 })) {
    if (stop.decision !== null && isIt(stop.decision.options)) return stop
  }
  throw new Error('the walk has no such stop')
}

const FIRST = stopAt(() => true)
const TAKING = stopAt((options) => options.some((key) => key.startsWith('card:')))

/** The first card that is an option, and the button that chooses it. */
function optionIn(container: HTMLElement): { readonly card: HTMLElement; readonly choose: HTMLElement } {
  const place = container.querySelector('[data-option-card]')
  const card = place?.querySelector<HTMLElement>('[data-at^="mat-"]')
  const choose = place?.querySelector<HTMLElement>('[data-option]')
  if (!card || !choose) throw new Error('no option')
  return { card, choose }
}

test('a press on a card that is no option opens its detail', async () => {
  const { container, getByRole, queryByRole, user, session } = await openAtTable(
    <>
      <Tray layout="tabs" />
      {dialog}
    </>,
    FIRST,
  )
  expect(queryByRole('dialog')).toBeNull()
  const [card] = container.querySelectorAll<HTMLElement>('[data-at^="mat-"]')
  if (card === undefined) throw new Error('no card')
  await user.click(card)
  expect(within(getByRole('dialog')).getByRole('heading').textContent).not.toBe('')
  expect(session.answer).not.toHaveBeenCalled()
})

test.each(['mouse', 'touch'])(
  'a press of a %s on an option opens its detail, and the button there chooses it',
  async (pointerType) => {
    const { container, getByRole, queryByRole, user, session } = await openAtTable(
      <>
        <Tray layout="list" />
        {dialog}
      </>,
      TAKING,
    )
    const { card, choose } = optionIn(container)
    fireEvent(card, new PointerEvent('click', { bubbles: true, pointerType }))
    expect(session.answer).not.toHaveBeenCalled()
    expect(getByRole('dialog').querySelector('[data-thing]')?.getAttribute('data-thing')).toBe(
      card.dataset.at?.replace('mat-', ''),
    )
    const take = within(getByRole('dialog')).getByRole('button', {
      name: choose.getAttribute('aria-label') ?? '',
    })
    await user.click(take)
    expect(session.answer).toHaveBeenCalledWith(choose.dataset.option)
    expect(queryByRole('dialog')).toBeNull()
  },
)

test('the button on an option chooses it, by mouse and by key', async () => {
  const { container, queryByRole, user, session } = await openAtTable(
    <>
      <Tray layout="both" />
      {dialog}
    </>,
    TAKING,
  )
  const { card, choose } = optionIn(container)
  card.focus()
  await user.tab()
  expect(document.activeElement).toBe(choose)
  await user.keyboard('{Enter}')
  expect(session.answer).toHaveBeenCalledWith(choose.dataset.option)
  expect(queryByRole('dialog')).toBeNull()
})

test('both sides have their headings where there is room, and tabs with their names where there is not', async () => {
  const both = await openAtTable(<Tray layout="both" />, FIRST)
  expect(both.getByRole('region', { name: new RegExp(say('tray.mat')) })).toBeTruthy()
  expect(both.getByRole('region', { name: new RegExp(say('tray.hand')) })).toBeTruthy()
  both.unmount()
  const tabs = await openAtTable(<Tray layout="tabs" />, FIRST)
  const [mat, hand] = tabs.getAllByRole('button')
  expect(mat?.textContent).toContain(say('tray.mat'))
  expect(hand?.textContent).toContain(say('tray.hand'))
})
