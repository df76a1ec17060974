import type {
  Charter,
  GuidepostDef,
  GuidepostOption,
  LocationDef,
  VictoryCardDef,
} from '@charterstone/engine'

function paths(
  first: GuidepostOption['crate'],
  second: GuidepostOption['crate'],
  firstMood: 'happy' | 'angry' = 'happy',
  crowns = 1,
): GuidepostOption[] {
  return [
    { crate: first, mood: firstMood, crowns },
    { crate: second, mood: firstMood === 'happy' ? 'angry' : 'happy', crowns },
  ]
}

function guidepost(number: number, game: number, rest: Omit<GuidepostDef, 'number' | 'game'>): GuidepostDef {
  return { number, game, ...rest }
}

const lastPath: readonly GuidepostOption[] = [{ crate: 'W', mood: null, crowns: 0 }]

/** G2 to G12 as the rules have them. */
export const miniGuideposts: readonly GuidepostDef[] = [
  guidepost(400, 2, {
    goal: { most: 'coins-and-resources' },
    temporary: null,
    decides: 'achiever',
    options: paths('A', 'B', 'angry'),
  }),
  guidepost(401, 3, {
    goal: { fewest: 'objectives-scored' },
    temporary: null,
    decides: 'achiever',
    options: paths('C', 'D'),
  }),
  guidepost(402, 4, {
    goal: { most: 'own-buildings' },
    temporary: 'progress-two-further',
    decides: 'achiever',
    options: paths('E', 'F'),
  }),
  guidepost(403, 4, {
    goal: { most: 'own-buildings' },
    temporary: 'progress-two-back',
    decides: 'achiever',
    options: paths('E', 'F'),
  }),
  guidepost(404, 5, {
    goal: { most: 'personas' },
    temporary: 'small-avoids-large',
    decides: 'achiever',
    options: paths('G', 'H'),
  }),
  guidepost(405, 6, {
    goal: { most: 'quota-tokens' },
    temporary: 'neighbours-roll',
    decides: 'par',
    options: paths('I', 'J', 'happy', 3),
  }),
  guidepost(406, 7, {
    goal: { most: 'reputation-tokens' },
    temporary: 'pay-the-neighbour',
    decides: 'achiever',
    options: paths('K', 'L', 'angry'),
  }),
  guidepost(407, 8, {
    goal: { most: 'perils' },
    temporary: 'peril-is-here',
    decides: 'peril',
    options: paths('M', 'N', 'angry', 2),
  }),
  guidepost(408, 9, {
    goal: 'candle',
    temporary: 'candle-burns',
    decides: 'candle',
    options: paths('O', 'P', 'angry', 2),
  }),
  guidepost(409, 10, {
    goal: { most: 'minions' },
    temporary: 'minions-astray',
    decides: 'crowns',
    options: paths('Q', 'R', 'happy', 3),
  }),
  guidepost(410, 11, {
    goal: { most: 'advancement-cards' },
    temporary: 'work-abroad',
    decides: 'achiever',
    options: paths('S', 'T'),
  }),
  guidepost(411, 11, {
    goal: { fewest: 'advancement-cards' },
    temporary: 'emblem-toll',
    decides: 'achiever',
    options: paths('S', 'T'),
  }),
  guidepost(412, 12, {
    goal: { fewest: 'influence' },
    temporary: 'islands-are-private',
    decides: 'nobody',
    options: lastPath,
  }),
  guidepost(413, 12, {
    goal: { fewest: 'influence' },
    temporary: 'islands-are-private',
    decides: 'nobody',
    options: lastPath,
  }),
]

type PlotPosition = readonly [row: number, column: number]

function location(
  card: number,
  red: PlotPosition,
  purple: PlotPosition,
  green: PlotPosition,
  blue: PlotPosition,
  yellow: PlotPosition,
  black: PlotPosition,
): LocationDef {
  const plots: Record<Charter, PlotPosition> = { red, purple, green, blue, yellow, black }
  return { number: 356 + card, slug: `location-${card}`, plots }
}

/** G10.1. */
export const miniLocations: readonly LocationDef[] = [
  location(1, [2, 1], [2, 3], [1, 1], [1, 3], [1, 2], [3, 1]),
  location(2, [1, 1], [1, 1], [1, 2], [2, 2], [1, 3], [2, 3]),
  location(3, [2, 2], [2, 2], [1, 3], [2, 1], [1, 1], [1, 1]),
  location(4, [3, 1], [1, 2], [2, 2], [1, 1], [3, 1], [1, 2]),
  location(5, [3, 2], [2, 1], [2, 1], [1, 2], [2, 1], [2, 2]),
  location(6, [3, 3], [1, 3], [2, 3], [3, 1], [2, 2], [2, 1]),
]

const FIRST_VICTORY = 344
const EQUAL: readonly [number, number, number] = [2, 6, 7]
const VICTORY_VALUES: readonly (readonly [capacity: number, persona: number, trophy: number])[] = [
  [1, 6, 8],
  [1, 7, 7],
  [2, 5, 8],
  [2, 7, 6],
  [3, 5, 7],
  [3, 6, 6],
  ...[1, 2, 3, 4, 5, 6].map(() => EQUAL),
]

/** K11. */
export const miniVictoryCards: readonly VictoryCardDef[] = VICTORY_VALUES.map(
  ([capacity, persona, trophy], index) => ({
    number: FIRST_VICTORY + index,
    slug: `victory-${index + 1}`,
    set: index < 6 ? 'own' : 'equal',
    capacity,
    persona,
    trophy,
    glory: 10,
  }),
)
