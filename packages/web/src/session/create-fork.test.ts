import { forkRecord } from '@charterstone/engine'
import { expect, test } from 'vitest'
import {
  makeFakeBrowser,
  makeFakePage,
  newCampaign,
  playOn,
  ruleset,
  storedOf,
} from '../../test-support/session-deps.ts'
import { summaryOf } from '../data/summary.ts'
import { createFork } from './create-fork.ts'
import { openLocal } from './local-session.ts'

const played = playOn(newCampaign(['person', 'person']))

test('a fork is saved beside the campaign, which stays as it was, and ends with its game', async () => {
  const browser = makeFakeBrowser()
  browser.put(storedOf('original', played))
  const fork = forkRecord(ruleset.engine, played.record, {
    fork: { of: 'original', game: 1, step: 10 },
    players: ['person', 'person'],
    sees: null,
  })
  if (fork === null) throw new Error('no fork')
  const id = (await createFork(fork, ruleset, browser.campaigns)) ?? ''
  expect(browser.stored('original')).toEqual(storedOf('original', played))
  const session = await openLocal(id, { ...makeFakePage().deps, ...browser })
  expect(session?.game.getState()?.log).toHaveLength(11)
  for (
    let decision = session?.game.getState()?.decision;
    decision;
    decision = session?.game.getState()?.decision
  )
    await session?.answer(decision.options[0] ?? '')
  await session?.packUp()
  await session?.startGame()
  const end = session?.game.getState()
  expect(end?.view.phase).toBe('between')
  const record = end?.record
  if (record === undefined || record === null) throw new Error('no record')
  const summary = summaryOf(ruleset.engine, id, record, record.checkpoint, 0)
  expect(summary.isOver).toBe(true)
  expect(summary.fork).toEqual({ of: 'original', game: 1, step: 10 })
  await session?.close()
})
