import type { Commons } from '@charterstone/engine'

/** Options that have a weight of their own in the draw: a worker on a building of the commons, and other actions. */
export type PreferenceName =
  | Commons
  | 'use'
  | 'power'
  | 'scroll'
  | 'minion'
  | 'retrieve'
  | 'pass'
  | 'skip'
  | 'end'
  | 'take'

/** What a quick bot prefers. */
export type Preferences = {
  readonly weights: Readonly<Partial<Record<PreferenceName, number>>>
  /** Whether influence is kept for constructing and unlocking. */
  readonly savesInfluence: boolean
}

/** Weights of options that the preferences do not name. */
export const ORDINARY = 10
export const HELPFUL = 250
export const HARMFUL = 2

/** Constructs and unlocks, so that villages grow. */
export const EAGER: Preferences = {
  weights: {
    zeppelin: 3000,
    charterstone: 3000,
    grandstand: 150,
    'cloud-port': 5,
    market: 20,
    use: 30,
    power: 30,
    scroll: 30,
    minion: 20,
    retrieve: 5,
    pass: 1,
    skip: 1,
    end: 4,
  },
  savesInfluence: true,
}

/** Spends its influence and moves the progress token, so that games are short. */
export const HASTY: Preferences = {
  weights: {
    ...EAGER.weights,
    grandstand: 1500,
    'cloud-port': 1500,
    take: 100,
  },
  savesInfluence: false,
}
