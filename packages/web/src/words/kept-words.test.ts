import { afterEach, expect, it, vi } from 'vitest'
import { keepWords, recallWords } from './kept-words.ts'

/** As much of a browser's cache as is asked for here. */
function fakeCaches() {
  const entries = new Map<string, Response>()
  const cache = {
    match: (address: string) => Promise.resolve(entries.get(address)?.clone()),
    put: (address: string, response: Response) => Promise.resolve(void entries.set(address, response)),
  }
  return { open: () => Promise.resolve(cache) }
}

afterEach(() => vi.unstubAllGlobals())

it('words that were opened are there on the next visit', async () => {
  vi.stubGlobal('caches', fakeCaches())
  await keepWords('de', 'first', { 'de/c1': { names: { 7: 'Kelterei' } } })
  expect(await recallWords('de', 'first')).toEqual({ 'de/c1': { names: { 7: 'Kelterei' } } })
})

it('the words of each language are kept separately', async () => {
  vi.stubGlobal('caches', fakeCaches())
  await keepWords('de', 'first', { 'de/c1': {} })
  expect(await recallWords('pl', 'first')).toEqual({})
})

it('words of another edition are fetched again', async () => {
  vi.stubGlobal('caches', fakeCaches())
  await keepWords('de', 'first', { 'de/c1': {} })
  expect(await recallWords('de', 'second')).toEqual({})
})

it('without a cache nothing is recalled and nothing fails', async () => {
  vi.stubGlobal('caches', { open: () => Promise.reject(new Error('forbidden')) })
  await keepWords('de', 'first', { 'de/c1': {} })
  expect(await recallWords('de', 'first')).toEqual({})
})
