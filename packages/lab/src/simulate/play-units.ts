import { createPool } from '@charterstone/bots/pool'
import type { Plan } from './plan.ts'
import { playUnit, type UnitResult } from './play-unit.ts'
import type { Chunk } from './worker.ts'

const CHUNKS_PER_WORKER = 16
const MAX_CHUNK = 50

/** Plays all units of a plan. The results are in the order of the units, however many threads there are. */
export async function playUnits(
  plan: Plan,
  workers: number,
  onProgress: (units: number) => void,
): Promise<readonly UnitResult[]> {
  if (workers < 2 || plan.units < 2) return playHere(plan, onProgress)
  const pool = createPool<Chunk, readonly UnitResult[]>(new URL('./worker.ts', import.meta.url), {
    size: Math.min(workers, plan.units),
  })
  try {
    const results = await Promise.all(
      chunksOf(plan, workers).map(async (chunk) => {
        const played = await pool.run(chunk)
        onProgress(played.length)
        return played
      }),
    )
    return results.flat()
  } finally {
    await pool.close()
  }
}

/** Small enough that all threads finish at about the same time. */
export function chunksOf(plan: Plan, workers: number): readonly Chunk[] {
  const size = Math.max(1, Math.min(MAX_CHUNK, Math.ceil(plan.units / (workers * CHUNKS_PER_WORKER))))
  return Array.from({ length: Math.ceil(plan.units / size) }, (_, index) => ({
    plan,
    from: index * size,
    to: Math.min(plan.units, (index + 1) * size),
  }))
}

function playHere(plan: Plan, onProgress: (units: number) => void): readonly UnitResult[] {
  return Array.from({ length: plan.units }, (_, index) => {
    const result = playUnit(plan, index)
    onProgress(1)
    return result
  })
}
