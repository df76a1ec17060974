import type { Language } from '@charterstone/engine'
import { cleanup, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { afterEach } from 'vitest'
import { STANDARD_SETTINGS, useSettings } from '../src/settings/settings.ts'
import { chooseLanguage, needWords } from '../src/words/speech.ts'

/** Draws a part of the page in a document, with its words; the result is what a person can do with it. */
export async function openPage(element: ReactElement, language: Language = 'en') {
  await needWords('play')
  await needWords('village')
  await chooseLanguage(language)
  const user = userEvent.setup()
  return { user, ...render(element) }
}

afterEach(() => {
  cleanup()
  localStorage.clear()
  useSettings.setState(STANDARD_SETTINGS)
})
