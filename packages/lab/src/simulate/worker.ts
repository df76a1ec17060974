import { parentPort } from 'node:worker_threads'
import type { Plan } from './plan.ts'
import { playUnit } from './play-unit.ts'

/** What a thread is asked to play, and answers with a list of results. */
export type Chunk = { readonly plan: Plan; readonly from: number; readonly to: number }

parentPort?.on('message', ({ plan, from, to }: Chunk) => {
  const results = Array.from({ length: to - from }, (_, index) => playUnit(plan, from + index))
  parentPort?.postMessage(results)
})
