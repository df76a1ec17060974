import type { Words } from './words.ts'

export function joinAnd(words: Words, texts: readonly string[]): string {
  return join(texts, words.list.comma, words.list.and)
}

export function joinOr(words: Words, texts: readonly string[]): string {
  return join(texts, words.list.comma, words.list.or)
}

function join(texts: readonly string[], comma: string, last: string): string {
  const end = texts.at(-1) ?? ''
  return texts.length < 2 ? end : texts.slice(0, -1).join(comma) + last + end
}
