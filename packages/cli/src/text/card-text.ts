import { type CardText, type Cast, CONSTRUCTED, defOf, describe, format } from '@charterstone/engine'

/** A card or building as a person reads it. Of a constructed card only its crate is left. */
export function cardText({ words, catalogue }: Cast, number: number): CardText | null {
  const known = describe(words, catalogue, number)
  if (known !== null || number <= CONSTRUCTED) return known
  const built = describe(words, catalogue, number - CONSTRUCTED)
  const crate = defOf(catalogue, 'constructed', number)?.crate ?? null
  if (built === null) return null
  const name = format(words, 'name.constructed', { name: built.name })
  const text = crate === null ? '' : format(words, 'note.crate', { crate })
  return { ...built, number, name, text: text.charAt(0).toUpperCase() + text.slice(1), notes: [] }
}

/** Its text alone, in one line. */
export function lineOf(cast: Cast, number: number): string {
  return cardText(cast, number)?.text ?? ''
}
