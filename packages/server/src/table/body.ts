import type { Event, HouseRules, RuleName, Village, VillageName } from '@charterstone/engine'
import type { Note, Proposal, Talk } from '@charterstone/protocol'
import type { SeatHolder } from './seat-holder.ts'

/** The settings of the campaign or single game; its seats are added when the game begins. */
export type Setup = {
  readonly seed: number
  /** The name of the village. */
  readonly village?: string
  readonly houseRules?: Partial<HouseRules>
  readonly automaLevel?: 1 | 2
  /** The number of the tune of the village; tables of older versions have none. */
  readonly theme?: number
  readonly single?: {
    readonly stage: number
    readonly village: 'random' | Village
    readonly rules?: readonly RuleName[]
    readonly guidepost?: number
  }
}

export type Deadline = { readonly hours: number; readonly bot: string }

/** The content of an entry. The entries of a table in order are the table. The field names are stored: never rename them. */
export type Body =
  | { readonly kind: 'made'; readonly setup: Setup; readonly places: readonly SeatHolder[] }
  /** The holders of seats have changed. */
  | { readonly kind: 'places'; readonly places: readonly SeatHolder[]; readonly note?: Note }
  /** The table continues from a checkpoint: after set-up, pack-up, a change of seats or rules, or a restore. */
  | {
      readonly kind: 'mark'
      readonly why: 'start' | 'pack-up' | 'seats' | 'restore' | 'rules'
      readonly checkpoint: number
      readonly places: readonly SeatHolder[]
      readonly opening?: readonly Event[]
      /** The name that came with a file. */
      readonly villageName?: VillageName
      readonly note?: Note
    }
  /** The village has another name. */
  | { readonly kind: 'renamed'; readonly villageName: VillageName; readonly note: Note }
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
      /** The seat that went back, and whether all had to agree; missing in entries of earlier versions. */
      readonly seat?: number
      readonly consent?: boolean
      readonly note: Note
    }
  | { readonly kind: 'proposal'; readonly proposal: Proposal | null; readonly note?: Note }
  | { readonly kind: 'deadline'; readonly deadline: Deadline | null; readonly note: Note }
  | { readonly kind: 'talk'; readonly seat: number; readonly said: Talk['said'] }
  /** A key was replaced: connections with the old one are closed. `place` is the id of the seat's holder. */
  | {
      readonly kind: 'key'
      readonly role: string
      readonly place: number | null
      readonly places: readonly SeatHolder[]
      readonly note?: Note
    }

export type TableEntry = { readonly seq: number; readonly at: number; readonly body: Body }
