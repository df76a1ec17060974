import type { Charter, Peril } from '../catalogue/charter.ts'
import type { RuleName } from '../catalogue/rule-name.ts'
import type { MessageKey } from './message.ts'
import type { Noun, NounKey } from './noun.ts'

export const LANGUAGES = ['en', 'de', 'pl'] as const
export type Language = (typeof LANGUAGES)[number]

/** The house rules of section 12, fixed when a campaign is made. */
export const HOUSE_RULES = ['H1', 'H2', 'H3', 'H4', 'H5', 'H6', 'H7', 'H8'] as const
export type HouseRule = (typeof HOUSE_RULES)[number]

/** Everything that one language says, as plain data. Sentences are derived from it by `describe`. */
export type Words = {
  readonly language: Language
  /** The plural classes in the order in which nouns list their forms. */
  readonly plurals: readonly Intl.LDMLPluralRule[]
  readonly list: { readonly comma: string; readonly and: string; readonly or: string }
  readonly nouns: Readonly<Record<NounKey, Noun>>
  readonly messages: Readonly<Record<MessageKey, string>>
  /** Names by index number: buildings (commons from 601 on), cards, personas, companions, guideposts. */
  readonly names: Readonly<Record<number, string>>
  readonly charters: Readonly<Record<Charter, CharterWords>>
  readonly perils: Readonly<Record<Peril, string>>
  /** The Chronicle as a player reads it. */
  readonly rules: Readonly<Record<RuleName, RuleWords>>
  readonly houseRules: Readonly<Record<HouseRule, HouseRuleWords>>
  /** The villages for single games, by id. */
  readonly presets: Readonly<Record<string, string>>
}

export type CharterWords = { readonly name: string; readonly colour: string; readonly emblem: string }
export type RuleWords = { readonly name: string; readonly text: string }
export type HouseRuleWords = RuleWords & { readonly reason: string }

export function nameOf(words: Words, number: number): string {
  return words.names[number] ?? `#${number}`
}
