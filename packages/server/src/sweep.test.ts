import { afterEach, expect, test, vi } from 'vitest'
import { openTemporaryStorage } from '../test-support/temporary-storage.ts'
import { makeLog } from './log.ts'
import { ruleset } from './ruleset.ts'
import { makeSweep } from './sweep.ts'
import { makeTables } from './table/tables.ts'

const EVERY = 5000

afterEach(() => {
  vi.useRealTimers()
})

test('while a round of the sweep takes long, notifications are delivered and no further rounds wait', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const storage = await openTemporaryStorage()
  const tables = makeTables({ storage, ruleset, clock: Date.now, maxLoaded: 9 })
  const releaseIdle = vi.spyOn(tables, 'releaseIdle')
  const deliver = vi.fn<() => Promise<void>>(() => Promise.resolve())
  let end = (): void => undefined
  const tidyUp = vi.fn<() => Promise<void>>(
    () =>
      new Promise((resolve) => {
        end = resolve
      }),
  )
  const sweep = makeSweep({
    storage,
    tables,
    drive: () => undefined,
    deliver,
    tidyUp,
    clock: Date.now,
    log: makeLog('silent'),
    every: EVERY,
  })
  vi.advanceTimersByTime(EVERY)
  await vi.waitFor(() => expect(tidyUp).toHaveBeenCalledOnce())
  vi.advanceTimersByTime(20 * EVERY)
  end()
  await sweep.close()
  expect(deliver).toHaveBeenCalledTimes(21)
  expect(releaseIdle).toHaveBeenCalledOnce()
  await storage.close()
})
