/** What one seat has in front of it during a game. */
export type Seat = {
  readonly charter: number
  readonly automa: boolean
  vp: number
  /** By good; minions on the board are still owned and counted here (R16.5). */
  goods: number[]
  /** Influence in the personal supply, and own tokens that lie in the general supply (R6.3, R6.4). */
  influence: number
  spent: number
  /** The spots of the large and the small worker; -1 is the personal supply. */
  workers: number[]
  cards: number[]
  /** Private objectives held, and those of them already scored (R21). */
  objectives: number[]
  scored: number[]
  /** Personas in use; and those whose once-a-game power is gone, or that were unlocked only in this game (R5.3). */
  personas: number[]
  exhausted: number[]
  /** The Merchant's wager: a charter, or -1. */
  wager: number
  objectivesScored: number
  turns: number
}

/** The half of the state that returns to the box when the game is packed up. Written in place. */
export type Table = {
  seats: Seat[]
  supply: number[]
  mat: number[]
  deck: number[]
  discard: number[]
  /** Cards discarded in a chain of extra turns wait here (D3). */
  aside: number[]
  objectives: number[]
  /** For each public objective the seats that scored it, as bits. */
  scorers: number[]
  objectiveDeck: number[]
  progress: number
  /** The seat of each token on the reputation track, in order. */
  reputation: number[]
  /** The seat of the token on each quota space plus 1; 0 is open. */
  quota: number[]
  /** By spot: minion and peril on it plus 1 (0 none), and the seats with an income token as bits. */
  minionAt: number[]
  perilAt: number[]
  incomeAt: number[]
  /** For each island tile the plot it covers; -1 while it is not placed. */
  covers: number[]
  /** Spots with a building that can be used (R15.0). */
  inPlay: number[]
  /** Who constructed what this game and has not used it yet (Decorator): pairs of seat and building. */
  fresh: number[]
  first: number
  active: number
  round: number
  /** True from the moment the token stands on the hourglass (R26.1). */
  ending: boolean
  /** Whole rounds without forward progress, and whether this round saw any (D4). */
  quiet: number
  moved: boolean
  /** True during a chain of extra turns (D3). */
  chained: boolean
  /** The building in use and what it has given so far: 1 coins, 2 VP (for friends). */
  using: number
  gave: number
  /** Where the last worker or minion was placed; -1 before that. */
  spot: number
  guidepost: number
  /** Turns the candle will still burn (D2, hidden); -1 when there is none. */
  candle: number
  /** The seat on whose turn the candle went out; -1 while it burns. */
  candleOut: number
  /** True when the minions on the board belong to nobody (game 10). */
  stray: boolean
  /** For each charter emblem the seats that paid its toll, as bits (guidepost 411). */
  tolls: number[]
  /** The shared deck of the automas and its discard pile; empty without them (A1). */
  automaDeck: number[]
  automaDiscard: number[]
  /** The seat that moved the token onto the hourglass; -1 before that. */
  ender: number
  /** The seat whose loyal persona has silenced the others; -1 for none. */
  silencer: number
}
