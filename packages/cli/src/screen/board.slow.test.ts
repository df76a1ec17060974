import { CHARTERS, LANGUAGES, type State, seedRng } from '@charterstone/engine'
import { COLUMNS, engine, quickBots, widthOf } from '@charterstone/lab'
import { expect, test } from 'vitest'
import { question } from '../play/question.ts'
import { localeOf } from '../text/locale.ts'
import { board } from './board.ts'
import { makePaint } from './paint.ts'
import { type Scene, sceneOf } from './scene.ts'

/** A late campaign: islands, minions, perils, income and six long names. */
function lateGames(visit: (state: State) => void): void {
  const seats = CHARTERS.map((_, charter) => ({
    charter,
    name: `Bartholomew the ${charter}th of Greengully`,
    player: 'person' as const,
  }))
  const state = engine.newCampaign({
    seed: 11,
    seats,
    houseRules: { matSize: 3, market: 'or-top-card', dusk: false },
  })
  const rng = seedRng(11)
  for (let game = 1; game <= 12; game++) {
    engine.startGame(state)
    for (let step = 0; state.pending !== null; step++) {
      if (step % 97 === 0) visit(state)
      engine.apply(state, quickBots.eager(state.pending, rng, state))
    }
    engine.packUp(state)
  }
}

function linesOf(scene: Scene, state: State): string[] {
  const { pending } = state
  if (pending === null) return []
  return `${board(scene, pending.seat)}\n${question(scene, pending)}`.split('\n')
}

test('every line of the board and of every question fits, in every language', () => {
  const tooLong = new Set<string>()
  lateGames((state) => {
    for (const language of LANGUAGES) {
      const scene = sceneOf(
        engine.view(state, state.pending?.seat ?? 0),
        localeOf(language),
        makePaint(false),
      )
      for (const line of linesOf(scene, state)) if (widthOf(line) > COLUMNS) tooLong.add(line)
    }
  })
  expect([...tooLong]).toEqual([])
})
