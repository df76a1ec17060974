/** What a position is judged by, in words that a player would use. */
export const THEMES = [
  'points',
  'reputation',
  'influence',
  'workers',
  'goods',
  'building',
  'crates',
  'objectives',
  'quota',
  'cards',
  'minions',
  'peril',
  'income',
  'personas',
  'village',
  'campaign',
  /** What others gain by it, and what is to follow in later turns. */
  'later',
] as const
export type Theme = (typeof THEMES)[number]
