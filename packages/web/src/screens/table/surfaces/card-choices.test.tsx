// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { type Stop, stopsOf } from '../../../../test-support/campaign-walk.ts'
import { openAtTable } from '../../../../test-support/open-at-table.tsx'
import { PersonaCards } from './persona-cards.tsx'

const stop = stopsOf({ seed: 1, seats: 2, games: 2 }).find(
  ({ decision }) => decision?.kind === 'persona',
) as Stop

test('large cards to choose from are all there and are chosen by their button', async () => {
  const { container, session, user } = await openAtTable(<PersonaCards />, stop)
  const keys = stop.decision?.options ?? []
  const buttons = [...container.querySelectorAll<HTMLElement>('[data-option]')]
  expect(buttons.map(({ dataset }) => dataset.option)).toEqual(keys)
  const [first] = buttons
  if (first === undefined) throw new Error('no persona')
  await user.click(first)
  expect(session.answer).toHaveBeenCalledExactlyOnceWith(keys[0])
})
