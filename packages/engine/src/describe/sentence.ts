import { capital, format } from './format.ts'
import { joinActions } from './join.ts'
import type { Words } from './words.ts'

/**
 * A piece of a card's text, beginning in lower case. Neighbouring verbs share a sentence ("gain 2 VP and regain 1
 * influence"); one that is allowed, not ordered, has a sentence of its own ("you may retrieve all your workers").
 */
export type Phrase =
  | { readonly kind: 'verb'; readonly imperative: string; readonly allowed: string; readonly optional?: true }
  | { readonly kind: 'sentence'; readonly text: string }

/** Phrases in their order, neighbouring verbs joined. Each sentence begins in lower case and has no full stop. */
export function sentencesOf(words: Words, phrases: readonly Phrase[]): readonly string[] {
  const sentences: string[] = []
  let actions: string[] = []
  const flush = () => {
    if (actions.length > 0) sentences.push(joinActions(words, actions))
    actions = []
  }
  for (const phrase of phrases) {
    if (phrase.kind === 'verb' && phrase.optional === undefined) actions.push(phrase.imperative)
    else {
      flush()
      sentences.push(
        phrase.kind === 'verb' ? format(words, 'effect.may', { doing: phrase.allowed }) : phrase.text,
      )
    }
  }
  flush()
  return sentences
}

/** Sentences as one text that can follow a colon: the first in lower case, no full stop at the end. */
export function paragraphOf(sentences: readonly string[]): string {
  return sentences.map((sentence, index) => (index === 0 ? sentence : capital(sentence))).join('. ')
}

export function finished(text: string): string {
  if (text === '') return ''
  return /[.?!]$/.test(text) ? capital(text) : `${capital(text)}.`
}
