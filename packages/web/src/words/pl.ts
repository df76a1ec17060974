import { bookWords } from './pl/book.ts'
import { shellWords } from './pl/shell.ts'
import { startWords } from './pl/start.ts'
import { tableWords } from './pl/table.ts'
import type { UiWords } from './ui-words.ts'

export const polish: UiWords = { ...shellWords, ...startWords, ...tableWords, ...bookWords }
