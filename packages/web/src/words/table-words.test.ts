import { expect, test } from 'vitest'
import { makeFakeWords } from '../../test-support/session-deps.ts'
import { makeOpenWords } from './table-words.ts'

test('words of the table, of the set-up and of every open seal are fetched together', async () => {
  const source = makeFakeWords()
  const words = makeOpenWords(source)
  expect(words.store.getState()).toBeNull()
  await words.open(['open', 'c12'])
  expect(source.fetched).toEqual(['en/table', 'en/setup', 'en/open', 'en/c12'])
  expect(words.store.getState()?.words.names).toEqual({ 'en/open': 'open', 'en/c12': 'c12' })
})

test('a sealed rule has an empty name, so that a sentence about it is empty', async () => {
  const words = makeOpenWords(makeFakeWords())
  await words.open(['open'])
  expect(words.store.getState()?.words.rules.quota).toEqual({ name: '', text: '' })
})

test('the same seals are not fetched again, other seals are', async () => {
  const source = makeFakeWords()
  const words = makeOpenWords(source)
  await words.open(['open'])
  const before = words.store.getState()
  await words.open(['open'])
  expect(words.store.getState()).toBe(before)
  await words.open(['open', 'c1'])
  expect(source.fetched.at(-1)).toBe('en/c1')
})

test('a change of the language reads the open seals again', async () => {
  const source = makeFakeWords()
  const words = makeOpenWords(source)
  await words.open(['open', 'c1'])
  await source.speak('pl')
  expect(words.store.getState()?.flavour).toEqual({ open: 'pl', c1: 'pl' })
  await words.open(['open', 'c1', 'c2'])
  expect(words.store.getState()?.flavour.c2).toBe('pl')
})

test('a change of the language before anything is open fetches nothing', async () => {
  const source = makeFakeWords()
  makeOpenWords(source)
  await source.speak('de')
  expect(source.fetched).toEqual([])
})

test('words that could not be fetched are tried again with the next opening', async () => {
  const source = makeFakeWords()
  const words = makeOpenWords(source)
  source.setBroken(true)
  await expect(words.open(['open'])).rejects.toThrow('no network')
  source.setBroken(false)
  await words.open(['open'])
  expect(words.store.getState()).not.toBeNull()
})

test('closed words no longer follow the language', async () => {
  const source = makeFakeWords()
  const words = makeOpenWords(source)
  await words.open(['open'])
  words.close()
  await source.speak('de')
  expect(words.store.getState()?.flavour.open).toBe('en')
})
