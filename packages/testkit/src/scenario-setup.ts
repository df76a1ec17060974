import type {
  Catalogue,
  Charter,
  CharterRecord,
  Good,
  HouseRules,
  Legacy,
  Minion,
  Peril,
  RuleName,
  Table,
} from '@charterstone/engine'

/** What one seat has when the scenario begins. Defaults: as after the set-up of game 1, without coins, cards and personas. */
export type SeatSetup = {
  readonly goods?: Partial<Record<Good, number>>
  readonly influence?: number
  /** Own influence in the general supply. */
  readonly spent?: number
  readonly vp?: number
  readonly cards?: readonly string[]
  readonly personas?: readonly string[]
  readonly chest?: readonly string[]
  readonly objectives?: readonly string[]
  readonly objectivesScored?: number
  /** Buildings on which the large and the small worker stand. */
  readonly workers?: readonly (string | null)[]
}

export type ScenarioSetup = {
  /**
   * `turn` (default): the first seat is to act. `setup`: the game is about to be set up and asks its
   * questions; then `goods` and `cards` of a player are what its charter has kept. `end`: the last round is over and
   * the end of the game begins.
   */
  readonly begin?: 'turn' | 'setup' | 'end'
  readonly seats?: number | readonly Charter[]
  /** Seats of automas. */
  readonly automas?: readonly number[]
  readonly seed?: number
  readonly game?: number
  /** Rules in force besides the printed ones. With `minions` or `peril` all their types are in the supply. */
  readonly rules?: readonly RuleName[]
  readonly houseRules?: Partial<HouseRules>
  readonly guidepost?: number
  readonly progress?: number
  /** Buildings on plots 1 to 6 of a charter, by slug; null for an empty plot. By default the basic building is on plot 1. */
  readonly village?: Partial<Record<Charter, readonly (string | null)[]>>
  /** Sky islands: tile 1 to 4 of a charter, the plot it covers (1 to 6), and the building on it. */
  readonly islands?: readonly { charter: Charter; tile: number; over: number; building?: string }[]
  /** By building: a peril on it; a minion of its charter's seat on it (owned besides what `goods` says); seats with an income token. */
  readonly perilOn?: Readonly<Record<string, Peril>>
  readonly minionOn?: Readonly<Record<string, Minion>>
  readonly incomeOn?: Readonly<Record<string, readonly number[]>>
  /** The number of a good in the general supply, to make it scarce. */
  readonly supply?: Partial<Record<Good, number>>
  readonly mat?: readonly string[]
  /** Top card first. */
  readonly deck?: readonly string[]
  readonly discard?: readonly string[]
  readonly objectives?: readonly string[]
  readonly objectiveDeck?: readonly string[]
  readonly players?: readonly SeatSetup[]
  readonly charters?: Partial<Record<Charter, Partial<CharterRecord>>>
  readonly legacy?: Partial<Legacy>
  readonly table?: Partial<Table>
  readonly catalogue?: Catalogue
}
