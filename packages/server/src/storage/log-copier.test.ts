import { expect, test, vi } from 'vitest'
import { makeLogCopier } from './log-copier.ts'

/** A copier whose copies end when the test ends them. */
function slowCopier(restPer = 1) {
  const copies: { readonly isAlone: boolean; readonly end: () => void; readonly fail: () => void }[] = []
  let isAlone = false
  const copier = makeLogCopier({
    copy: () =>
      new Promise<void>((resolve, reject) => {
        copies.push({ isAlone, end: resolve, fail: () => reject(new Error('disk')) })
      }),
    alone: async (work) => {
      isAlone = true
      await work()
      isAlone = false
    },
    every: 10,
    restPer,
  })
  return { copier, copies }
}

test('the log is copied while answers are written, and then its rest while they wait', async () => {
  const { copier, copies } = slowCopier()
  copier.note(9)
  expect(copies).toHaveLength(0)
  copier.note(1)
  expect(copies.map(({ isAlone }) => isAlone)).toEqual([false])
  copies[0]?.end()
  await vi.waitFor(() => expect(copies.map(({ isAlone }) => isAlone)).toEqual([false, true]))
})

test('answers wait for the rest of the log after several copies only', async () => {
  const { copier, copies } = slowCopier(2)
  copier.note(10)
  copies[0]?.end()
  await vi.waitFor(() => {
    copier.note(10)
    expect(copies).toHaveLength(2)
  })
  copies[1]?.end()
  await vi.waitFor(() => expect(copies.map(({ isAlone }) => isAlone)).toEqual([false, false, true]))
})

test('there is one copy at a time, and rows that are written meanwhile count for the next', async () => {
  const { copier, copies } = slowCopier()
  copier.note(10)
  copier.note(30)
  expect(copies).toHaveLength(1)
  copies[0]?.end()
  await vi.waitFor(() => expect(copies).toHaveLength(2))
  copies[1]?.end()
  await vi.waitFor(() => {
    copier.note(0)
    expect(copies).toHaveLength(3)
  })
})

test('a copy that fails is tried again after more rows', async () => {
  const { copier, copies } = slowCopier()
  copier.note(10)
  copies[0]?.fail()
  await vi.waitFor(() => {
    copier.note(10)
    expect(copies).toHaveLength(2)
  })
})

test('closing waits for a copy that is running and begins no other', async () => {
  const { copier, copies } = slowCopier()
  copier.note(10)
  let isClosed = false
  const closed = copier.close().then(() => {
    isClosed = true
  })
  await Promise.resolve()
  expect(isClosed).toBe(false)
  copies[0]?.end()
  await closed
  copier.note(10)
  expect(copies).toHaveLength(1)
})
