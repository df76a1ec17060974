import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { loadOn } from './load-trial.ts'
import { wait } from './player.ts'
import { startTestServer } from './test-server.ts'
import { UNLIMITED } from './unlimited.ts'

export type MemoryResult = {
  readonly tables: number
  readonly answersPerTable: number
  /** Kilobytes that the garbage collector does not free, for each table: in play with four sockets, and left alone. */
  readonly active: number
  readonly idle: number
}

const IDLE_SECONDS = 60

/** What a table holds in the memory of a server in this process; its people are another process. */
export async function memoryTrial(tables: number, seconds: number): Promise<MemoryResult> {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const held = (): number => {
    collect()
    collect()
    const { heapUsed, external } = process.memoryUsage()
    return (heapUsed + external) / 1e3
  }
  let now = Date.now()
  const env = { ...UNLIMITED, TABLE_IDLE_SECONDS: String(IDLE_SECONDS), TABLES_IN_MEMORY: '100000' }
  const server = await startTestServer(env, { clock: () => now })
  try {
    // What is compiled and cached for the first tables does not count.
    const warmUp = {
      tables: 10,
      persons: 4,
      pace: { kind: 'closed', think: 5 },
      settle: 2,
      seconds: 12,
    } as const
    await loadOn(server.address, warmUp)
    await wait(1000)
    now += IDLE_SECONDS * 2000
    await server.sweep()
    const before = held()
    let active = 0
    const load = { ...warmUp, tables, settle: 1, seconds }
    const { answers } = await loadOn(server.address, load, () => {
      active = held()
    })
    await wait(1000)
    now += IDLE_SECONDS * 2000
    await server.sweep()
    // They write their snapshots first.
    await wait(tables * 20)
    return {
      tables,
      answersPerTable: answers / tables,
      active: (active - before) / tables,
      idle: (held() - before) / tables,
    }
  } finally {
    await server.stop()
  }
}
