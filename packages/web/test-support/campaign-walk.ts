import { greengully } from '@charterstone/content'
import {
  CHARTERS,
  type ClosedOption,
  createEngine,
  type Decision,
  type Event,
  PERSON,
  RULE_NAMES,
  roll,
  type State,
  seedRng,
  type View,
  type Warning,
} from '@charterstone/engine'
import type { LogStep } from '../src/session/game.ts'

export type WalkSetup = {
  readonly seed: number
  readonly seats: number
  /** How many of the seats, from the last one on, are automas. */
  readonly automas?: number
  /** Games that are played one after the other. */
  readonly games?: number
  /** A single game at this stage of the campaign, with all rules in force. */
  readonly stage?: number
}

/** A point of a random campaign at which a seat is asked something, or at which a game has just ended. */
export type Stop = {
  /** For messages: seed, game, number of the decision and its kind. */
  readonly where: string
  /** As the asked seat sees it; at the end of a game as seat 0 sees it. */
  readonly view: View
  /** Null at the end of a game. */
  readonly decision: Decision | null
  readonly closed: readonly ClosedOption[]
  readonly warnings: readonly Warning[]
  /** This game so far, by answers; the first step is the set-up. */
  readonly log: readonly LogStep[]
}

export const engine = createEngine(greengully)

/** Plays answers at random; the same set-up always walks the same way. */
export function stopsOf(setup: WalkSetup): readonly Stop[] {
  const { seed, games = 1 } = setup
  const state = begin(setup)
  const rng = seedRng(seed)
  const pickFrom = (options: readonly string[]) => options[roll(rng, options.length)] ?? ''
  const taken = new Map<string, number>()
  const stops: Stop[] = []
  for (let game = 0; game < games; game++) {
    const events: Event[] = []
    engine.startGame(state, events)
    let log: readonly LogStep[] = [stepOf(0, -1, null, events)]
    while (state.pending !== null) {
      stops.push(stopAt(setup, state, log))
      const { options, seat } = state.pending
      const key = rarest(taken, [pickFrom(options), pickFrom(options)])
      taken.set(key, (taken.get(key) ?? 0) + 1)
      const led: Event[] = []
      engine.apply(state, key, led)
      log = [...log, stepOf(log.length, seat, key, led)]
    }
    stops.push(stopAt(setup, state, log))
    engine.packUp(state)
  }
  return stops
}

/** Of two answers the one that was given less often, so that walks get everywhere. */
function rarest(taken: ReadonlyMap<string, number>, [a, b]: readonly [string, string]): string {
  return (taken.get(b) ?? 0) < (taken.get(a) ?? 0) ? b : a
}

function begin({ seed, seats, automas = 0, stage }: WalkSetup): State {
  const chairs = CHARTERS.slice(0, seats).map((name, charter) => ({
    charter,
    name: `${name} player`,
    player: charter >= seats - automas ? ('automa' as const) : ('person' as const),
  }))
  if (stage === undefined) return engine.newCampaign({ seed, seats: chairs })
  const rules = RULE_NAMES.filter((rule) => rule !== 'post-campaign')
  return engine.newSingleGame({ seed, seats: chairs, stage, village: 'random', rules })
}

function stepOf(index: number, seat: number, key: string | null, events: readonly Event[]): LogStep {
  return { number: index, seat, key, by: seat < 0 ? '' : PERSON, events }
}

function stopAt({ seed, seats }: WalkSetup, state: State, log: readonly LogStep[]): Stop {
  const { pending, legacy } = state
  const asked = pending === null ? 'end' : `${pending.kind} of seat ${pending.seat}`
  const view = engine.view(state, pending?.seat ?? 0)
  return {
    where: `seed ${seed}, ${seats} seats, game ${legacy.game}, answer ${log.length}, ${asked}`,
    view,
    decision: view.decision,
    closed: engine.closed(state),
    warnings: engine.warnings(state),
    log,
  }
}

/** Walks that together reach nearly every kind of question in a few seconds. */
export const QUICK_WALKS: readonly WalkSetup[] = [
  { seed: 1, seats: 1, games: 12 },
  { seed: 2, seats: 2, games: 12 },
  { seed: 3, seats: 4, automas: 2, games: 4 },
  { seed: 4, seats: 6, stage: 6 },
  { seed: 5, seats: 6, stage: 12 },
  { seed: 6, seats: 3, automas: 1, stage: 11 },
]
