import type { Catalogue } from '@charterstone/engine'
import type { BotAnswer, BotQuestion } from '../answerer.ts'
import { createPool, type Pool } from './pool.ts'

export { createPool, type Pool, type PoolConfig } from './pool.ts'
export { serve } from './serve.ts'

/** Bots that think in threads of their own. */
export function createBotPool(catalogue: Catalogue, size: number): Pool<BotQuestion, BotAnswer> {
  return createPool(new URL('./bot-worker.ts', import.meta.url), { size, data: catalogue })
}
