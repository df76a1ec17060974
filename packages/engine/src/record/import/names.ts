import { cleanName, LONGEST_NAME } from '../../flow/names.ts'
import { type Checker, text } from './checker.ts'
import { LIMITS } from './limits.ts'

/** Markup is never needed in a name; `1 < 2` and `<3` are. */
const MARKUP = /<[a-z!/?]|&#?\w+;|javascript:/iu
const UNSEEN = /[\p{Cc}\p{Cs}]/u

/** A name as the game would have written it down. Code points of an astral plane count as one. */
export const isName: Checker = text(2 * LONGEST_NAME, (name) => name !== '' && isPlain(name))
export const isNameOrNone: Checker = text(2 * LONGEST_NAME, isPlain)

function isPlain(name: string): boolean {
  return cleanName(name) === name && !MARKUP.test(name)
}

/** A key, or a name as the player typed it, which the game cleans. */
export const isAnswer: Checker = text(
  LIMITS.answer,
  (key) => key !== '' && !UNSEEN.test(key) && !MARKUP.test(key),
)

const HASH = /^[0-9a-f]{16}$/
export const isHash: Checker = text(16, (hash) => HASH.test(hash))
export const areLinks: Checker = text(4 * LIMITS.answersOfGame, (links) => /^[0-9a-f]*$/.test(links))
/** A plain word: the name of a player program, a version. */
export const isWord: Checker = text(40, (word) => /^[\w.:+-]+$/.test(word))
