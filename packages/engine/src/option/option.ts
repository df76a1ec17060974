import type { QuotaSpace } from '../catalogue/board.ts'
import type { Charter, Minion, Resource } from '../catalogue/charter.ts'
import type { LetteredCrate } from '../catalogue/crate.ts'
import type { Effect } from '../catalogue/effect.ts'
import type { Good } from '../catalogue/good.ts'
import type { Reason } from '../rules/lack.ts'
import type { Capacity } from '../state/legacy.ts'

/**
 * One possible answer, with all that a client wants to know of it. Made on demand; games are saved as keys.
 * `keyOf` writes the key of an option, `readOption` reads it.
 */
export type Option =
  // on the board
  | ({ readonly kind: 'place'; readonly by: Placing } & BuildingSpot)
  /** One worker comes home from there. */
  | ({ readonly kind: 'retrieve' } & BuildingSpot)
  | ({ readonly kind: 'take-peril' } & BuildingSpot)
  /** A plot or an island tile: to build on, to cover, to place. */
  | { readonly kind: 'plot'; readonly spot: number }
  /** All spots of a charter; only ever closed. */
  | { readonly kind: 'charter'; readonly charter: number; readonly name: Charter }
  | { readonly kind: 'send-minion'; readonly minion: Minion }
  | { readonly kind: 'worker'; readonly worker: WorkerName }
  /** Forward, or back when negative. */
  | { readonly kind: 'progress'; readonly spaces: number }
  /** `space` is its index on the board. */
  | ({ readonly kind: 'quota'; readonly space: number } & QuotaSpace)
  // goods and cards
  | { readonly kind: 'good'; readonly verb: GoodVerb; readonly good: Good; readonly count: number }
  | { readonly kind: 'card'; readonly verb: CardVerb; readonly card: number; readonly slug: string }
  /** After the campaign: pays what building or opening costs, for its VP and progress alone (C2). */
  | { readonly kind: 'only-pay'; readonly verb: 'build' | 'open' }
  | {
      readonly kind: 'crate-resources'
      readonly choice: 'pair' | 'split'
      readonly resources: readonly Resource[]
    }
  | { readonly kind: 'start'; readonly what: 'coin' | 'vp'; readonly count: number }
  // effects
  | { readonly kind: 'choose'; readonly index: number; readonly effects: readonly Effect[] }
  | Plain
  // between games
  /** Index of a glory row, from 0. */
  | { readonly kind: 'glory-row'; readonly row: number }
  | { readonly kind: 'capacity'; readonly what: Capacity }
  | { readonly kind: 'path'; readonly letter: LetteredCrate }
  | { readonly kind: 'companion'; readonly treated: 'kind' | 'wary' }
  | { readonly kind: 'automa-level'; readonly level: number }
  /** Written by the player; answers a question that is open to a name. */
  | { readonly kind: 'write-name'; readonly name: string }

type BuildingSpot = { readonly spot: number; readonly building: number; readonly slug: string }

/** What uses the building: a worker, a worker with a scroll, a minion, or the copy of a worker there (Masked Ball, Echo Shaft). */
export type Placing = 'worker' | 'scroll' | 'minion' | 'copy'

export type WorkerName = 'spectral' | 'large' | 'small'

export const GOOD_VERBS = ['pay', 'gain', 'give', 'keep', 'spare'] as const
export type GoodVerb = (typeof GOOD_VERBS)[number]

/** `draw` takes one of the cards of the deck that were looked at. */
export const CARD_VERBS = [
  'take',
  'draw',
  'give',
  'build',
  'open',
  'score',
  'use',
  'use-power',
  'name',
  'pick-persona',
  'pick-victory-card',
  'pay',
  'keep',
] as const
export type CardVerb = (typeof CARD_VERBS)[number]

/** Options that need no more than their kind. */
export const PLAIN_KINDS = [
  'pass',
  'end',
  'skip',
  'take',
  'trade',
  'look',
  'bump',
  'share',
  'pay',
  'retrieve-all',
  'top-card',
  'extra-glory',
] as const
export type PlainKind = (typeof PLAIN_KINDS)[number]
type Plain = { readonly [Kind in PlainKind]: { readonly kind: Kind } }[PlainKind]

/** An option that is not offered, and why. */
export type ClosedOption = { readonly option: Option; readonly reason: Reason }

/** An option that is offered and gives nothing, and why (R17.7). */
export type Warning = { readonly option: Option; readonly reason: Reason }

export type OptionKind = Option['kind']
export type OptionOf<Kind extends OptionKind> = Extract<Option, { readonly kind: Kind }>
