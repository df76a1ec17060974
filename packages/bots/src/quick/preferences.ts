/** What a quick bot prefers. */
export type Preferences = {
  /** The weight of an option in the draw, by its key or by the word before the colon. */
  readonly weights: Readonly<Record<string, number>>
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
    'place:zeppelin': 3000,
    'place:charterstone': 3000,
    'place:grandstand': 150,
    'place:cloud-port': 5,
    'place:market': 20,
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
    'place:grandstand': 1500,
    'place:cloud-port': 1500,
    take: 100,
  },
  savesInfluence: false,
}
