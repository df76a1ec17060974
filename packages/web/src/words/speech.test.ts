// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { chooseLanguage, needWords, say, startSpeech, useSpeech } from './speech.ts'

const before = useSpeech.getState()

beforeEach(async () => {
  useSpeech.setState(before, true)
  await startSpeech()
})

test('every screen that needs the same words waits until they are there', async () => {
  expect(say('recap.title')).toBe('')
  const first = needWords('recap')
  await needWords('recap')
  expect(say('recap.title')).not.toBe('')
  await first
})

test('words that are needed while the language changes are there in the new language', async () => {
  await needWords('recap')
  const english = say('recap.title')
  useSpeech.setState(before, true)
  const change = chooseLanguage('de')
  await needWords('recap')
  await change
  expect(say('recap.title')).not.toBe('')
  expect(say('recap.title')).not.toBe(english)
})
