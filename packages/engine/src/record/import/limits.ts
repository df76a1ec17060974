/** Far above any campaign. Anything larger is refused before it costs time. */
export const LIMITS = {
  /** Characters of the whole file, depth of its brackets, and parts of it (values, whatever they are). */
  text: 8_000_000,
  depth: 32,
  parts: 250_000,
  /** Twelve games, and many in the village afterwards. */
  games: 200,
  /** Answers of one game and of all games; the longest game seen has fewer than 1,000. */
  answersOfGame: 10_000,
  answers: 100_000,
  /** One answer; the longest are names. */
  answer: 200,
  undone: 200,
  seatChanges: 100,
  /** Frames that wait, options of one decision, cards in one pile. */
  stack: 100,
  options: 400,
  pile: 800,
} as const
