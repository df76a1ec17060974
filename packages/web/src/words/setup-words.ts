import type { Language } from '@charterstone/engine'
import { create } from 'zustand'
import { fetchWords } from './fetch-words.ts'
import type { SetupWords } from './sealed-words.ts'
import { beforeLanguage, useSpeech } from './speech.ts'

const useSetupSpeech = create<{ readonly words: SetupWords | null }>(() => ({ words: null }))

/** Before a screen is shown that uses them. */
export async function prepareSetupWords(): Promise<void> {
  if (useSetupSpeech.getState().words === null) await fetchSetup(useSpeech.getState().language)
}

/** House rules, charters and villages in the language of the page. */
export function useSetupWords(): SetupWords {
  const words = useSetupSpeech((speech) => speech.words)
  if (words === null) throw new Error('the words have not been fetched')
  return words
}

beforeLanguage(async (language) => {
  if (useSetupSpeech.getState().words !== null) await fetchSetup(language)
})

async function fetchSetup(language: Language): Promise<void> {
  useSetupSpeech.setState({ words: (await fetchWords(language, 'setup')) as SetupWords })
}
