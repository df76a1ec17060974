import {
  CHARTERS,
  createEngine,
  type Engine,
  type Event,
  type Good,
  goodIndex,
  type Reason,
  type Seat,
  type State,
} from '@charterstone/engine'
import { arrangeBox, arrangeLegacy, arrangeTable } from './arrange.ts'
import { miniCatalogue } from './mini-catalogue.ts'
import type { ScenarioSetup } from './scenario-setup.ts'
import { type SlugNumbers, slugNumbers } from './slug-numbers.ts'

/** A game in the middle of play, with short questions and answers for tests. */
export type Scenario = {
  readonly engine: Engine
  readonly state: State
  /** Everything that happened since the scenario began. */
  readonly events: Event[]
  /** Gives answers one after the other; a refused one throws. */
  readonly answer: (...keys: string[]) => Scenario
  /** Leaves everything that is to be named now with its printed name. */
  readonly skipNames: () => Scenario
  readonly options: () => readonly string[]
  /** What is asked of whom: `0 act`. Empty when nothing is. */
  readonly asked: () => string
  readonly closed: (key: string) => Reason | undefined
  /** Why an option that is offered would give nothing. */
  readonly warned: (key: string) => Reason | undefined
  readonly seat: (index: number) => Seat
  readonly has: (seat: number, good: Good) => number
  readonly cards: (seat: number) => string[]
  readonly told: <Kind extends Event['kind']>(kind: Kind) => Extract<Event, { kind: Kind }>[]
  readonly number: (slug: string) => number
  readonly slug: (number: number) => string
  /** Where a building stands; -1 for nowhere. */
  readonly spot: (slug: string) => number
}

/** Seat 0 of `scenario({})` is to act in a two-seat game that has just been set up. */
export function scenario(setup: ScenarioSetup = {}): Scenario {
  const catalogue = setup.catalogue ?? miniCatalogue
  const engine = createEngine(catalogue)
  const numberOf = slugNumbers(catalogue)
  const events: Event[] = []
  const state =
    setup.begin === 'setup'
      ? beforeSetup(engine, setup, numberOf, events)
      : onTheTable(engine, setup, numberOf, events)
  const self: Scenario = {
    engine,
    state,
    events,
    answer(...keys) {
      for (const key of keys) {
        const refusal = engine.apply(state, key, events)
        if (refusal !== undefined)
          throw new Error(
            `${refusal.reason}: ${key}; asked ${self.asked()}; offered ${self.options().join(' ')}`,
          )
      }
      return self
    },
    skipNames() {
      while (state.pending?.kind === 'name') self.answer('skip')
      return self
    },
    options: () => state.pending?.options ?? [],
    asked: () => (state.pending === null ? '' : `${state.pending.seat} ${state.pending.kind}`),
    closed: (key) => engine.closed(state).find((option) => option.key === key)?.reason,
    warned: (key) => engine.warnings(state).find((option) => option.key === key)?.reason,
    seat: (index) => seatAt(state, index),
    has: (seat, good) => seatAt(state, seat).goods[goodIndex[good]] ?? 0,
    cards: (seat) => seatAt(state, seat).cards.map((card) => numberOf.slug(card)),
    told: (kind) => events.filter((event) => event.kind === kind) as never,
    number: numberOf.number,
    slug: numberOf.slug,
    spot: (slug) => state.legacy.buildings.indexOf(numberOf.number(slug)),
  }
  return self
}

function seatAt(state: State, index: number): Seat {
  const seat = state.table.seats[index]
  if (seat === undefined) throw new RangeError(`no seat ${index}`)
  return seat
}

function newCampaign(engine: Engine, setup: ScenarioSetup): State {
  const { seed = 1, seats = 2, automas = [], houseRules = {} } = setup
  const charters = typeof seats === 'number' ? CHARTERS.slice(0, seats) : seats
  return engine.newCampaign({
    seed,
    seats: charters.map((charter, seat) => ({
      charter: CHARTERS.indexOf(charter),
      name: charter,
      player: automas.includes(seat) ? 'automa' : 'person',
    })),
    houseRules,
  })
}

function beforeSetup(engine: Engine, setup: ScenarioSetup, numberOf: SlugNumbers, events: Event[]): State {
  const state = newCampaign(engine, setup)
  arrangeLegacy(state, setup, numberOf)
  arrangeBox(state, setup, numberOf)
  engine.startGame(state, events)
  return state
}

/** The plainest game 1 is set up, by people, and then arranged; the first seat's turn, or the end, is asked anew. */
function onTheTable(engine: Engine, setup: ScenarioSetup, numberOf: SlugNumbers, events: Event[]): State {
  const state = newCampaign(engine, { ...setup, automas: [] })
  engine.startGame(state)
  while (state.pending !== null && state.pending.kind !== 'act')
    engine.apply(state, state.pending.options[0] ?? '')
  arrangeLegacy(state, setup, numberOf)
  arrangeTable(state, setup, numberOf)
  state.stack = [setup.begin === 'end' ? { kind: 'ending', step: 0 } : { kind: 'turn', seat: 0 }]
  state.pending = null
  engine.resume(state, events)
  return state
}
