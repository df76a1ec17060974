import type { Charter, RuleName } from '@charterstone/engine'

/** The building on each plot, in reading order of the charter's rows; null is an empty plot. */
export type PresetPlots = readonly [
  number | null,
  number | null,
  number | null,
  number | null,
  number | null,
  number | null,
]

/** C3: a village for a single game at a stage of the campaign, with the rules in force there. */
export type Preset = {
  readonly id: string
  readonly stage: number
  readonly rules: readonly RuleName[]
  readonly village: Readonly<Record<Charter, PresetPlots>>
}

export const presets: readonly Preset[] = [
  // The village at two buildings a charter: every chain has just begun. For a first evening.
  {
    id: 'spring',
    stage: 3,
    rules: ['personas', 'constructing'],
    village: {
      purple: [22, 5, 23, null, null, null],
      black: [6, 43, 44, null, null, null],
      green: [58, 59, 7, null, null, null],
      red: [8, 73, 74, null, null, null],
      blue: [88, 9, 89, null, null, null],
      yellow: [109, 10, 110, null, null, null],
    },
  },
  // Contests, wagers and private ambitions: objectives and cards decide.
  {
    id: 'lanterns',
    stage: 6,
    rules: ['personas', 'building-cards', 'items', 'friends', 'constructing', 'private-objectives', 'income'],
    village: {
      purple: [5, 23, 25, 26, 28, null],
      black: [43, 6, 44, 52, null, null],
      green: [58, 59, 7, 61, 63, null],
      red: [8, 73, 74, 95, null, null],
      blue: [89, 91, 97, 9, 98, null],
      yellow: [109, 10, 110, 112, 113, null],
    },
  },
  // Every type of minion at work and every kind of peril about.
  {
    id: 'winter',
    stage: 7,
    rules: ['peril', 'personas', 'treasures', 'minions', 'constructing'],
    village: {
      purple: [23, 35, 5, 38, 40, null],
      black: [6, 44, 45, 46, 51, null],
      green: [59, 7, 67, 68, 69, null],
      red: [74, 82, 83, 8, 86, null],
      blue: [89, 103, 9, 104, 107, null],
      yellow: [10, 110, 118, 119, 121, null],
    },
  },
  // Everything that builds, opens and hires. Plots are short, plans are not.
  {
    id: 'cranes',
    stage: 8,
    rules: ['personas', 'building-cards', 'items', 'minions', 'constructing', 'overbuilding', 'income'],
    village: {
      purple: [22, 5, 35, null, null, null],
      black: [43, 52, 6, null, null, null],
      green: [7, 58, 67, 65, null, null],
      red: [74, 8, 82, 87, null, null],
      blue: [9, 88, 91, 100, 101, 105],
      yellow: [109, 92, 10, 93, null, null],
    },
  },
  // Guests, friends and regular income; generosity pays.
  {
    id: 'fullhouse',
    stage: 9,
    rules: [
      'personas',
      'guests',
      'friends',
      'minions',
      'constructing',
      'overbuilding',
      'private-objectives',
      'income',
    ],
    village: {
      purple: [5, 22, 28, 31, 41, null],
      black: [43, 6, 44, 56, null, null],
      green: [58, 7, 66, 94, null, null],
      red: [73, 76, 8, 77, 78, 79],
      blue: [9, 89, 99, 106, 96, null],
      yellow: [112, 10, 113, 116, 117, 120],
    },
  },
  // The finished village: five buildings a charter, the last of every chain, all rules in force.
  {
    id: 'autumn',
    stage: 12,
    rules: [
      'islands',
      'peril',
      'personas',
      'building-cards',
      'guests',
      'items',
      'friends',
      'treasures',
      'minions',
      'constructing',
      'overbuilding',
      'private-objectives',
      'income',
    ],
    village: {
      purple: [30, 5, 32, 38, 39, 42],
      black: [48, 6, 49, 50, 55, 57],
      green: [62, 7, 64, 66, 70, 72],
      red: [78, 8, 80, 81, 85, 86],
      blue: [84, 9, 100, 102, 107, 108],
      yellow: [114, 10, 115, 117, 122, 123],
    },
  },
]
