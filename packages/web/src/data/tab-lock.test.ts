import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { settle } from '../../test-support/fake-clock.ts'
import { lockCampaign, takeOverCampaign } from './tab-lock.ts'

type Held = { readonly fail: (error: Error) => void }

/** The locks of a browser, as far as the page uses them. */
function makeLocks() {
  const held = new Map<string, Held>()
  const waiting = new Map<string, () => void>()
  async function hold(name: string, work: (lock: object | null) => Promise<void> | undefined): Promise<void> {
    const lost = new Promise<never>((_, fail) => held.set(name, { fail }))
    const own = held.get(name)
    await Promise.race([work({ name }), lost]).finally(() => {
      if (held.get(name) !== own) return
      held.delete(name)
      waiting.get(name)?.()
    })
  }
  return {
    request: async (
      name: string,
      options: LockOptions,
      work: (lock: object | null) => Promise<void> | undefined,
    ): Promise<void> => {
      if (options.steal === true) held.get(name)?.fail(new DOMException('stolen', 'AbortError'))
      else if (held.has(name)) {
        if (options.ifAvailable === true) {
          await work(null)
          return
        }
        await new Promise<void>((resolve, reject) => {
          waiting.set(name, resolve)
          options.signal?.addEventListener('abort', () => reject(new DOMException('late', 'TimeoutError')))
        })
      }
      await hold(name, work)
    },
  }
}

beforeEach(() => {
  vi.stubGlobal('navigator', { locks: makeLocks() })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const never = () => {
  throw new Error('the lock was not lost')
}

test('the first tab gets the lock of a campaign, and gives it back', async () => {
  const lock = await lockCampaign('a', never)
  expect(lock).not.toBeNull()
  lock?.release()
  await settle()
  expect(await lockCampaign('a', never)).not.toBeNull()
})

test('a second tab does not get it while the first one keeps it', async () => {
  await lockCampaign('a', never)
  expect(await lockCampaign('a', never)).toBeNull()
})

test('another campaign has a lock of its own', async () => {
  await lockCampaign('a', never)
  expect(await lockCampaign('b', never)).not.toBeNull()
})

test('after a reload the page waits a moment for the lock of the page before it', async () => {
  const before = await lockCampaign('a', never)
  const waiting = lockCampaign('a', never)
  await settle()
  before?.release()
  expect(await waiting).not.toBeNull()
})

test('a tab that takes over gets the lock, and the tab before is notified once', async () => {
  const onLost = vi.fn<() => void>()
  await lockCampaign('a', onLost)
  expect(await takeOverCampaign('a', never)).not.toBeNull()
  await settle()
  expect(onLost).toHaveBeenCalledOnce()
})

test('a tab that has released its lock is not notified when another takes it', async () => {
  const onLost = vi.fn<() => void>()
  const lock = await lockCampaign('a', onLost)
  lock?.release()
  await takeOverCampaign('a', never)
  await settle()
  expect(onLost).not.toHaveBeenCalled()
})

test('a page without locks plays on: revisions keep two tabs apart', async () => {
  vi.stubGlobal('navigator', {})
  const lock = await lockCampaign('a', never)
  expect(lock).not.toBeNull()
  lock?.release()
})
