import type { AutomaCardDef, AutomaPersonaDef } from './automa.ts'
import type { PrintedBoard } from './board.ts'
import type {
  AssistantDef,
  BuildingDef,
  CompanionDef,
  FriendDef,
  GuestDef,
  ItemDef,
  LocationDef,
  MinionDef,
  ObjectiveDef,
  PersonaDef,
  TreasureDef,
  VictoryCardDef,
} from './card.ts'
import type { CrateDef, LetteredCrateDef } from './crate.ts'
import type { GuidepostDef } from './guidepost.ts'

/** All content of one box, as plain data. The engine is made from it and knows no card by name. */
export type Catalogue = {
  readonly version: string
  /** What is printed on its board, where that is not the board of the rules. */
  readonly board?: PrintedBoard
  readonly buildings: readonly BuildingDef[]
  readonly assistants: readonly AssistantDef[]
  readonly items: readonly ItemDef[]
  readonly guests: readonly GuestDef[]
  readonly friends: readonly FriendDef[]
  readonly treasures: readonly TreasureDef[]
  readonly objectives: readonly ObjectiveDef[]
  readonly personas: readonly PersonaDef[]
  readonly minions: readonly MinionDef[]
  readonly companions: readonly CompanionDef[]
  readonly victoryCards: readonly VictoryCardDef[]
  readonly locations: readonly LocationDef[]
  readonly guideposts: readonly GuidepostDef[]
  readonly crates: readonly CrateDef[]
  readonly letteredCrates: readonly LetteredCrateDef[]
  readonly automa: readonly AutomaCardDef[]
  /** One for each charter, in charter order. */
  readonly automaGoals: readonly AutomaPersonaDef[]
  /** D1: the sum of scores that pleases the King in game 6, by number of seats (index 0 is one seat). */
  readonly par: readonly number[]
  /** D2: how many turns of each seat the candle burns before its two dice, by number of seats (index 0 is one seat). */
  readonly candleTurns: readonly number[]
  /** D4: dusk falls after this number of whole rounds without progress. */
  readonly quietRounds: number
  /**
   * H10: the VP with which each seat starts, by game (index 0 is game 1; the last row also serves after the campaign),
   * by number of seats (index 0 is one seat), and by place in turn order.
   */
  readonly fairStart: readonly (readonly (readonly number[])[])[]
  /** Objectives, assistants and personas that are in the box from the first game on. */
  readonly opening: { readonly advancement: readonly number[]; readonly objectives: readonly number[] }
}
