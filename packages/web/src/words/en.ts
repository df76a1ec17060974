import { bookWords } from './en/book.ts'
import { shellWords } from './en/shell.ts'
import { startWords } from './en/start.ts'
import { tableWords } from './en/table.ts'

/** The page in English. This language lists the messages; the others have the same. */
export const english = { ...shellWords, ...startWords, ...tableWords, ...bookWords } as const
