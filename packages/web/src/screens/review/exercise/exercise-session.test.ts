import { expect, test } from 'vitest'
import {
  makeFakeBrowser,
  makeFakePage,
  newCampaign,
  playOn,
  storedOf,
} from '../../../../test-support/session-deps.ts'
import { openLocal } from '../../../session/local-session.ts'
import { makeExercise } from './exercise-session.ts'

const begun = playOn(newCampaign(['person', 'person']), ({ state }) => state.pending?.kind === 'act')

async function exercise(found: readonly string[]) {
  const browser = makeFakeBrowser()
  browser.put(storedOf('a', begun))
  const session = await openLocal('a', { ...makeFakePage().deps, ...browser })
  if (session === null) throw new Error('not opened')
  const made = makeExercise(session, begun.state, found)
  if (made === null) throw new Error('no exercise')
  return { ...made, browser, real: session }
}

test('an answer is compared with those that count as found, and played nowhere', async () => {
  const [first = '', second = ''] = begun.state.pending?.options ?? []
  const { session, attempts, browser, real } = await exercise([second])
  await session.answer(first)
  expect(attempts.getState()).toEqual({ last: { key: first, isFound: false }, count: 1 })
  await session.answer(second)
  expect(attempts.getState()).toEqual({ last: { key: second, isFound: true }, count: 2 })
  expect(browser.saves()).toBe(0)
  expect(real.game.getState()?.log).toHaveLength(begun.steps.length)
  await real.close()
})

test('the question is that of the seat, and nothing of the game can be changed', async () => {
  const { session, real, browser } = await exercise([])
  const shown = session.game.getState()
  expect(shown?.seat).toBe(begun.state.pending?.seat)
  expect(shown?.decision?.options).toEqual(begun.state.pending?.options)
  await session.undo(true)
  await session.packUp()
  expect(browser.saves()).toBe(0)
  expect(session.game.getState()?.view).toBe(shown?.view)
  await real.close()
})
