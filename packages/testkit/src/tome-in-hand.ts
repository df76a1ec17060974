import {
  type Engine,
  type Event,
  revelationIn,
  roll,
  type SingleGameConfig,
  seedRng,
} from '@charterstone/engine'

/** A game in which a seat is about to search the deck with a tome, after an answer that revealed nothing. */
export type TomeInHand = {
  readonly config: SingleGameConfig
  readonly answers: readonly string[]
  /** Who holds the tome and gave the last answer. */
  readonly seat: number
  /** The answer that searches the deck. */
  readonly use: string
}

const STAGE = 8
const LONGEST = 300

/** The first such moment in games of two that are played at random, always the same one. */
export function tomeInHand(engine: Engine): TomeInHand {
  for (let seed = 1; ; seed++) {
    const found = searchGame(engine, seed)
    if (found !== null) return found
  }
}

function searchGame(engine: Engine, seed: number): TomeInHand | null {
  const seats = ['Ada', 'Ben'].map((name, charter) => ({ charter, name, player: 'person' as const }))
  const config: SingleGameConfig = { seed, seats, stage: STAGE, village: 'random' }
  const state = engine.newSingleGame(config)
  const rng = seedRng(seed)
  const answers: string[] = []
  let last = { seat: -1, events: [] as readonly Event[] }
  engine.startGame(state)
  while (state.pending !== null && answers.length < LONGEST) {
    const { options, seat } = state.pending
    const use = options.find((key) => key.startsWith('use:tome'))
    if (use !== undefined && last.seat === seat && revelationIn(last.events) === null)
      return { config, answers, seat, use }
    const wanted = options.filter((key) => !key.startsWith('use:tome'))
    const key = options.find((each) => each.startsWith('card:tome')) ?? wanted[roll(rng, wanted.length)] ?? ''
    const events: Event[] = []
    engine.apply(state, key, events)
    answers.push(key)
    last = { seat, events }
  }
  return null
}
