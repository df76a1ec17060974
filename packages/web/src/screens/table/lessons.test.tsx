// @vitest-environment happy-dom
import { ruleLessons } from '@charterstone/content'
import { screen } from '@testing-library/react'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { type Stop, stopsOf } from '../../../test-support/campaign-walk.ts'
import { openAtTable } from '../../../test-support/open-at-table.tsx'
import { useSettings } from '../../settings/settings.ts'
import { needWords, say } from '../../words/speech.ts'
import { hearLesson, useLearning } from '../learn/learning.ts'
import { GuidedCoach, RuleOffer } from './lessons.tsx'

/** The first turn after a crate has brought a rule. */
const stop = firstWithRule(stopsOf({ seed: 3, seats: 2 }))
const { personas } = ruleLessons.en

function firstWithRule(stops: readonly Stop[]): Stop {
  const found = stops.find(
    ({ log, decision }) =>
      decision?.kind === 'act' &&
      log.some(({ events }) => events.some(({ kind }) => kind === 'rule-entered')),
  )
  if (found === undefined) throw new Error('no crate was opened')
  return found
}

// Loaded on demand; not on the time of the first test.
beforeAll(async () => {
  await Promise.all([import('../learn/rule-coach.tsx'), needWords('lessons')])
})

beforeEach(() => useLearning.setState({ id: null, heard: [], done: [] }))

const open = () =>
  openAtTable(
    <>
      <GuidedCoach instead="the last moves" />
      <RuleOffer />
    </>,
    stop,
  )

it('a new rule is offered, told when wanted, and comes once', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: say('coach.tell') }))
  expect(screen.getByText(personas.text)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: say('coach.thanks') }))
  expect(screen.queryByText(personas.title)).toBeNull()
  expect(useLearning.getState().heard).toEqual(['personas'])
  expect(screen.getByText('the last moves')).toBeTruthy()
})

it('a new rule can be refused without hearing about it', async () => {
  const { user } = await open()
  const [refuse] = await screen.findAllByRole('button', { name: say('coach.not-now') })
  if (refuse === undefined) throw new Error('nothing to refuse')
  await user.click(refuse)
  expect(screen.queryByText(personas.title)).toBeNull()
  expect(useLearning.getState().heard).toEqual(['personas'])
})

it('a rule that was heard about, or taught by the guided game, is not offered again', async () => {
  hearLesson('personas')
  useLearning.setState({ done: ['build'] })
  await open()
  await expect(screen.findByText(personas.title, {}, { timeout: 200 })).rejects.toThrow(personas.title)
  expect(screen.queryByText(ruleLessons.en.constructing.title)).toBeNull()
})

it('lessons on new rules can be turned off for good', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: say('coach.tell') }))
  await user.click(screen.getByRole('button', { name: say('coach.no-rules') }))
  expect(useSettings.getState().lessons).toBe(false)
  expect(screen.queryByRole('button', { name: say('coach.tell') })).toBeNull()
})
