import { expect, test, vi } from 'vitest'
import { makeFlusher } from './flusher.ts'

/** A file whose flushes end when the test says so. */
function slowFile() {
  const pending: { readonly end: () => void; readonly fail: (error: Error) => void }[] = []
  const close = vi.fn<() => Promise<void>>(() => Promise.resolve())
  const datasync = () =>
    new Promise<void>((resolve, reject) => {
      pending.push({ end: resolve, fail: reject })
    })
  const flusher = makeFlusher('a file', () => Promise.resolve({ datasync, close }))
  const begun = (count: number) => vi.waitFor(() => expect(pending).toHaveLength(count))
  return { flusher, pending, begun, close }
}

/** Whether it has settled by now. */
async function isPending(promise: Promise<unknown>): Promise<boolean> {
  const nothing = Symbol()
  const first = await Promise.race([promise, new Promise((resolve) => setImmediate(resolve, nothing))])
  return first === nothing
}

test('calls during a flush wait for the next one, which they share', async () => {
  const { flusher, pending, begun } = slowFile()
  const first = flusher.flush()
  await begun(1)
  const later = [flusher.flush(), flusher.flush()]
  pending[0]?.end()
  await first
  await begun(2)
  // What was written during the first flush may have come too late for it.
  expect(await isPending(Promise.all(later))).toBe(true)
  pending[1]?.end()
  await Promise.all(later)
  expect(pending).toHaveLength(2)
})

test('a flush that fails rejects; the next one tries again', async () => {
  const { flusher, pending, begun } = slowFile()
  const first = flusher.flush()
  await begun(1)
  const next = flusher.flush()
  pending[0]?.fail(new Error('disk'))
  await expect(first).rejects.toThrow('disk')
  await begun(2)
  pending[1]?.end()
  await expect(next).resolves.toBeUndefined()
})

test('closing waits for the running flush', async () => {
  const { flusher, pending, begun, close } = slowFile()
  const flush = flusher.flush()
  await begun(1)
  const closed = flusher.close()
  expect(await isPending(closed)).toBe(true)
  expect(close).not.toHaveBeenCalled()
  pending[0]?.end()
  await Promise.all([flush, closed])
  expect(close).toHaveBeenCalledOnce()
})
