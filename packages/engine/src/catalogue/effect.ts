import type { Amount } from './amount.ts'
import type { CardType, Minion, Resource } from './charter.ts'
import type { Condition } from './countable.ts'

/** What using a building, or taking part in a trade, costs. `any` is resources of choice; `plan` a building or constructed card. */
export type Cost = {
  readonly [Paid in
    | Resource
    | 'any'
    | 'coin'
    | 'influence'
    | 'item'
    | 'guest'
    | 'friend'
    | 'treasure'
    | 'plan'
    | 'minion'
    | 'peril'
    | 'objective']?: number
}

/** What a card or building says, in the order in which it says it. Plain data: text and icons are derived from it. */
export type Effect =
  | { readonly kind: 'gain'; readonly good: Resource | 'coin'; readonly count: Amount }
  | { readonly kind: 'gain-any'; readonly count: Amount }
  | { readonly kind: 'vp'; readonly count: Amount }
  | {
      readonly kind: 'card'
      readonly type: CardType | 'any'
      readonly from: CardSource
      readonly except?: CardType
    }
  | { readonly kind: 'minion'; readonly type: Minion | 'any' }
  | { readonly kind: 'regain'; readonly count: Amount }
  | { readonly kind: 'reputation' }
  | { readonly kind: 'objective' }
  | { readonly kind: 'construct'; readonly influence: number; readonly discount: Amount; readonly vp: number }
  | { readonly kind: 'unlock'; readonly coin: number; readonly influence: number; readonly vp: number }
  | { readonly kind: 'score'; readonly vp: number }
  | { readonly kind: 'sell'; readonly vp: number }
  | { readonly kind: 'income'; readonly effects: readonly Effect[] }
  | { readonly kind: 'if'; readonly condition: Condition; readonly effects: readonly Effect[] }
  | { readonly kind: 'trade'; readonly pay: Cost; readonly get: readonly Effect[]; readonly times: number }
  | { readonly kind: 'may'; readonly effects: readonly Effect[] }
  | { readonly kind: 'choose'; readonly lists: readonly (readonly Effect[])[] }
  | { readonly kind: 'retrieve'; readonly workers: 'one' | 'all' | 'this' }
  | { readonly kind: 'others'; readonly effects: readonly Effect[] }
  | { readonly kind: 'refresh-mat' }
  | { readonly kind: 'activate-persona' }
  | { readonly kind: 'advance'; readonly spaces: number }
  | { readonly kind: 'move-progress'; readonly back: number; readonly forward: number }
  | { readonly kind: 'own-income' }
  | { readonly kind: 'tribute'; readonly what: Tribute }
  | { readonly kind: 'special'; readonly name: SpecialName }

/** Where a gained card comes from: chosen on the mat, chosen in the discard pile, searched in the deck, or its top card. */
export type CardSource = 'mat' | 'discard' | 'deck' | 'top'

/** What each opponent gives up to a loyal persona of game 11. */
export type Tribute = 'card' | 'resource' | 'coin' | 'influence' | 'minion'

/** Effects that no verb covers; each is one function in effects/specials. */
export type SpecialName = 'mirror' | 'echo' | 'settle' | 'silence'
export type EffectKind = Effect['kind']
export type EffectOf<Kind extends EffectKind> = Extract<Effect, { kind: Kind }>
