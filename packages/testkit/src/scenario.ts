import {
  CHARTERS,
  createEngine,
  type Engine,
  type Event,
  type Frame,
  type Good,
  goodIndex,
  keyOf,
  type Reason,
  type Seat,
  type State,
} from '@charterstone/engine'
import { arrangeBox, arrangeLegacy, arrangeTable } from './arrange.ts'
import { miniCatalogue } from './mini-catalogue.ts'
import type { ScenarioSetup } from './scenario-setup.ts'
import { type SlugNumbers, slugNumbers } from './slug-numbers.ts'

type Asking = Extract<Frame, { readonly asks: true }>

/** A frame that asks, without seat and source. */
export type Question = Asking extends infer One
  ? One extends Asking
    ? Omit<One, 'asks' | 'seat' | 'source'>
    : never
  : never

/** A game in the middle of play, with short helpers for tests. */
export type Scenario = {
  readonly engine: Engine
  readonly state: State
  /** All events since the scenario began. */
  readonly events: Event[]
  /** Applies answers in order; throws when one is refused. */
  readonly answer: (...keys: string[]) => Scenario
  /** Keeps the printed name of everything that can be named now. */
  readonly skipNames: () => Scenario
  /** Puts a question to seat 0 outside its turn. */
  readonly ask: (question: Question) => Scenario
  readonly options: () => readonly string[]
  /** Seat and kind of the pending decision: `0 act`. Empty when there is none. */
  readonly asked: () => string
  readonly closed: (key: string) => Reason | undefined
  /** The reason why an offered option would gain nothing. */
  readonly warned: (key: string) => Reason | undefined
  readonly seat: (index: number) => Seat
  readonly has: (seat: number, good: Good) => number
  readonly cards: (seat: number) => string[]
  readonly eventsOf: <Kind extends Event['kind']>(kind: Kind) => Extract<Event, { kind: Kind }>[]
  readonly number: (slug: string) => number
  readonly slug: (number: number) => string
  /** The spot of a building; -1 when it is not on the board. */
  readonly spot: (slug: string) => number
}

/** `scenario({})`: a two-seat game that has just been set up, with seat 0 to act. */
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
    ask(question) {
      state.stack.push({ asks: true, seat: 0, source: 0, ...question })
      engine.resume(state, events)
      return self
    },
    options: () => state.pending?.options ?? [],
    asked: () => (state.pending === null ? '' : `${state.pending.seat} ${state.pending.kind}`),
    closed: (key) => engine.closed(state).find(({ option }) => keyOf(option) === key)?.reason,
    warned: (key) => engine.warnings(state).find(({ option }) => keyOf(option) === key)?.reason,
    seat: (index) => seatAt(state, index),
    has: (seat, good) => seatAt(state, seat).goods[goodIndex[good]] ?? 0,
    cards: (seat) => seatAt(state, seat).cards.map((card) => numberOf.slug(card)),
    eventsOf: (kind) => events.filter((event) => event.kind === kind) as never,
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

/** Sets up the simplest game 1 with people, arranges the table, and asks for the first seat's turn, or the end, again. */
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
