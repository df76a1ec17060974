import type { LocationDef } from '@charterstone/engine'

/** G10.1: where minions hide in game 10, as row and column of each charter. */
export const locations: readonly LocationDef[] = [
  {
    number: 357,
    slug: 'location-1',
    plots: { purple: [2, 3], black: [3, 1], green: [1, 1], red: [2, 1], blue: [1, 3], yellow: [1, 2] },
  },
  {
    number: 358,
    slug: 'location-2',
    plots: { purple: [1, 1], black: [2, 3], green: [1, 2], red: [1, 1], blue: [2, 2], yellow: [1, 3] },
  },
  {
    number: 359,
    slug: 'location-3',
    plots: { purple: [2, 2], black: [1, 1], green: [1, 3], red: [2, 2], blue: [2, 1], yellow: [1, 1] },
  },
  {
    number: 360,
    slug: 'location-4',
    plots: { purple: [1, 2], black: [1, 2], green: [2, 2], red: [3, 1], blue: [1, 1], yellow: [3, 1] },
  },
  {
    number: 361,
    slug: 'location-5',
    plots: { purple: [2, 1], black: [2, 2], green: [2, 1], red: [3, 2], blue: [1, 2], yellow: [2, 1] },
  },
  {
    number: 362,
    slug: 'location-6',
    plots: { purple: [1, 3], black: [2, 1], green: [2, 3], red: [3, 3], blue: [3, 1], yellow: [2, 2] },
  },
]
