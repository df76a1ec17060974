import type { CardType, Charter, Commons, Minion, Peril, Resource } from './charter.ts'
import type { Effect } from './effect.ts'

/** Which uses of a building an ability answers to. Every field that is given must hold. */
export type UseFilter = {
  readonly commons?: Commons | 'every'
  readonly charter?: Charter
  readonly gave?: 'coin' | 'vp'
  readonly costs?: Resource | 'item' | 'guest'
  readonly freeWorkers?: 0
  readonly fresh?: 'constructed-this-game'
}

/** What a persona, assistant or friend does for the seat that holds it. */
export type Ability =
  | { readonly on: 'use'; readonly of: UseFilter; readonly effects: readonly Effect[] }
  | {
      readonly on: 'retrieve'
      readonly minion?: Minion
      readonly abroad?: 2
      readonly effects: readonly Effect[]
    }
  | { readonly on: 'peril'; readonly peril: Peril; readonly effects: readonly Effect[] }
  | { readonly on: 'card'; readonly type: CardType; readonly effects: readonly Effect[] }
  | { readonly on: 'score'; readonly first?: true; readonly effects: readonly Effect[] }
  | { readonly on: 'bump'; readonly effects: readonly Effect[] }
  | { readonly on: 'place-minion'; readonly effects: readonly Effect[] }
  | { readonly on: 'progress'; readonly icon?: 'income'; readonly effects: readonly Effect[] }
  | { readonly on: 'reputation'; readonly effects: readonly Effect[] }
  | { readonly on: 'end'; readonly effects: readonly Effect[] }
  | { readonly on: 'once'; readonly effects: readonly Effect[] }
  | { readonly on: 'always'; readonly passive: Passive }

/** Standing powers that change a rule instead of adding an effect. */
export type Passive =
  | 'no-bump' // Masseur
  | 'coins-by-resources' // Alchemist
  | 'ignore-minions' // Strongman
  | 'three-from-deck' // Oracle
  | 'three-objectives' // Ambassador
  | 'steer-progress' // Chronicler
  | 'wager-next' // Merchant
  | 'wager-now' // Gambler

export type AbilityMoment = Ability['on']
