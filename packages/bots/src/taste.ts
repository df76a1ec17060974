/** What a player likes, by the whole key of an option or the word before its colon; everything else is ordinary. */
export type Taste = {
  readonly liked: Readonly<Record<string, number>>
  /** Whether influence is kept for building and opening. */
  readonly savesInfluence: boolean
}

export const ORDINARY = 10
export const HELPFUL = 250
export const HARMFUL = 2

/** Builds and opens, so that villages grow. */
export const EAGER: Taste = {
  liked: {
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

/** Gets rid of its influence and drives the token on, so that games are short. */
export const HASTY: Taste = {
  liked: {
    ...EAGER.liked,
    'place:grandstand': 1500,
    'place:cloud-port': 1500,
    take: 100,
  },
  savesInfluence: false,
}
