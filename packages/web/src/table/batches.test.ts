import type { Playthrough } from '@charterstone/engine'
import { expect, test } from 'vitest'
import { settle } from '../../test-support/fake-clock.ts'
import {
  makeFakeBrowser,
  makeFakePage,
  newCampaign,
  playOn,
  ruleset,
  storedOf,
} from '../../test-support/session-deps.ts'
import type { Game } from '../session/game.ts'
import { openLocal } from '../session/local-session.ts'
import { makeBatches } from './batches.ts'
import { seriesOf } from './model/series.ts'
import { choicesOf } from './model/target.ts'

const { engine } = ruleset

/** A campaign of two people, at the first question that asks for several stars. */
const atStars = playOn(newCampaign(['person', 'person']), ({ state }) => {
  const frame = state.stack.at(-1)
  return frame?.kind === 'glory' && frame.left > 1
})

async function open(playthrough: Playthrough) {
  const { campaigns, locks, put } = makeFakeBrowser()
  put(storedOf('a', playthrough))
  const session = await openLocal('a', { ...makeFakePage().deps, campaigns, locks })
  if (session === null) throw new Error('no such campaign')
  await settle()
  const now = (): Game => {
    const game = session.game.getState()
    if (game === null) throw new Error('no game')
    return game
  }
  return { session, now, batches: makeBatches(session) }
}

function seriesAt({ view }: Game) {
  const { decision } = view
  const series = decision === null ? null : seriesOf(view, choicesOf(view, decision, engine.options(view)))
  if (series === null) throw new Error('no series is asked')
  return series
}

test('all answers of a series are given in order, and no more than it asks for', async () => {
  const { now, batches } = await open(atStars)
  const series = seriesAt(now())
  const before = now().log.length
  await batches.answerAll(
    series,
    Array.from({ length: series.count + 2 }, () => 'row:2'),
  )
  expect(
    now()
      .log.slice(before)
      .map(({ key }) => key),
  ).toEqual(Array.from({ length: series.count }, () => 'row:2'))
})

test('[D6] one undo takes back all answers that were given in one go', async () => {
  const { now, batches } = await open(atStars)
  const before = now().log.length
  const series = seriesAt(now())
  await batches.answerAll(
    series,
    Array.from({ length: series.count }, () => 'row:3'),
  )
  expect(now().log.length).toBe(before + series.count)
  await batches.undo(false)
  expect(now().log.length).toBe(before)
  expect(seriesAt(now())).toEqual(series)
})

test('[D6] answers that were given one by one are taken back one by one', async () => {
  const { session, now, batches } = await open(atStars)
  const before = now().log.length
  await session.answer('row:1')
  await session.answer('row:1')
  await batches.undo(false)
  expect(now().log.length).toBe(before + 1)
})

test('what the engine answers automatically is not sent', async () => {
  const { now, batches } = await open(atStars)
  const series = seriesAt(now())
  const before = now().log.length
  await batches.answerAll({ ...series, kind: 'pay' }, ['row:1', 'row:1'])
  expect(now().log.length).toBe(before)
})
