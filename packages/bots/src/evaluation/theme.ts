/** Groups of features, in the words of a player. */
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
  /** Gains of the other seats, and later turns. */
  'later',
] as const
export type Theme = (typeof THEMES)[number]
