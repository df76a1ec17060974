import type { Language, Words } from '@charterstone/engine'
import { german } from './de/words.ts'
import { english } from './en/words.ts'
import { polish } from './pl/words.ts'

/** All three languages. A page that shows one of them imports only its module. */
export const words: Readonly<Record<Language, Words>> = { en: english, de: german, pl: polish }
