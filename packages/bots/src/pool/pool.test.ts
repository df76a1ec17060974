import { createEngine } from '@charterstone/engine'
import { miniCatalogue } from '@charterstone/testkit'
import { afterEach, describe, expect, it } from 'vitest'
import type { BotAnswer, BotQuestion } from '../answerer.ts'
import { createBotPool } from './bot-pool.ts'
import type { Pool } from './pool.ts'

const engine = createEngine(miniCatalogue)
let pool: Pool<BotQuestion, BotAnswer> | undefined

afterEach(async () => {
  await pool?.close()
})

function question(level: BotQuestion['bot']['level'], steps: number): BotQuestion {
  const seats = [0, 1].map((charter) => ({ charter, name: '', player: 'person' as const }))
  const state = engine.newSingleGame({ seed: 1, seats, stage: 8, village: 'random' })
  engine.startGame(state)
  while (state.pending !== null && state.pending.kind !== 'act')
    engine.apply(state, state.pending.options[0] ?? '')
  if (state.pending === null) throw new Error('nothing asked')
  const { pending } = state
  return {
    bot: { level, style: 'balanced', seed: 1 },
    view: engine.view(state, pending.seat),
    decision: pending,
    budget: { steps },
    explains: true,
  }
}

describe('a pool of bots', { timeout: 30_000 }, () => {
  it('answers in threads', async () => {
    const bots = createBotPool(miniCatalogue, 2)
    pool = bots
    const asked = question('medium', 300)
    const answers = await Promise.all([1, 2, 3, 4].map(() => bots.run(asked)))
    for (const { key, why } of answers) {
      expect(asked.decision.options).toContain(key)
      expect(why[0]?.key).toBe(key)
    }
  })

  it('stops thinking when it is told to, and goes on with the next question', async () => {
    pool = createBotPool(miniCatalogue, 1)
    const controller = new AbortController()
    const endless = pool.run(question('expert', 100_000_000), controller.signal)
    const waiting = pool.run(question('medium', 300), controller.signal)
    const next = pool.run(question('easy', 100))
    controller.abort(new Error('enough'))
    await expect(endless).rejects.toThrow('enough')
    await expect(waiting).rejects.toThrow('enough')
    expect((await next).key).toBeTypeOf('string')
  })

  it('rejects when a thread fails, and when it is closed', async () => {
    pool = createBotPool(miniCatalogue, 1)
    const broken = { ...question('easy', 100), view: null } as unknown as BotQuestion
    await expect(pool.run(broken)).rejects.toThrow('null')
    await pool.close()
    await expect(pool.run(question('easy', 100))).rejects.toThrow('closed')
  })
})
