import { capital, format } from './format.ts'
import { joinAnd } from './join.ts'
import type { Words } from './words.ts'

/**
 * A piece of a card's text, beginning in lower case.
 * A verb stands beside its neighbours ("gain 2 VP and regain 1 influence"); one that is allowed rather than told
 * makes a sentence of its own, and with `leads` takes what follows along ("you may retrieve it and gain 1 VP").
 */
export type Phrase =
  | { readonly kind: 'verb'; readonly told: string; readonly allowed: string; readonly only?: 'allowed' | 'leads' }
  | { readonly kind: 'sentence'; readonly text: string }

/** Phrases in their order, neighbouring verbs joined. Each sentence begins in lower case and has no full stop. */
export function sentencesOf(words: Words, phrases: readonly Phrase[]): readonly string[] {
  const sentences: string[] = []
  let told: string[] = []
  let allowed: string[] = []
  const flush = () => {
    if (told.length > 0) sentences.push(joinAnd(words, told))
    if (allowed.length > 0) sentences.push(format(words, 'effect.may', { doing: joinAnd(words, allowed) }))
    told = []
    allowed = []
  }
  for (const phrase of phrases) {
    if (phrase.kind === 'sentence') {
      flush()
      sentences.push(phrase.text)
    } else if (phrase.only !== undefined) {
      flush()
      allowed.push(phrase.allowed)
      if (phrase.only === 'allowed') flush()
    } else if (allowed.length > 0) allowed.push(phrase.allowed)
    else told.push(phrase.told)
  }
  flush()
  return sentences
}

/** Sentences as one text that can follow a colon: the first in lower case, no full stop at the end. */
export function paragraphOf(sentences: readonly string[]): string {
  return sentences.map((sentence, place) => (place === 0 ? sentence : capital(sentence))).join('. ')
}

export function finished(text: string): string {
  return text === '' ? '' : `${capital(text)}.`
}
