import type { LetteredCrate } from '../catalogue/crate.ts'
import type { CardSource } from '../catalogue/effect.ts'
import type { Good } from '../catalogue/good.ts'
import type { Mood } from '../catalogue/guidepost.ts'
import type { RuleName } from '../catalogue/rule-name.ts'
import type { ReckoningPart } from '../end/reckoning.ts'
import type { Capacity } from '../state/legacy.ts'

/**
 * What happened. `source` is the index number of the card or building that caused it, 0 for the rules themselves.
 * Events go to a sink and cost nothing without one; logs, animations and the undo boundary are made of them.
 */
export type Event =
  | { readonly kind: 'game-started'; readonly game: number; readonly first: number }
  | { readonly kind: 'rolled'; readonly charter: number; readonly seat: number; readonly source: number }
  | { readonly kind: 'shuffled'; readonly deck: 'advancement' | 'objectives' }
  | {
      readonly kind: 'revealed'
      readonly where: 'mat' | 'objectives' | 'deck' | 'personas'
      readonly cards: readonly number[]
    }
  /** Hidden cards were shown to one seat; everybody hears where and how many, nobody which. */
  | {
      readonly kind: 'looked'
      readonly seat: number
      readonly where: 'deck' | 'top' | 'objectives' | 'personas' | 'victory-cards'
      readonly count: number
      readonly source: number
    }
  | { readonly kind: 'turn-started'; readonly seat: number; readonly round: number }
  | { readonly kind: 'answered'; readonly seat: number; readonly key: string; readonly source: number }
  | {
      readonly kind: 'placed'
      readonly seat: number
      readonly building: number
      readonly worker: 'large' | 'small' | 'minion'
      readonly minion?: Good
    }
  | { readonly kind: 'bumped'; readonly seat: number; readonly by: number; readonly building: number }
  | {
      readonly kind: 'retrieved'
      readonly seat: number
      readonly workers: number
      readonly minions: number
      readonly source: number
    }
  | { readonly kind: 'automa-drew'; readonly seat: number; readonly card: number }
  | { readonly kind: 'passed'; readonly seat: number }
  | {
      readonly kind: 'paid'
      readonly seat: number
      readonly good: Good | 'influence'
      readonly count: number
      readonly source: number
      readonly to: number
    }
  | {
      readonly kind: 'gained'
      readonly seat: number
      readonly good: Good
      readonly count: number
      readonly source: number
    }
  | {
      readonly kind: 'lacked'
      readonly seat: number
      readonly good: Good
      readonly count: number
      readonly source: number
    }
  | { readonly kind: 'won-vp'; readonly seat: number; readonly vp: number; readonly source: number }
  | { readonly kind: 'regained'; readonly seat: number; readonly count: number; readonly source: number }
  | {
      readonly kind: 'took-card'
      readonly seat: number
      readonly card: number
      readonly from: CardSource | 'crate' | 'seat' | 'search'
      readonly source: number
    }
  | { readonly kind: 'discarded'; readonly seat: number; readonly card: number; readonly source: number }
  | { readonly kind: 'used-card'; readonly seat: number; readonly card: number }
  | { readonly kind: 'refreshed-mat'; readonly seat: number }
  | { readonly kind: 'took-objective'; readonly seat: number; readonly card: number; readonly source: number }
  | { readonly kind: 'scored-objective'; readonly seat: number; readonly card: number }
  | { readonly kind: 'sold'; readonly seat: number; readonly space: number }
  | { readonly kind: 'placed-reputation'; readonly seat: number; readonly source: number }
  | { readonly kind: 'placed-income'; readonly seat: number; readonly building: number }
  | { readonly kind: 'income-triggered'; readonly seat: number }
  | {
      readonly kind: 'progressed'
      readonly seat: number
      readonly to: number
      readonly why: 'play' | 'no-influence' | 'dusk' | 'automa' | 'setup'
    }
  | { readonly kind: 'hourglass-reached'; readonly seat: number }
  | {
      readonly kind: 'constructed'
      readonly seat: number
      readonly building: number
      readonly spot: number
      readonly over: number
    }
  | { readonly kind: 'crate-opened'; readonly seat: number; readonly crate: number; readonly card: number }
  | { readonly kind: 'letter-opened'; readonly letter: LetteredCrate }
  | { readonly kind: 'rule-entered'; readonly rule: RuleName }
  | { readonly kind: 'persona-unlocked'; readonly seat: number; readonly persona: number }
  | { readonly kind: 'persona-activated'; readonly seat: number; readonly persona: number }
  | { readonly kind: 'deck-joined'; readonly cards: number; readonly deck: 'advancement' | 'objectives' }
  | { readonly kind: 'minion-released'; readonly minion: Good }
  | { readonly kind: 'took-peril'; readonly seat: number; readonly peril: Good; readonly building: number }
  | { readonly kind: 'island-placed'; readonly seat: number; readonly tile: number; readonly spot: number }
  | { readonly kind: 'guidepost-revealed'; readonly guidepost: number }
  | { readonly kind: 'story-read'; readonly story: number; readonly branch: string }
  | {
      readonly kind: 'named'
      readonly seat: number
      readonly what: string
      readonly number: number
      readonly name: string
    }
  | { readonly kind: 'round-ended'; readonly round: number }
  | { readonly kind: 'candle-out'; readonly seat: number }
  | { readonly kind: 'toll-paid'; readonly seat: number; readonly charter: number }
  | { readonly kind: 'reputation-scored'; readonly seat: number; readonly rank: number; readonly vp: number }
  | { readonly kind: 'goal-achieved'; readonly seat: number; readonly guidepost: number }
  | { readonly kind: 'mood-changed'; readonly mood: Mood; readonly crowns: number }
  | { readonly kind: 'glory-placed'; readonly charter: number; readonly row: number }
  | { readonly kind: 'trophy-won'; readonly charter: number }
  | { readonly kind: 'capacity-raised'; readonly charter: number; readonly what: Capacity }
  | { readonly kind: 'persona-marked'; readonly charter: number; readonly persona: number }
  | { readonly kind: 'kept'; readonly charter: number; readonly what: Capacity; readonly number: number }
  | {
      readonly kind: 'companion-joined'
      readonly charter: number
      readonly companion: number
      readonly kindly: boolean
    }
  | { readonly kind: 'spectral-changed'; readonly charter: number; readonly freed: boolean }
  | {
      readonly kind: 'reckoned'
      readonly parts: readonly ReckoningPart[]
      readonly total: number
      readonly needed: number
      readonly victory: boolean
    }
  /** Made by the record, never by the rules: a seat took back `count` answers (D6). */
  | {
      readonly kind: 'took-back'
      readonly seat: number
      readonly count: number
      readonly by: 'free' | 'all' | 'alone'
      /** The building whose use was taken back, if a worker had been placed. */
      readonly building?: number
    }
  | { readonly kind: 'game-ended'; readonly vp: readonly number[]; readonly winners: readonly number[] }

export type EventOf<Kind extends Event['kind']> = Extract<Event, { readonly kind: Kind }>
