// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { engine, type Stop, stopsOf } from '../../../test-support/campaign-walk.ts'
import { openAtTable } from '../../../test-support/open-at-table.tsx'
import { makeTrial } from './trial.ts'

const stops = stopsOf({ seed: 1, seats: 3 })

/** The first turn that offers to place a worker on a building. */
function turnWith(slug: string): { readonly stop: Stop; readonly key: string } {
  for (const stop of stops) {
    if (stop.decision?.kind !== 'act') continue
    const index = engine
      .options(stop.view)
      .findIndex((option) => option.kind === 'place' && option.slug === slug)
    if (index >= 0) return { stop, key: stop.decision.options[index] ?? '' }
  }
  throw new Error(`no turn with ${slug}`)
}

async function trialAt(stop: Stop) {
  const { session } = await openAtTable(<p>table</p>, stop)
  const trial = makeTrial(session)
  const game = () => trial.store.getState().trial?.session.game.getState() ?? null
  return { session, trial, game }
}

test('a turn that is tried ahead changes the imagined game, and is neither recorded nor sent', async () => {
  const { stop, key } = turnWith('treasury')
  const { session, trial, game } = await trialAt(stop)
  trial.tryAhead()
  await trial.store.getState().trial?.session.answer(key)
  const seat = stop.view.seat
  expect(game()?.view.table.seats[seat]?.workers).not.toEqual(stop.view.table.seats[seat]?.workers)
  expect(session.answer).not.toHaveBeenCalled()
  expect(session.game.getState()?.view).toBe(stop.view)
})

test('after the turn it is the own turn again, as if the others stood still', async () => {
  const { stop, key } = turnWith('treasury')
  const { trial, game } = await trialAt(stop)
  trial.tryAhead()
  const { seat } = stop.view
  const turns = () => game()?.view.table.seats[seat]?.turns ?? 0
  const before = turns()
  await trial.store.getState().trial?.session.answer(key)
  for (let answers = 0; turns() === before && answers < 20; answers++)
    await trial.store.getState().trial?.session.answer(game()?.decision?.options.at(0) ?? '')
  expect(turns()).toBeGreaterThan(before)
  expect(game()?.decision).toMatchObject({ seat, kind: 'act' })
})

test('undo goes one step back, and at the first step back to the game', async () => {
  const { stop, key } = turnWith('treasury')
  const { trial, game } = await trialAt(stop)
  trial.tryAhead()
  const first = JSON.stringify(game()?.view.table)
  await trial.store.getState().trial?.session.answer(key)
  await trial.store.getState().trial?.session.undo(false)
  expect(JSON.stringify(game()?.view.table)).toBe(first)
  await trial.store.getState().trial?.session.undo(false)
  expect(trial.store.getState().trial).toBeNull()
})

test('a trial ends before anything hidden is shown', async () => {
  const { stop, key } = turnWith('market')
  const { trial, game } = await trialAt(stop)
  trial.tryAhead()
  await trial.store.getState().trial?.session.answer(key)
  for (let answers = 0; (game()?.decision ?? null) !== null && answers < 20; answers++)
    await trial.store.getState().trial?.session.answer(game()?.decision?.options.at(0) ?? '')
  expect(trial.store.getState().trial?.stop).toEqual({ kind: 'hidden' })
  // No card but those that were face up before can be seen.
  expect(stop.view.table.mat).toEqual(expect.arrayContaining([...(game()?.view.table.mat ?? [])]))
})

test('a trial ends as soon as the game itself moves on', async () => {
  const { stop } = turnWith('treasury')
  const { session, trial } = await trialAt(stop)
  trial.tryAhead()
  session.game.setState((game) => (game === null ? null : { ...game, log: [...game.log] }))
  expect(trial.store.getState().trial).toBeNull()
})

test('the move for the next turn is handed over instead of being played', async () => {
  const { stop, key } = turnWith('treasury')
  const { session, trial } = await trialAt(stop)
  const chosen: string[] = []
  trial.chooseNext((answer) => chosen.push(answer))
  await trial.store.getState().trial?.session.answer(key)
  expect(chosen).toEqual([key])
  expect(trial.store.getState().trial).toBeNull()
  expect(session.answer).not.toHaveBeenCalled()
})
