// @vitest-environment happy-dom
import type { Goal } from '@charterstone/bots'
import type { Event } from '@charterstone/engine'
import { beforeEach, expect, test } from 'vitest'
import { type Stop, stopsOf } from '../../../test-support/campaign-walk.ts'
import { openAtTable } from '../../../test-support/open-at-table.tsx'
import type { Game } from '../../session/game.ts'
import { makePins } from './pins.ts'

const turn = stopsOf({ seed: 1, seats: 2 }).find(({ decision }) => decision?.kind === 'act') as Stop
const QUOTA: Goal = { kind: 'quota', space: 0 }

beforeEach(() => localStorage.clear())

async function pinsAt() {
  const { session } = await openAtTable(<p>table</p>, turn)
  const pins = makePins(session)
  const goals = () => pins.store.getState().pins.map(({ goal }) => goal)
  return { session, pins, goals, game: session.game.getState() as Game }
}

test('a pin is kept on the device, for this game alone', async () => {
  const { session, pins, goals, game } = await pinsAt()
  pins.togglePin(0, QUOTA)
  expect(goals()).toEqual([QUOTA])
  expect(makePins(session).store.getState().pins).toEqual([{ seat: 0, goal: QUOTA }])
  const legacy = { ...game.view.legacy, game: game.view.legacy.game + 1 }
  session.game.setState({ ...game, view: { ...game.view, legacy } }, true)
  expect(makePins(session).store.getState().pins).toEqual([])
})

test('pinned twice, the pin is gone', async () => {
  const { pins, goals } = await pinsAt()
  pins.togglePin(0, QUOTA)
  pins.togglePin(0, { ...QUOTA })
  expect(goals()).toEqual([])
})

test('the fourth pin of a seat replaces its first; other seats keep theirs', async () => {
  const { pins, goals } = await pinsAt()
  pins.togglePin(1, QUOTA)
  for (const space of [0, 1, 2, 3]) pins.togglePin(0, { kind: 'quota', space })
  expect(goals()).toEqual([QUOTA, ...[1, 2, 3].map((space) => ({ kind: 'quota', space }))])
})

test('a goal that another seat takes away loses its pin', async () => {
  const { session, pins, goals, game } = await pinsAt()
  pins.togglePin(0, QUOTA)
  session.game.setState(withQuota(game, 2), true)
  expect(goals()).toEqual([])
})

test('a goal that is reached loses its pin, with a word', async () => {
  const { session, pins, goals, game } = await pinsAt()
  pins.togglePin(0, QUOTA)
  const sold: Event = { kind: 'sold', seat: 0, space: 0 }
  const [step] = game.log
  if (step === undefined) throw new Error('no steps')
  session.game.setState({ ...withQuota(game, 1), log: [...game.log, { ...step, events: [sold] }] }, true)
  expect(goals()).toEqual([])
})

function withQuota(game: Game, token: number): Game {
  const { table } = game.view
  return { ...game, view: { ...game.view, table: { ...table, quota: table.quota.with(0, token) } } }
}

test('what a strange page has stored is no pin', async () => {
  const { game, session } = await pinsAt()
  const stored = { game: game.view.legacy.game, pins: [{ seat: 0, goal: { kind: 'moon' } }, 7, null] }
  localStorage.setItem('charterstone-pins-local-walk', JSON.stringify(stored))
  expect(makePins(session).store.getState().pins).toEqual([])
  localStorage.setItem('charterstone-pins-local-walk', 'not json')
  expect(makePins(session).store.getState().pins).toEqual([])
})
