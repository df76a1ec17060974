import { hasMarkup, MAX_NAME_LENGTH } from '../../rules/names.ts'
import { type Checker, text } from './checker.ts'
import { LIMITS } from './limits.ts'

/** Control characters, halves of characters, and what turns the direction of writing. */
const UNSEEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u

/** A name that a game would have written down. Code points of an astral plane count as one. */
export const isName: Checker = text(2 * MAX_NAME_LENGTH, (name) => name !== '' && isPlain(name))
export const isNameOrNone: Checker = text(2 * MAX_NAME_LENGTH, isPlain)

function isPlain(name: string): boolean {
  if (name.trim() !== name || UNSEEN.test(name) || hasMarkup(name)) return false
  return Array.from(name).length <= MAX_NAME_LENGTH
}

/** A key, or a name as the player typed it, which the game cleans. */
export const isAnswer: Checker = text(LIMITS.answer, (key) => key !== '' && !UNSEEN.test(key))

const HASH = /^[0-9a-f]{16}$/
export const isHash: Checker = text(16, (hash) => HASH.test(hash))
export const areLinks: Checker = text(4 * LIMITS.answersOfGame, (links) => /^[0-9a-f]*$/.test(links))
/** A plain word: the name of a player program, a version. */
export const isWord: Checker = text(40, (word) => /^[\w.:+-]+$/.test(word))
