import type { Event, HouseRules, RuleName, Village } from '@charterstone/engine'
import type { Note, Proposal, Talk } from '@charterstone/protocol'
import type { SeatHolder } from './seat-holder.ts'

/** How the campaign or game will begin; the seats come when everybody has sat down. */
export type Setup = {
  readonly seed: number
  readonly houseRules?: Partial<HouseRules>
  readonly automaLevel?: 1 | 2
  readonly single?: {
    readonly stage: number
    readonly village: 'random' | Village
    readonly rules?: readonly RuleName[]
    readonly guidepost?: number
  }
}

export type Deadline = { readonly hours: number; readonly bot: string }

/** What happened at a table. Together, in order, these are the table. */
export type Body =
  | { readonly kind: 'made'; readonly setup: Setup; readonly places: readonly SeatHolder[] }
  /** Seats have changed hands, or somebody sat down. */
  | { readonly kind: 'places'; readonly places: readonly SeatHolder[]; readonly note?: Note }
  /** The table goes on from a checkpoint: a game was set up or packed up, somebody came or went, or it was restored. */
  | {
      readonly kind: 'mark'
      readonly why: 'start' | 'pack-up' | 'seats' | 'restore' | 'rules'
      readonly checkpoint: number
      readonly places: readonly SeatHolder[]
      readonly opening?: readonly Event[]
      readonly note?: Note
    }
  | {
      readonly kind: 'answer'
      readonly step: number
      readonly seat: number
      readonly key: string
      readonly by: string
    }
  | {
      readonly kind: 'undo'
      readonly step: number
      /** Who went back, and whether all had to agree; entries of earlier versions do not say. */
      readonly seat?: number
      readonly consent?: boolean
      readonly note: Note
    }
  | { readonly kind: 'proposal'; readonly proposal: Proposal | null; readonly note?: Note }
  | { readonly kind: 'deadline'; readonly deadline: Deadline | null; readonly note: Note }
  | { readonly kind: 'talk'; readonly seat: number; readonly said: Talk['said'] }
  /** A key was made anew: whoever entered with the old one must go. */
  | {
      readonly kind: 'key'
      readonly role: string
      readonly place: number | null
      readonly places: readonly SeatHolder[]
      readonly note?: Note
    }

export type TableEntry = { readonly seq: number; readonly at: number; readonly body: Body }
