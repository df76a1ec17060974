import type { Standing } from '../campaign/result.ts'
import type { LetteredCrate } from '../catalogue/crate.ts'
import type { Mood } from '../catalogue/guidepost.ts'
import type { RuleName } from '../catalogue/rule-name.ts'
import type { HouseRules } from './house-rules.ts'

/** The number of games in a campaign. */
export const LAST_GAME = 12

/** Who sits at the table: 'automa' is played by rule, everybody else answers decisions. */
export type SeatConfig = {
  readonly charter: number
  readonly name: string
  readonly player: 'person' | 'automa'
}

export const CAPACITIES = ['coin', 'resource', 'card', 'minion'] as const
export type Capacity = (typeof CAPACITIES)[number]

/** Rows of stars on the glory chart (R28.2). */
export const GLORY_ROWS = 9

/** What a charter keeps between games, and what it has become. */
export type CharterRecord = {
  readonly name: string
  /** Personas in the chest, and those of them that were used in some game (R5.4). */
  readonly chest: readonly number[]
  readonly used: readonly number[]
  /** Stars in each of the nine glory rows, and those beyond the last row (R28.2). */
  readonly glory: readonly number[]
  readonly extraGlory: number
  readonly capacity: Readonly<Record<Capacity, number>>
  readonly trophies: number
  readonly companion: { readonly number: number; readonly kind: boolean } | null
  readonly victoryCard: number
  readonly special: number
  /** Goods, advancement cards and nothing else; what capacity let the charter keep (R29). */
  readonly keptGoods: readonly number[]
  readonly keptCards: readonly number[]
}

/** What happened in one finished game. */
export type GameRecord = {
  readonly game: number
  readonly seats: readonly SeatConfig[]
  readonly vp: readonly number[]
  readonly winners: readonly number[]
  readonly turns: readonly number[]
}

/**
 * The half of the state that survives a game. It is a value: changes replace it, nothing inside is written in place,
 * so clones share it.
 */
export type Legacy = {
  /** The game being played, or about to be set up; 13 and more are played after the campaign. */
  readonly game: number
  readonly mode: 'campaign' | 'single' | 'post-campaign'
  readonly seats: readonly SeatConfig[]
  readonly houseRules: HouseRules
  readonly rules: Readonly<Record<RuleName, boolean>>
  /** The building on each spot; 0 for none. */
  readonly buildings: readonly number[]
  readonly charters: readonly CharterRecord[]
  /** Cards of the general supply between games. */
  readonly advancement: readonly number[]
  readonly objectives: readonly number[]
  readonly archive: readonly number[]
  readonly crates: readonly number[]
  readonly letters: readonly LetteredCrate[]
  readonly minions: readonly boolean[]
  readonly crowns: Readonly<Record<Mood, number>>
  readonly stories: readonly string[]
  readonly nextGuidepost: number
  /** The charter of the spectral worker's owner; -1 while there is none or it has been freed. */
  readonly spectral: number
  readonly village: string
  /** Names that players gave to personas, assistants and companions, by index number. */
  readonly names: Readonly<Record<string, string>>
  /** What automas score where a card says so, and the level the campaign began with (A5). */
  readonly automaLevel: number
  readonly automaStart: number
  readonly history: readonly GameRecord[]
  /** The number that the tune of the village is made from; older villages have none. */
  readonly theme?: number
  /** How the campaign ended; games played in the village afterwards do not change it (C1, C2). */
  readonly final?: Standing
}
