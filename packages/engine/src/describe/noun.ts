import type { CardType, Charter, Commons } from '../catalogue/charter.ts'
import type { Countable } from '../catalogue/countable.ts'
import type { Good } from '../catalogue/good.ts'

/** Things that are counted or named in sentences and are neither goods, cards, places nor countables. */
type ThingNoun =
  | 'resource'
  | 'any-resource'
  | 'their-resource'
  | 'minion'
  | 'any-minion'
  | 'their-minion'
  | 'peril'
  | 'vp'
  | 'influence'
  | 'reputation'
  | 'plan'
  | 'objective'
  | 'private-objective'
  | 'persona'
  | 'building'
  | 'crate'
  | 'worker'
  | 'space'
  | 'glory'
  | 'capacity'
  | 'trophy'
  | 'guidepost'
  | 'companion'
  | 'victory-card'
  | 'location'
  | 'automa-card'
  | 'island'

export type NounKey =
  | Good
  | ThingNoun
  | `card.${CardType | 'any'}`
  | `commons.${Commons}`
  | `charter.${Charter}`
  | `count.${Countable}`

/**
 * The four cases that German has, two more for Polish, and three turns of phrase that no case covers:
 * `ind` with an indefinite article ("an item"), `def` behind a definite one ("die meisten gewerteten Ziele"),
 * `each` behind "for" ("each objective you have scored").
 */
export const CASES = ['nom', 'gen', 'dat', 'acc', 'ins', 'loc', 'ind', 'def', 'each'] as const
export type Case = (typeof CASES)[number]

/** One form for each plural class of the language, in the order of `Words.plurals`; a shorter row repeats its last. */
export type Forms = readonly string[]

/** A noun, or a noun with its adjectives and article. A case that is not listed reads like the nominative. */
export type Noun = {
  readonly gender: Gender
  readonly nom: Forms
} & { readonly [Other in Exclude<Case, 'nom'>]?: Forms }

/** `m` persons, `a` animals and the like, `i` inanimate masculines (only Polish tells them apart), `f`, `n`, `x` none. */
export type Gender = 'm' | 'a' | 'i' | 'f' | 'n' | 'x'

/** A number of things: "2 coins". */
export type Quantity = { readonly noun: NounKey; readonly count: number }

export function quantity(noun: NounKey, count: number): Quantity {
  return { noun, count }
}
