import {
  buildingOf,
  type CardType,
  cardTypeOf,
  type Event,
  type GameRecord,
  type Option,
  type State,
} from '@charterstone/engine'
import type { Match } from '../arena/match.ts'
import { playMatch } from '../arena/play-match.ts'
import { catalogue, engine } from '../ruleset.ts'
import { count, newObservation, type Observation, type Purpose } from './observation.ts'

/** Plays a match and counts what section 11 of the rules asks about. */
export function observe(match: Match): Observation {
  const observation = newObservation()
  const totals: number[][] = []
  playMatch(match, {
    answered: (state, _decision, key) => notePick(observation, state, key),
    happened: (state, events) => {
      for (const event of events) noteEvent(observation, state, event)
    },
    ended: (state, record) => {
      noteGame(observation, state, record, match.stage)
      if (match.stage === 0) totals.push(totalsOf(state))
      if (totals.length === CAMPAIGN) observation.campaigns.push({ totals, champions: championsOf(state) })
    },
  })
  return observation
}

const CAMPAIGN = 12

function noteGame(
  observation: Observation,
  { table, legacy }: State,
  { vp, turns }: GameRecord,
  stage: number,
): void {
  observation.games.push({
    stage: stage === 0 ? legacy.game : stage,
    charters: table.seats.map(({ charter }) => charter),
    vp,
    turns,
    first: table.first,
  })
  observation.seatGames += vp.length
}

function totalsOf(state: State): number[] {
  const { campaign } = engine.result(state)
  return state.legacy.seats.map(
    ({ charter }) => campaign.find((score) => score.charter === charter)?.total ?? 0,
  )
}

function championsOf(state: State): number[] {
  const { champions } = engine.result(state)
  return state.legacy.seats.flatMap(({ charter }, seat) => (champions.includes(charter) ? [seat] : []))
}

function typeOf(option: Option | null): CardType | undefined {
  if (option?.kind !== 'card' || option.verb !== 'take') return undefined
  return cardTypeOf(catalogue, option.card)
}

/** A free pick: face-up cards of at least two types to choose from. */
function notePick(observation: Observation, state: State, key: string): void {
  const kind = state.pending?.kind
  if (kind !== 'card' && kind !== 'start-thing' && kind !== 'card-looked') return
  const types = new Set(engine.options(state).flatMap((option) => typeOf(option) ?? []))
  const chosen = typeOf(engine.optionOf(state, key))
  if (types.size < 2 || chosen === undefined) return
  for (const type of types) count(observation.offered, type)
  count(observation.taken, chosen)
}

const purposes: ReadonlyMap<number, Purpose> = new Map(
  catalogue.buildings.map(({ number, benefit }) => {
    if (benefit.some(({ kind }) => kind === 'construct')) return [number, 'construct']
    return [number, benefit.some(({ kind }) => kind === 'unlock') ? 'unlock' : 'buildings']
  }),
)

function noteEvent(observation: Observation, { table, legacy }: State, event: Event): void {
  switch (event.kind) {
    case 'placed':
      count(observation.uses, event.building)
      for (const spot of table.inPlay) count(observation.standing, legacy.buildings[spot] ?? 0)
      break
    case 'paid':
      if (event.good === 'influence')
        count(observation.influence, purposes.get(event.source) ?? 'buildings', event.count)
      break
    case 'placed-reputation':
      count(observation.influence, 'reputation')
      break
    case 'scored-objective':
      count(observation.influence, 'objectives')
      break
    case 'sold':
      count(observation.influence, 'quota')
      break
    case 'placed-income':
      count(observation.influence, 'income')
      break
    case 'toll-paid':
      count(observation.influence, 'tolls')
      break
    default:
  }
}

/** Every building with its own number; what is left of its card is the same building. */
export function nameOfBuilding(number: number): string {
  return buildingOf(catalogue, number)?.slug ?? `${number}`
}
