// @vitest-environment happy-dom
import { describe as describeCard, nameOf, sentenceOfOption } from '@charterstone/engine'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { type Stop, stopsOf } from '../../../test-support/campaign-walk.ts'
import { openAtTable } from '../../../test-support/open-at-table.tsx'
import { openPage } from '../../../test-support/open-page.tsx'
import { tableAt } from '../../../test-support/table-at.ts'
import type { Choice } from '../model/target.ts'
import { Hints } from './hints.tsx'
import { MiniCard } from './mini-card.tsx'
import { OptionButton } from './option-button.tsx'
import { Quantity } from './quantity.tsx'

vi.mock('../../settings/sound.ts')

const stops = stopsOf({ seed: 3, seats: 2 })

function stopWhere(isWanted: (stop: Stop) => boolean): Stop {
  const found = stops.find(isWanted)
  if (found === undefined) throw new Error('the walk has no such position')
  return found
}

const turn = stopWhere(({ decision }) => (decision?.options.length ?? 0) > 3)
const choice = firstChoice()

function firstChoice(): Choice {
  const [first] = tableAt(turn).choices
  if (first === undefined) throw new Error('nothing to choose')
  return first
}

test.each([
  [1, '1 coin'],
  [4, '4 coins'],
  [0, '0 coins'],
])('the quantity %i is read out with its noun', async (count, said) => {
  await openAtTable(<Quantity icon="coin" noun="coin" count={count} />, turn)
  expect(screen.getByRole('img', { name: said }).dataset.hint).toBe(said)
})

test('a quantity of zero keeps its place and is drawn faintly', async () => {
  const { container } = await openAtTable(<Quantity icon="coin" noun="coin" count={0} />, turn)
  expect(container.querySelector('[data-zero]')?.textContent).toContain('0')
})

test('an option button says what the answer does, and a click gives the answer', async () => {
  const { user, session, table } = await openAtTable(<OptionButton choice={choice}>Here</OptionButton>, turn)
  const button = screen.getByRole('button', { name: sentenceOfOption(table.cast, choice.option) })
  await user.click(button)
  expect(session.answer.mock.calls).toEqual([[choice.key]])
  expect(button.dataset.chosen).toBeUndefined()
})

test('an option button is marked while its answer is on the way', async () => {
  const { user, session } = await openAtTable(<OptionButton choice={choice}>Here</OptionButton>, turn)
  session.answer.mockReturnValue(new Promise(() => undefined))
  const button = screen.getAllByRole('button')[0] ?? document.body
  await user.click(button)
  await waitFor(() => expect(button.dataset.chosen).toBe('true'))
})

test('the first tap of a finger on an option button looks, the second one chooses', async () => {
  const { session } = await openAtTable(<OptionButton choice={choice}>Here</OptionButton>, turn)
  const button = screen.getAllByRole('button')[0] ?? document.body
  const tap = () => fireEvent(button, new PointerEvent('click', { bubbles: true, pointerType: 'touch' }))
  tap()
  expect(button.dataset.looked).toBe('true')
  expect(session.answer).not.toHaveBeenCalled()
  tap()
  expect(session.answer).toHaveBeenCalledTimes(1)
})

describe('MiniCard', () => {
  const { words, catalogue } = tableAt(turn)
  const textOf = (each: number) => describeCard(words, catalogue, each)?.text ?? ''
  const withCards = stopWhere(({ view }) => view.table.mat.some((each) => textOf(each) !== ''))
  const card = withCards.view.table.mat.find((each) => textOf(each) !== '') ?? 0

  test('a card that is no answer reads out its name and its text', async () => {
    const { table } = await openAtTable(<MiniCard card={card} choice={null} place="mat" />, withCards)
    const said = screen.getByRole('button').getAttribute('aria-label')
    expect(said).toContain(nameOf(table.words, card))
    expect(said).toContain(textOf(card))
  })

  test('a click on a card that is no answer answers nothing', async () => {
    const { user, session } = await openAtTable(<MiniCard card={card} choice={null} place="mat" />, withCards)
    await user.click(screen.getByRole('button'))
    expect(session.answer).not.toHaveBeenCalled()
  })
})

describe('Hints', () => {
  afterEach(() => vi.useRealTimers())

  async function openHints() {
    const { container } = await openPage(
      <>
        <span data-hint="4 coins">4</span>
        <span>plain</span>
        <Hints />
      </>,
    )
    vi.useFakeTimers()
    const over = (element: Element | null, pointerType: string, type = 'pointerover') =>
      act(() => void element?.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType })))
    return { container, icon: container.querySelector('[data-hint]'), over }
  }

  test('a mouse that rests on an icon sees its word, and it goes with the mouse', async () => {
    const { icon, over } = await openHints()
    over(icon, 'mouse')
    act(() => void vi.advanceTimersByTime(300))
    expect(screen.queryByText('4 coins')).toBeNull()
    act(() => void vi.advanceTimersByTime(100))
    expect(screen.getByText('4 coins')).toBeTruthy()
    over(screen.getByText('plain'), 'mouse')
    expect(screen.queryByText('4 coins')).toBeNull()
  })

  test('a long press on an icon shows its word, and lifting the finger hides it', async () => {
    const { icon, over } = await openHints()
    over(icon, 'touch', 'pointerdown')
    act(() => void vi.advanceTimersByTime(500))
    expect(screen.getByText('4 coins')).toBeTruthy()
    over(icon, 'touch', 'pointerup')
    expect(screen.queryByText('4 coins')).toBeNull()
  })

  test('a short tap on an icon shows no word', async () => {
    const { icon, over } = await openHints()
    over(icon, 'touch', 'pointerdown')
    over(icon, 'touch', 'pointerup')
    act(() => void vi.advanceTimersByTime(1000))
    expect(screen.queryByText('4 coins')).toBeNull()
  })
})
