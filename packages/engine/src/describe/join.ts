import type { Words } from './words.ts'

export function joinAnd(words: Words, texts: readonly string[]): string {
  return join(texts, words.list.comma, words.list.and)
}

/** Actions in their order; one that itself holds an "and" is set off: "regain 1 influence, then gain 1 coin and 2 VP". */
export function joinActions(words: Words, actions: readonly string[]): string {
  const isLong = actions.some((action) => action.includes(words.list.and))
  return join(actions, words.list.comma, isLong ? words.list.next : words.list.and)
}

export function joinOr(words: Words, texts: readonly string[]): string {
  return join(texts, words.list.comma, words.list.or)
}

function join(texts: readonly string[], comma: string, last: string): string {
  const end = texts.at(-1) ?? ''
  return texts.length < 2 ? end : texts.slice(0, -1).join(comma) + last + end
}
