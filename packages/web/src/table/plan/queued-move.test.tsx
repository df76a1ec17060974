// @vitest-environment happy-dom

import { expect, test, vi } from 'vitest'
import { engine, type Stop, stopsOf } from '../../../test-support/campaign-walk.ts'
import { openAtTable } from '../../../test-support/open-at-table.tsx'
import type { Game } from '../../session/game.ts'
import { makeQueue } from './queued-move.ts'

const stops = stopsOf({ seed: 1, seats: 2 })
const turn = stops.find(({ decision }) => decision?.kind === 'act') as Stop
const place = firstPlace(turn)

function firstPlace({ view, decision }: Stop): string {
  const index = engine.options(view).findIndex((option) => option.kind === 'place')
  const key = decision?.options[index]
  if (key === undefined) throw new Error('no place')
  return key
}

/** The table of a seat while the other thinks: a move is queued there, then the turn comes. */
async function queueAt(key: string) {
  const { session } = await openAtTable(<p>table</p>, turn)
  const game = session.game.getState() as Game
  session.game.setState({ ...game, decision: null, waiting: { kind: 'bot', seat: 1 } }, true)
  const queue = makeQueue(session)
  queue.queueMove(key)
  const comes = (change: Partial<Game> = {}) => session.game.setState({ ...game, ...change }, true)
  return { session, queue, game, comes }
}

test('a queued move is played when its turn has come', async () => {
  const { session, queue, comes } = await queueAt(place)
  expect(queue.playMove()).toBeNull()
  comes()
  expect(queue.playMove()).toMatchObject({ kind: 'played' })
  expect(session.answer).toHaveBeenCalledExactlyOnceWith(place)
  expect(queue.store.getState().move).toBeNull()
})

test('a queued move that is no longer offered is dropped with the reason', async () => {
  const { session, queue, game, comes } = await queueAt(place)
  const { decision } = game
  if (decision === null) throw new Error('nothing is asked')
  const option = engine.optionOf(turn.view, place)
  const [closed] = turn.closed
  if (option === null || closed === undefined) throw new Error('no option')
  vi.spyOn(session, 'closed').mockReturnValue([closed, { option, reason: closed.reason }])
  comes({ decision: { ...decision, options: decision.options.filter((key) => key !== place) } })
  expect(queue.playMove()).toMatchObject({ kind: 'dropped', why: closed.reason })
  expect(session.answer).not.toHaveBeenCalled()
})

test('a queued move waits while its seat is asked something else', async () => {
  const { queue, game, comes } = await queueAt(place)
  if (game.decision === null) throw new Error('nothing is asked')
  comes({ decision: { ...game.decision, kind: 'pay' } })
  expect(queue.playMove()).toBeNull()
  expect(queue.store.getState().move).not.toBeNull()
})

test('a queued move belongs to its seat: at one screen the next person does not play it', async () => {
  const { queue, game, comes } = await queueAt(place)
  if (game.decision === null) throw new Error('nothing is asked')
  comes({ decision: { ...game.decision, seat: 1 }, seat: 1 })
  expect(queue.playMove()).toBeNull()
  expect(queue.store.getState().move).toMatchObject({ seat: turn.view.seat })
})

test('undo clears the queued move', async () => {
  const { queue, game, comes } = await queueAt(place)
  comes({ log: [...game.log, ...game.log] })
  expect(queue.store.getState().move).not.toBeNull()
  comes({ log: game.log })
  expect(queue.store.getState().move).toBeNull()
})
