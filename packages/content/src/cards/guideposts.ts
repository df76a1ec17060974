import type { GuidepostDef } from '@charterstone/engine'

/** R27: from game 2 on; of the pairs 402-403, 410-411 and 412-413 the story so far picks one. */
export const guideposts: readonly GuidepostDef[] = [
  {
    number: 400,
    game: 2,
    goal: { most: 'coins-and-resources' },
    temporary: null,
    decides: 'achiever',
    options: [
      { crate: 'A', mood: 'angry', crowns: 1 },
      { crate: 'B', mood: 'happy', crowns: 1 },
    ],
  },
  {
    number: 401,
    game: 3,
    goal: { fewest: 'objectives-scored' },
    temporary: null,
    decides: 'achiever',
    options: [
      { crate: 'C', mood: 'happy', crowns: 1 },
      { crate: 'D', mood: 'angry', crowns: 1 },
    ],
  },
  {
    number: 402,
    game: 4,
    goal: { most: 'own-buildings' },
    temporary: 'progress-two-further',
    decides: 'achiever',
    options: [
      { crate: 'E', mood: 'happy', crowns: 1 },
      { crate: 'F', mood: 'angry', crowns: 1 },
    ],
  },
  {
    number: 403,
    game: 4,
    goal: { most: 'own-buildings' },
    temporary: 'progress-two-back',
    decides: 'achiever',
    options: [
      { crate: 'E', mood: 'happy', crowns: 1 },
      { crate: 'F', mood: 'angry', crowns: 1 },
    ],
  },
  {
    number: 404,
    game: 5,
    goal: { most: 'personas' },
    temporary: 'small-avoids-large',
    decides: 'achiever',
    options: [
      { crate: 'G', mood: 'happy', crowns: 1 },
      { crate: 'H', mood: 'angry', crowns: 1 },
    ],
  },
  {
    number: 405,
    game: 6,
    goal: { most: 'quota-tokens' },
    temporary: 'neighbours-roll',
    decides: 'par',
    options: [
      { crate: 'I', mood: 'happy', crowns: 3 },
      { crate: 'J', mood: 'angry', crowns: 3 },
    ],
  },
  {
    number: 406,
    game: 7,
    goal: { most: 'reputation-tokens' },
    temporary: 'pay-the-neighbour',
    decides: 'achiever',
    options: [
      { crate: 'K', mood: 'angry', crowns: 1 },
      { crate: 'L', mood: 'happy', crowns: 1 },
    ],
  },
  {
    number: 407,
    game: 8,
    goal: { most: 'perils' },
    temporary: 'peril-is-here',
    decides: 'peril',
    options: [
      { crate: 'M', mood: 'angry', crowns: 2 },
      { crate: 'N', mood: 'happy', crowns: 2 },
    ],
  },
  {
    number: 408,
    game: 9,
    goal: 'candle',
    temporary: 'candle-burns',
    decides: 'candle',
    options: [
      { crate: 'O', mood: 'angry', crowns: 2 },
      { crate: 'P', mood: 'happy', crowns: 2 },
    ],
  },
  {
    number: 409,
    game: 10,
    goal: { most: 'minions' },
    temporary: 'minions-astray',
    decides: 'crowns',
    options: [
      { crate: 'Q', mood: 'happy', crowns: 3 },
      { crate: 'R', mood: 'angry', crowns: 3 },
    ],
  },
  {
    number: 410,
    game: 11,
    goal: { most: 'advancement-cards' },
    temporary: 'work-abroad',
    decides: 'achiever',
    options: [
      { crate: 'S', mood: 'happy', crowns: 1 },
      { crate: 'T', mood: 'angry', crowns: 1 },
    ],
  },
  {
    number: 411,
    game: 11,
    goal: { fewest: 'advancement-cards' },
    temporary: 'emblem-toll',
    decides: 'achiever',
    options: [
      { crate: 'S', mood: 'happy', crowns: 1 },
      { crate: 'T', mood: 'angry', crowns: 1 },
    ],
  },
  {
    number: 412,
    game: 12,
    goal: { fewest: 'influence' },
    temporary: 'islands-are-private',
    decides: 'nobody',
    options: [{ crate: 'W', mood: null, crowns: 0 }],
  },
  {
    number: 413,
    game: 12,
    goal: { fewest: 'influence' },
    temporary: 'islands-are-private',
    decides: 'nobody',
    options: [{ crate: 'W', mood: null, crowns: 0 }],
  },
]
