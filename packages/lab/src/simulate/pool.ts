import { Worker } from 'node:worker_threads'
import type { Plan } from './plan.ts'
import { playUnit, type UnitResult } from './play-unit.ts'
import type { Chunk } from './worker.ts'

const CHUNKS_A_WORKER = 16
const LARGEST_CHUNK = 50

/** Plays all units of a plan; the results come back in the order of the units, however many threads there are. */
export async function playUnits(
  plan: Plan,
  workers: number,
  onProgress: (units: number) => void,
): Promise<readonly UnitResult[]> {
  if (workers < 2 || plan.units < 2) return playHere(plan, onProgress)
  const results: UnitResult[] = []
  const size = Math.max(1, Math.min(LARGEST_CHUNK, Math.ceil(plan.units / (workers * CHUNKS_A_WORKER))))
  let next = 0
  const nextChunk = (): Chunk | null => {
    if (next >= plan.units) return null
    const from = next
    next = Math.min(plan.units, next + size)
    return { plan, from, to: next }
  }
  const take = (played: readonly UnitResult[]): void => {
    results.push(...played)
    onProgress(played.length)
  }
  await Promise.all(Array.from({ length: Math.min(workers, plan.units) }, () => employ(nextChunk, take)))
  return results.sort((a, b) => a.index - b.index)
}

/** One thread, fed until nothing is left. */
function employ(nextChunk: () => Chunk | null, take: (played: readonly UnitResult[]) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url))
    const feed = (): void => {
      const chunk = nextChunk()
      if (chunk === null) worker.terminate().then(() => resolve(), reject)
      else worker.postMessage(chunk)
    }
    worker.on('message', (played: readonly UnitResult[]) => {
      take(played)
      feed()
    })
    worker.on('error', reject)
    feed()
  })
}

async function playHere(plan: Plan, onProgress: (units: number) => void): Promise<readonly UnitResult[]> {
  const results: UnitResult[] = []
  for (let index = 0; index < plan.units; index++) {
    results.push(playUnit(plan, index))
    onProgress(1)
  }
  return results
}
