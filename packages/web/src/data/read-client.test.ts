import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type ReadReply, readInWorker } from './read-client.ts'

/** A worker that says only what a test lets it say. */
function fakeWorker() {
  const worker = {
    onmessage: null as ((event: MessageEvent) => void) | null,
    onerror: null as ((event: ErrorEvent) => void) | null,
    postMessage: vi.fn<(file: Blob) => void>(),
    terminate: vi.fn<() => void>(),
  }
  const say = (data: ReadReply): void => worker.onmessage?.({ data } as MessageEvent)
  return { worker, say, start: () => worker as unknown as Worker }
}

const file = new Blob(['anything'])
const empty: ReadReply = { kind: 'read', read: { ok: false, fault: { kind: 'empty' } } }

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('the worker gets the file, reports its progress and ends with the result', async () => {
  const { worker, say, start } = fakeWorker()
  const shares: number[] = []
  const reading = readInWorker(file, { onProgress: (share) => shares.push(share) }, start)
  expect(worker.postMessage).toHaveBeenCalledWith(file)
  say({ kind: 'progress', share: 0.25 })
  say({ kind: 'progress', share: 0.5 })
  say(empty)
  expect(await reading).toEqual({ ok: false, fault: { kind: 'empty' } })
  expect(shares).toEqual([0.25, 0.5])
  expect(worker.terminate).toHaveBeenCalledOnce()
})

test('a file that takes too long is given up', async () => {
  const { worker, start } = fakeWorker()
  const reading = readInWorker(file, {}, start)
  vi.advanceTimersByTime(59_999)
  expect(worker.terminate).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(await reading).toEqual({ ok: false, fault: { kind: 'slow' } })
  expect(worker.terminate).toHaveBeenCalledOnce()
})

test('a person can stop it, and the worker is gone at once', async () => {
  const { worker, start } = fakeWorker()
  const control = new AbortController()
  const reading = readInWorker(file, { signal: control.signal }, start)
  control.abort()
  expect(await reading).toEqual({ ok: false, fault: { kind: 'stopped' } })
  expect(worker.terminate).toHaveBeenCalledOnce()
})

test('a worker that breaks down is a fault as well', async () => {
  const { worker, start } = fakeWorker()
  const reading = readInWorker(file, {}, start)
  worker.onerror?.({} as ErrorEvent)
  expect(await reading).toEqual({ ok: false, fault: { kind: 'unplayable' } })
})
