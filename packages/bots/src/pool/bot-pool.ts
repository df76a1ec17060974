import type { Catalogue } from '@charterstone/engine'
import type { Answered, Question } from '../answerer.ts'
import { createPool, type Pool } from './pool.ts'

export { createPool, type Pool, type PoolConfig } from './pool.ts'
export { serve } from './serve.ts'

/** Bots that think in threads of their own. */
export function createBotPool(catalogue: Catalogue, size: number): Pool<Question, Answered> {
  return createPool(new URL('./bot-worker.ts', import.meta.url), { size, data: catalogue })
}
