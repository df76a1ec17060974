import type { Charter, Peril } from '../catalogue/charter.ts'
import type { RuleName } from '../catalogue/rule-name.ts'
import type { HouseRules } from '../state/house-rules.ts'
import type { MessageKey } from './message.ts'
import type { Noun, NounKey } from './noun.ts'

export const LANGUAGES = ['en', 'de', 'pl'] as const
export type Language = (typeof LANGUAGES)[number]

/** Everything that one language says, as plain data. Sentences are derived from it by `describe`. */
export type Words = {
  readonly language: Language
  /** The plural classes in the order in which nouns list their forms. */
  readonly plurals: readonly Intl.LDMLPluralRule[]
  readonly list: {
    readonly comma: string
    readonly and: string
    readonly or: string
    readonly next: string
    /** Between a number and its noun. */
    readonly counted: string
  }
  readonly nouns: Readonly<Record<NounKey, Noun>>
  readonly messages: Readonly<Record<MessageKey, string>>
  /** Names by index number: buildings (commons from 601 on), cards, personas, companions, guideposts. */
  readonly names: Readonly<Record<number, string>>
  readonly charters: Readonly<Record<Charter, CharterWords>>
  readonly perils: Readonly<Record<Peril, string>>
  /** The Chronicle as a player reads it. */
  readonly rules: Readonly<Record<RuleName, RuleWords>>
  readonly houseRules: Readonly<Record<keyof HouseRules, HouseRuleWords>>
  /** The villages for single games, by id. */
  readonly presets: Readonly<Record<string, string>>
}

export type CharterWords = { readonly name: string; readonly colour: string; readonly emblem: string }
export type RuleWords = { readonly name: string; readonly text: string }
/** What the alternative of a house rule changes, and where it comes from. */
export type HouseRuleWords = RuleWords & { readonly reason: string }
