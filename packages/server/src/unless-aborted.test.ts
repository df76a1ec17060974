import { getEventListeners } from 'node:events'
import { expect, test } from 'vitest'
import { unlessAborted } from './unless-aborted.ts'

const forever = () => new Promise<never>(() => undefined)

test('work that has ended, well or badly, leaves no listener on its signal', async () => {
  const { signal } = new AbortController()
  expect(await unlessAborted(signal, () => Promise.resolve(7))).toBe(7)
  await expect(unlessAborted(signal, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(getEventListeners(signal, 'abort')).toEqual([])
})

test('work without end is given up when its signal is aborted, and not begun after that', async () => {
  const controller = new AbortController()
  const given = unlessAborted(controller.signal, forever)
  controller.abort(new Error('stopping'))
  await expect(given).rejects.toThrow('stopping')
  await expect(unlessAborted(controller.signal, forever)).rejects.toThrow('stopping')
})
