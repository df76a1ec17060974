import { expect, test } from 'vitest'
import { createStore } from 'zustand'
import { settle } from '../../test-support/fake-clock.ts'
import { makeFakeBots, newCampaign, playOn, ruleset } from '../../test-support/session-deps.ts'
import type { Game } from '../session/game.ts'
import { canAsk, makeHint } from './hint.ts'

const acting = playOn(newCampaign(['person', 'person']), ({ state }) => state.pending?.kind === 'act')

function gameAt(): Game {
  const view = ruleset.engine.view(acting.state, acting.state.pending?.seat ?? 0)
  return { view, decision: view.decision } as Game
}

function make(first: Game | null = gameAt()) {
  const game = createStore<Game | null>(() => first)
  const bots = makeFakeBots()
  const hint = makeHint({ game, startBots: bots.start })
  return { game, bots, hint, now: () => hint.store.getState() }
}

test('a hint thinks about the decision on screen, as its seat sees it, and explains', async () => {
  const { bots, hint, now, game } = make()
  void hint.askForHint()
  expect(now()).toMatchObject({ status: 'thinking', decision: game.getState()?.decision })
  expect(bots.asked[0]).toMatchObject({
    bot: { level: 'master' },
    explains: true,
    view: game.getState()?.view,
  })
  await bots.answer()
  expect(now().status).toBe('given')
})

test('a hint about a decision that is over is not shown', async () => {
  const { bots, hint, now } = make()
  void hint.askForHint()
  hint.dropHint()
  await settle()
  expect(now()).toEqual({ status: 'none', decision: null, why: [] })
  expect(bots.running()).toBe(0)
})

test('a dropped hint stops its bot; the next one starts another', async () => {
  const { bots, hint, now } = make()
  void hint.askForHint()
  hint.dropHint()
  void hint.askForHint()
  await settle()
  expect(bots.running()).toBe(1)
  expect(bots.waiting()).toBe(1)
  await bots.answer()
  expect(now().status).toBe('given')
})

test('a bot that has answered is kept for the next hint', async () => {
  const { bots, hint } = make()
  void hint.askForHint()
  await bots.answer()
  void hint.askForHint()
  expect(bots.running()).toBe(1)
})

test('a bot that fails is a failed hint, and can be asked again', async () => {
  const { bots, hint, now } = make()
  void hint.askForHint()
  await bots.fail()
  expect(now().status).toBe('failed')
  void hint.askForHint()
  await bots.answer()
  expect(now().status).toBe('given')
})

test('without a game or without a choice no bot is asked', async () => {
  const withoutGame = make(null)
  await withoutGame.hint.askForHint()
  const withoutChoice = make({ ...gameAt(), decision: null })
  await withoutChoice.hint.askForHint()
  expect([withoutGame.bots.asked, withoutChoice.bots.asked]).toEqual([[], []])
})

test('a name and a single option need no advice', () => {
  const { decision } = gameAt()
  if (decision === null) throw new Error('nothing asked')
  expect(canAsk(decision)).toBe(true)
  expect(canAsk({ ...decision, kind: 'name' })).toBe(false)
  expect(canAsk({ ...decision, options: ['skip'] })).toBe(false)
  expect(canAsk(null)).toBe(false)
})

test('asking again closes the hint on screen', async () => {
  const { bots, hint, now } = make()
  void hint.toggleHint()
  await bots.answer()
  expect(now().status).toBe('given')
  await hint.toggleHint()
  expect(now().status).toBe('none')
})

test('an explanation of given options leaves the hint alone', async () => {
  const { bots, hint, now, game } = make()
  const [key = ''] = game.getState()?.decision?.options ?? []
  const explained = hint.explain([key])
  expect(bots.asked[0]).toMatchObject({ explains: true, about: [key] })
  await bots.answer()
  expect(await explained).toEqual([])
  expect(now().status).toBe('none')
})

test('a bot that fails explains nothing', async () => {
  const { bots, hint } = make()
  const explained = hint.explain(['pass'])
  await bots.fail()
  expect(await explained).toEqual([])
})
