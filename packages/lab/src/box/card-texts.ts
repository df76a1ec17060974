import { words } from '@charterstone/content'
import { describe, type Language } from '@charterstone/engine'
import { catalogue } from '../ruleset.ts'

/** The texts of some cards, by group and index number, as the tests of the content keep them. */
type CardTexts = Readonly<Record<string, Readonly<Record<string, string>>>>

/** The same cards with the texts that they have now. */
export function cardTextsNow(texts: CardTexts, language: Language): CardTexts {
  return mapValues(texts, (group) =>
    mapValues(group, (_, number) => describe(words[language], catalogue, Number(number))?.text ?? ''),
  )
}

function mapValues<From, To>(
  of: Readonly<Record<string, From>>,
  change: (value: From, key: string) => To,
): Readonly<Record<string, To>> {
  return Object.fromEntries(Object.entries(of).map(([key, value]) => [key, change(value, key)]))
}
