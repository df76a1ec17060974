import { formatQuantity, type NounKey, quantity, type Words } from '@charterstone/engine'

/** "4 coins" */
export function amountOf(words: Words, noun: NounKey, count: number): string {
  return formatQuantity(words, quantity(noun, count))
}

/** "Coin": the name of a thing on a label. */
export function labelOf(words: Words, noun: NounKey): string {
  const name = words.nouns[noun].nom[0] ?? noun
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** The plural behind "most" and "no": "scored objectives", "gewerteten Ziele", "zrealizowanych celów". */
export function manyOf(words: Words, noun: NounKey): string {
  const { nom, gen, def } = words.nouns[noun]
  const forms = (words.language === 'pl' ? gen : def) ?? nom
  return forms.at(-1) ?? noun
}

/** "4 coins" as the object of a verb. */
export function amountGiven(words: Words, noun: NounKey, count: number): string {
  return formatQuantity(words, quantity(noun, count), 'acc')
}
