import { fetchWords, keepOpened, recallOpened } from './fetch-words.ts'
import { beforeLanguage, useSpeech } from './speech.ts'
import type { WordSource } from './table-words.ts'

/** The words of the page, in its language. */
export const PAGE_WORDS: WordSource = {
  language: () => useSpeech.getState().language,
  fetch: fetchWords,
  recall: recallOpened,
  keep: keepOpened,
  beforeLanguage,
}
