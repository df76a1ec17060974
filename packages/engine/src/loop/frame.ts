import type { CardType } from '../catalogue/charter.ts'
import type { LetteredCrate } from '../catalogue/crate.ts'
import type { CardSource, Cost, Effect, EffectOf } from '../catalogue/effect.ts'
import type { Capacity } from '../state/legacy.ts'

/** One thing that is still to be resolved, as plain data. Frames with `asks` stop the game until their seat has answered. */
export type Frame = Running | Asking

/** Who uses a building: a regular worker, a minion, or nobody there (Masked Ball, Echo Shaft). */
export type User = 'worker' | 'minion' | 'copy'

type Running =
  // the turn
  /** `alone`: the other seats stand still, and this seat takes this number of turns more; never in a saved game. */
  | { readonly kind: 'turn'; readonly seat: number; readonly alone?: number }
  | { readonly kind: 'automa-turn'; readonly seat: number }
  | { readonly kind: 'next-seat' }
  | { readonly kind: 'round-end' }
  | {
      readonly kind: 'use'
      readonly seat: number
      readonly spot: number
      readonly free: boolean
      readonly by: User
    }
  | {
      readonly kind: 'used'
      readonly seat: number
      readonly spot: number
      readonly by: User
      /** Cards whose abilities were held before the building was used (R8.1). */
      readonly held: readonly number[]
      readonly using: number
      readonly gave: number
    }
  | { readonly kind: 'after-use'; readonly seat: number; readonly held: readonly number[] }
  | {
      readonly kind: 'effects'
      readonly seat: number
      readonly source: number
      readonly effects: readonly Effect[]
      readonly from: number
    }
  | { readonly kind: 'advance'; readonly seat: number; readonly left: number }
  | { readonly kind: 'income'; readonly seat: number; readonly only: boolean }
  | { readonly kind: 'crate-opened'; readonly seat: number; readonly card: number }
  | { readonly kind: 'extra-turn'; readonly seat: number }
  // setup and end, in order
  | { readonly kind: 'setup'; readonly step: number }
  | { readonly kind: 'ending'; readonly step: number }
  | { readonly kind: 'letter'; readonly letter: LetteredCrate; readonly seat: number }

type Asking = { readonly asks: true; readonly seat: number; readonly source: number } & Ask

type Ask =
  | { readonly kind: 'act' }
  | { readonly kind: 'turn-end' }
  | { readonly kind: 'worker'; readonly spot: number; readonly free: boolean }
  | { readonly kind: 'minion-spot'; readonly minion: number }
  | { readonly kind: 'bump-or-not'; readonly spot: number; readonly free: boolean; readonly worker: number }
  | { readonly kind: 'pay'; readonly what: Payment; readonly left: number; readonly to: number }
  | { readonly kind: 'take-any'; readonly left: number }
  | {
      readonly kind: 'card'
      readonly type: CardType | 'any'
      readonly from: CardSource
      readonly except: CardType | null
      readonly must: boolean
    }
  | { readonly kind: 'card-looked'; readonly type: CardType | 'any'; readonly must: boolean }
  | { readonly kind: 'minion' }
  | { readonly kind: 'reputation' }
  | { readonly kind: 'objective-pick' }
  | { readonly kind: 'construct'; readonly effect: EffectOf<'construct'>; readonly must: boolean }
  | {
      readonly kind: 'spare'
      readonly card: number
      readonly effect: EffectOf<'construct'>
      readonly left: number
      readonly spared: readonly number[]
    }
  | { readonly kind: 'plot'; readonly card: number; readonly vp: number }
  | { readonly kind: 'unlock'; readonly effect: EffectOf<'unlock'>; readonly must: boolean }
  | { readonly kind: 'crate-resources'; readonly crate: number }
  | { readonly kind: 'score'; readonly vp: number; readonly must: boolean }
  | { readonly kind: 'sell'; readonly vp: number; readonly must: boolean }
  | { readonly kind: 'trade'; readonly pay: Cost; readonly get: readonly Effect[]; readonly left: number }
  | { readonly kind: 'choose'; readonly lists: readonly (readonly Effect[])[] }
  | { readonly kind: 'may'; readonly effects: readonly Effect[] }
  | { readonly kind: 'retrieve' }
  | { readonly kind: 'amulet'; readonly card: number }
  | { readonly kind: 'persona'; readonly reason: 'setup' | 'extra' }
  | { readonly kind: 'draw-persona' }
  | { readonly kind: 'move-progress'; readonly back: number; readonly forward: number }
  | { readonly kind: 'tribute'; readonly what: 'card' | 'resource' | 'minion'; readonly to: number }
  | { readonly kind: 'mirror' }
  | { readonly kind: 'echo' }
  | { readonly kind: 'settle'; readonly left: number; readonly paid: readonly number[] }
  // names, setup, end of game
  | {
      readonly kind: 'name'
      readonly what: 'persona' | 'assistant' | 'charter' | 'village' | 'companion'
      readonly number: number
    }
  | { readonly kind: 'island-tile'; readonly left: number }
  | { readonly kind: 'island-place'; readonly tile: number; readonly left: number }
  | { readonly kind: 'peril-from-charter' }
  | { readonly kind: 'guidepost'; readonly guidepost: number }
  | { readonly kind: 'glory'; readonly left: number }
  | { readonly kind: 'capacity' }
  | {
      readonly kind: 'keep'
      readonly what: Capacity
      readonly left: number
    }
  | { readonly kind: 'companion'; readonly companion: number }
  | { readonly kind: 'victory-card' }
  | { readonly kind: 'special-persona' }
  | { readonly kind: 'free-spectral' }
  | { readonly kind: 'archive-persona' }
  | { readonly kind: 'deal-persona'; readonly dealt: readonly number[] }
  | { readonly kind: 'automa-level' }
  | { readonly kind: 'start-thing' }
  | { readonly kind: 'start-wealth' }

/** The parts of a cost that leave a choice. */
export type Payment =
  | 'any'
  | 'coin'
  | 'card'
  | 'item'
  | 'guest'
  | 'friend'
  | 'treasure'
  | 'plan'
  | 'minion'
  | 'peril'
  | 'objective'
  | 'coin-or-resource'

export type FrameKind = Frame['kind']
export type FrameOf<Kind extends FrameKind> = Extract<Frame, { readonly kind: Kind }>
