import { createEngine } from '@charterstone/engine'
import { miniCatalogue } from '@charterstone/testkit'
import { expect, test } from 'vitest'
import { type BotQuestion, makeAnswerer } from '../answerer.ts'
import { createBotPool } from './bot-pool.ts'

const engine = createEngine(miniCatalogue)

function question(): BotQuestion {
  const seats = [0, 1].map((charter) => ({ charter, name: '', player: 'person' as const }))
  const state = engine.newSingleGame({ seed: 1, seats, stage: 8, village: 'random' })
  engine.startGame(state)
  while (state.pending !== null && state.pending.kind !== 'act')
    engine.apply(state, state.pending.options[0] ?? '')
  if (state.pending === null) throw new Error('no decision')
  const { pending } = state
  return {
    bot: { level: 'medium', style: 'builder', seed: 1 },
    view: engine.view(state, pending.seat),
    decision: pending,
    budget: { steps: 300 },
    explains: true,
  }
}

test('a bot in a thread gives the same answer as here', { timeout: 30_000 }, async () => {
  const bots = createBotPool(miniCatalogue, 1)
  try {
    const asked = question()
    expect(await bots.run(asked)).toEqual(makeAnswerer(miniCatalogue)(asked))
    const broken = { ...asked, view: null } as unknown as BotQuestion
    await expect(bots.run(broken)).rejects.toThrow('null')
  } finally {
    await bots.close()
  }
})
