/**
 * Each option that is offered has a number beside its key, which its asker gets back as the answer. These numbers
 * are part of saved states, so none of them may ever change. Where an asker offers several sorts of things, each sort
 * has a range of numbers; all ranges are here.
 */
export type Range = {
  readonly encode: (number: number) => number
  readonly has: (value: number) => boolean
  readonly decode: (value: number) => number
}

function range(first: number, end: number): Range {
  return {
    encode: (number) => first + number,
    has: (value) => value >= first && value < end,
    decode: (value) => value - first,
  }
}

/** What a seat does on its turn: a worker or a scroll on a spot, a type of minion, or a free action. */
export const ACT = {
  spot: range(0, 100),
  scroll: range(100, 200),
  minion: range(200, 300),
  free: range(1000, Number.POSITIVE_INFINITY),
} as const
export const RETRIEVE = 300
export const PASS = 301
export const END = 0

/** Free actions: an item or a treasure, the power of a persona, the name of an assistant; each by its card. */
export const FREE = {
  card: range(0, 1000),
  power: range(1000, 2000),
  name: range(2000, 3000),
} as const

/** Cards where goods are offered as well: what to pay, to keep, to start with. Goods stand for themselves. */
export const CARD = range(1000, 2000)

/** Where numbers from 0 on are taken. */
export const SKIP = -1
/** Where the answer is a card or a persona, or yes or no. */
export const NO = 0
export const YES = 1

/** Besides cards of a pile: to look at the deck first, or to take its top card unseen. */
export const LOOK = -2
export const TOP = -3
/** Besides cards to build or open: to pay the cost for nothing. */
export const ONLY_PAY = -2
/** Besides cards that free the spectral worker: coins. */
export const COINS = -2
/** Besides glory rows: beyond the last one. */
export const BEYOND = -1
/** Besides resources to be spared: to pay the rest. */
export const PAY_REST = -1
/** What a crate gives under house rule H5, and what a game in a grown village starts with. */
export const PAIR = 0
export const SPLIT = 1
export const START_COINS = 0
export const START_VP = 1
