import type { Passive } from '../catalogue/ability.ts'
import type { AutomaEffect, AutomaGoal } from '../catalogue/automa.ts'
import type { SpecialName, Tribute } from '../catalogue/effect.ts'
import type { NoArgs } from './message.ts'
import type { Quantity } from './noun.ts'

type List = { readonly list: readonly Quantity[] }
type What = { readonly what: Quantity }
type Points = { readonly vp: Quantity }
type Doing = { readonly doing: string }
type Regained = { readonly regained: Quantity }
type Counted = { readonly count: number }
type Benefit = { readonly benefit: string }
/** A place is named as the subject or the object of its sentence. */
type InRole = { readonly role: 'subject' | 'object' }

/** Verbs with a plain form ("gain 2 coins") and an optional form ("you may gain 2 coins"). */
type VerbMessages = {
  gain: List
  earn: List
  regain: What
  'retrieve-one': NoArgs
  'retrieve-another': NoArgs
  'retrieve-this': NoArgs
  'retrieve-all': NoArgs
  'retrieve-everyone': NoArgs
}
export type Verb = keyof VerbMessages

type EffectMessages = {
  may: Doing
  'may-several': Benefit
  reputation: What
  'gain-more': List
  'gain-or': List
  'card-but': { readonly card: Quantity; readonly except: Quantity }
  'card-discard': { readonly card: Quantity }
  'card-discard-but': { readonly card: Quantity; readonly except: Quantity }
  'card-deck': { readonly card: Quantity }
  'card-deck-but': { readonly card: Quantity; readonly except: Quantity }
  'card-top': NoArgs
  construct: Points & { readonly influence: Quantity; readonly discount: string }
  discount: Counted
  'discount-per': Counted & What
  'discount-per-max': Counted & What & { readonly max: number }
  unlock: Points & { readonly cost: readonly Quantity[] }
  'unlock-free': Points
  score: Points
  sell: Points
  income: Benefit
  per: Doing & What
  'per-max': Doing & What & { readonly max: Quantity }
  'regain-per': Regained & What
  'regain-per-max': Regained & What & { readonly max: Quantity }
  if: Benefit & { readonly condition: string }
  'if-several': Benefit & { readonly condition: string }
  trade: { readonly pay: readonly Quantity[]; readonly doing: string; readonly times: number }
  'trade-several': Benefit & { readonly pay: readonly Quantity[]; readonly times: number }
  'others-gain': List
  others: Benefit
  'refresh-mat': NoArgs
  'activate-persona': NoArgs
  advance: { readonly spaces: Quantity }
  'move-progress': { readonly back: Quantity; readonly forward: Quantity }
  'move-progress-either': { readonly spaces: Quantity }
  'own-income': NoArgs
}

type WhenMessages = {
  use: { readonly place: string; readonly which: string }
  'use-fresh': { readonly place: string; readonly which: string }
  gave: { readonly place: string; readonly which: string; readonly what: Quantity }
  'retrieve-minions': What
  'retrieve-abroad': NoArgs
  retrieve: NoArgs
  peril: What
  card: What
  score: NoArgs
  'score-first': NoArgs
  bump: NoArgs
  'place-minion': NoArgs
  progress: NoArgs
  'progress-income': NoArgs
  reputation: NoArgs
  end: NoArgs
  once: NoArgs
}

type SentenceMessages = {
  pay: Benefit & { readonly cost: readonly Quantity[] }
  ability: Benefit & { readonly when: string }
  'place.any': InRole
  'place.commons': InRole
  'place.named': InRole & { readonly building: Quantity }
  'place.charter': InRole & { readonly charter: Quantity }
  'which.costs': What
  'which.exhausted': NoArgs
  'condition.at-least': What
  'condition.at-most': What
  'condition.none': What
  'clause.at-least': What
  'clause.at-most': What
  'clause.none': What
  'goal.most': What
  'goal.fewest': What
  'goal.candle': NoArgs
  'card.guest': Benefit
  'card.treasure.turn': Benefit
  'card.treasure.end-of-turn': NoArgs
  'card.treasure.placing': NoArgs
  'card.persona.original': NoArgs
  'card.minion': Benefit
  'card.victory': {
    readonly capacity: number
    readonly persona: number
    readonly trophy: number
    readonly glory: number
  }
  'note.value': { readonly value: number }
  'note.build': List
  'note.crate': { readonly crate: number }
  'note.vp': Points
  'note.frees': NoArgs
}

type AutomaMessages = {
  'place-commons': { readonly building: Quantity }
  'place-charter': {
    readonly charter: 'roll' | 'own'
    readonly by: 'highest' | 'lowest'
    readonly rank: number
    readonly tie: 'az' | 'za'
  }
  vp: Points
  'vp-difficulty': NoArgs
} & Record<AutomaEffect, NoArgs> &
  Record<AutomaGoal, Points>

/** The messages from which the text of cards and buildings is made. */
export type CardMessages = { [Key in Verb as `do.${Key}` | `may.${Key}`]: VerbMessages[Key] } & {
  [Key in keyof EffectMessages as `effect.${Key}`]: EffectMessages[Key]
} & { [Key in Tribute as `tribute.${Key}`]: NoArgs } & {
  [Key in SpecialName as `special.${Key}`]: NoArgs
} & {
  [Key in Passive as `passive.${Key}`]: NoArgs
} & { [Key in keyof WhenMessages as `when.${Key}`]: WhenMessages[Key] } & {
  [Key in keyof AutomaMessages as `automa.${Key}`]: AutomaMessages[Key]
} & SentenceMessages
