import { CHARTERS, createEngine, seedRng } from '@charterstone/engine'
import { miniCatalogue } from '@charterstone/testkit'
import { expect, test } from 'vitest'
import { BOT_NAMES, readBotName, USUAL_BOT } from './bot-name.ts'
import { createBot } from './create-bot.ts'
import { randomBot } from './quick/random-bot.ts'

const engine = createEngine(miniCatalogue)
const BUDGET = { steps: 30 }
const EVERY = 5

/**
 * A random game at which the bots are asked every few decisions, each decision another bot. Their answers are not
 * played, so that the game leads to positions that no bot would choose.
 */
function answersOutsideOptions(seats: number, stage: number): string[] {
  const state = engine.newSingleGame({
    seed: seats * 100 + stage,
    stage,
    village: 'random',
    seats: CHARTERS.slice(0, seats).map((name, charter) => ({ charter, name, player: 'person' })),
  })
  const rng = seedRng(seats)
  const bots = BOT_NAMES.map((name) =>
    createBot({ ...(readBotName(name) ?? USUAL_BOT), seed: seats, engine }),
  )
  const wrong: string[] = []
  engine.startGame(state)
  for (let step = 0; state.pending !== null; step++) {
    const { pending } = state
    const index = (step / EVERY) % bots.length
    const bot = bots[index]
    if (bot !== undefined) {
      const key = bot(engine.view(state, pending.seat), pending, BUDGET)
      if (!pending.options.includes(key)) wrong.push(`${BOT_NAMES[index]}: ${key} for ${pending.kind}`)
    }
    engine.apply(state, randomBot(pending, rng, state))
  }
  return wrong
}

test.each([1, 2, 3, 4, 5, 6])('at %i seats no bot answers outside the options of a random game', (seats) => {
  expect(answersOutsideOptions(seats, 12)).toEqual([])
})

test('no bot answers outside the options of a random first game', () => {
  expect(answersOutsideOptions(3, 1)).toEqual([])
})
