import {
  CARD_TYPES,
  COIN,
  FIRST_MINION,
  FIRST_PERIL,
  FIRST_PLOT,
  GOODS,
  openReputation,
  PLOTS,
  plotSpot,
  RESOURCES,
  type Seat,
} from '@charterstone/engine'
import type { World } from '../../world.ts'
import type { CardFacts } from '../card-facts.ts'
import { F, FEATURE_NAMES } from '../features.ts'

/** What the net sees of a seat besides the features: plain counts, the clock, and the kind of game. */
const COUNTED = [
  'influence',
  'noInfluence',
  'workersHome',
  'bothHome',
  ...RESOURCES,
  'coins',
  'manyCoins',
  'minions',
  'perils',
  ...CARD_TYPES.map((type) => `${type}Cards` as const),
  'nearestMissing',
  'nearestValue',
  'secondMissing',
  'freePlots',
  'objectivesMet',
  'objectivesScored',
  'privateObjectives',
  'reputation',
  'reputationLead',
  'reputationSpaces',
  'quotaSpaces',
  'personas',
  'active',
  'turns',
  'turnsUnder2',
  'turnsUnder4',
  'turnsUnder8',
  'ending',
  'progress',
  'quiet',
  'rivalsWithoutInfluence',
  'buildings',
  'stage',
  'early',
  'late',
  'twoSeats',
  'threeSeats',
  'fourSeats',
  'manySeats',
  'campaign',
] as const
export type Counted = (typeof COUNTED)[number]

const FEATURE_COUNT = FEATURE_NAMES.length
/** The names of features end in `Judged` where a count has the same name. */
export const INPUT_NAMES: readonly string[] = [
  ...FEATURE_NAMES.map((name) => (COUNTED.some((counted) => counted === name) ? `${name}Judged` : name)),
  ...COUNTED,
]
export const INPUT_COUNT = INPUT_NAMES.length

const I = Object.fromEntries(COUNTED.map((name, index) => [name, FEATURE_COUNT + index])) as Readonly<
  Record<Counted, number>
>

const LAST_STAGE = 12
const MANY_MISSING = 4

export type InputSource = {
  readonly facts: CardFacts
  readonly world: World
  readonly seat: number
  readonly holder: Seat
  /** Turns that the seat will probably still have. */
  readonly turns: number
  /** The judged features of the seat. */
  readonly features: Float64Array
}

/** Fills in the inputs of one seat. Everything is known to the seat that looks: nothing is read from decks or crates. */
export function fillInputs(source: InputSource, into: Float64Array): void {
  into.fill(0)
  for (let index = 0; index < FEATURE_COUNT; index++)
    into[index] = (source.features[index] ?? 0) * (FEATURE_SCALE[index] ?? 1)
  fillSupply(source, into)
  fillCards(source, into)
  fillTracks(source, into)
  fillClock(source, into)
}

/** Keeps the large features near the size of the others. */
const FEATURE_SCALE = FEATURE_NAMES.map((name) =>
  name === 'vp'
    ? 0.02
    : name === 'estate' || name === 'stars'
      ? 0.05
      : name === 'endNow' || name === 'endHope' || name.startsWith('reputation')
        ? 0.2
        : 0.5,
)

function fillSupply({ holder }: InputSource, into: Float64Array): void {
  const { influence, workers, goods } = holder
  into[I.influence] = influence / 12
  into[I.noInfluence] = influence === 0 ? 1 : 0
  const home = (workers[0] === -1 ? 1 : 0) + (workers[1] === -1 ? 1 : 0)
  into[I.workersHome] = home / 2
  into[I.bothHome] = home === 2 ? 1 : 0
  for (let good = 0; good < COIN; good++)
    into[I[RESOURCES[good] ?? 'wood']] = Math.min(goods[good] ?? 0, 6) / 3
  const coins = goods[COIN] ?? 0
  into[I.coins] = Math.min(coins, 8) / 4
  into[I.manyCoins] = Math.max(0, Math.min(coins - 4, 8)) / 4
  let minions = 0
  for (let good = FIRST_MINION; good < FIRST_PERIL; good++) minions += goods[good] ?? 0
  into[I.minions] = Math.min(minions, 6) / 3
  let perils = 0
  for (let good = FIRST_PERIL; good < GOODS.length; good++) perils += goods[good] ?? 0
  into[I.perils] = Math.min(perils, 8) / 4
}

function fillCards({ facts, world, holder }: InputSource, into: Float64Array): void {
  let nearest = MANY_MISSING
  let second = MANY_MISSING
  let value = 0
  for (let index = 0; index < holder.cards.length; index++) {
    const card = holder.cards[index] ?? 0
    const type = facts.cardType[card]
    if (type === undefined) continue
    const input = I[`${type}Cards`]
    into[input] = Math.min(2, (into[input] ?? 0) + 1 / 3)
    if (type !== 'building') continue
    const missing = missingFor(facts.needs[card], holder.goods)
    const worth = facts.value[card] ?? 0
    if (missing < nearest || (missing === nearest && worth > value)) {
      second = nearest
      nearest = missing
      value = worth
    } else if (missing < second) second = missing
  }
  into[I.nearestMissing] = 1 - nearest / MANY_MISSING
  into[I.nearestValue] = nearest < MANY_MISSING ? value / 20 : 0
  into[I.secondMissing] = 1 - second / MANY_MISSING
  let free = 0
  const plots = plotSpot(holder.charter, 0)
  for (let spot = plots; spot < plots + PLOTS; spot++) if ((world.legacy.buildings[spot] ?? 0) === 0) free++
  into[I.freePlots] = free / PLOTS
  into[I.personas] = Math.min(holder.personas.length, 4) / 4
}

function missingFor(needs: readonly number[] | undefined, goods: readonly number[]): number {
  if (needs === undefined) return MANY_MISSING
  let missing = 0
  for (let resource = 0; resource < COIN; resource++)
    missing += Math.max(0, (needs[resource] ?? 0) - (goods[resource] ?? 0))
  return Math.min(missing, MANY_MISSING)
}

function fillTracks({ facts, world, seat, holder, features }: InputSource, into: Float64Array): void {
  const { reputation, seats, quota } = world.table
  let own = 0
  let most = 0
  for (let rival = 0; rival < seats.length; rival++) {
    let tokens = 0
    for (let index = 0; index < reputation.length; index++) if (reputation[index] === rival) tokens++
    if (rival === seat) own = tokens
    else if (tokens > most) most = tokens
  }
  into[I.reputation] = Math.min(own, 6) / 3
  into[I.reputationLead] = Math.max(-2, Math.min(2, own - most)) / 2
  into[I.reputationSpaces] = Math.min(6, openReputation(facts.board, seats.length) - reputation.length) / 6
  let open = 0
  for (let space = 0; space < quota.length; space++)
    if (quota[space] === 0 && (facts.board.quota[space]?.count ?? 9) < 3) open++
  into[I.quotaSpaces] = open / 9
  into[I.objectivesMet] = (features[F.objectiveMet] ?? 0) / 2
  into[I.objectivesScored] = Math.min(holder.objectivesScored, 4) / 3
  into[I.privateObjectives] = Math.min(holder.objectives.length - holder.scored.length, 3) / 3
}

function fillClock({ facts, world, seat, turns }: InputSource, into: Float64Array): void {
  const { table, legacy } = world
  const { length: seats } = table.seats
  into[I.active] = table.active === seat ? 1 : 0
  into[I.turns] = turns / 20
  into[I.turnsUnder2] = Math.max(0, 1 - turns / 2)
  into[I.turnsUnder4] = Math.max(0, 1 - turns / 4)
  into[I.turnsUnder8] = Math.max(0, 1 - turns / 8)
  into[I.ending] = table.ending ? 1 : 0
  into[I.progress] = table.progress / facts.board.progress.last
  const { quietRounds } = facts.catalogue
  into[I.quiet] = Math.min(table.quiet, quietRounds) / quietRounds
  let without = 0
  for (let rival = 0; rival < seats; rival++)
    if (rival !== seat && table.seats[rival]?.influence === 0) without++
  into[I.rivalsWithoutInfluence] = without / Math.max(1, seats - 1)
  let buildings = 0
  for (let index = 0; index < table.inPlay.length; index++)
    if ((table.inPlay[index] ?? 0) >= FIRST_PLOT) buildings++
  into[I.buildings] = buildings / 36
  const stage = Math.min(legacy.game, LAST_STAGE)
  into[I.stage] = stage / LAST_STAGE
  into[I.early] = Math.max(0, 1 - (stage - 1) / 3)
  into[I.late] = Math.max(0, (stage - 8) / 4)
  into[I.twoSeats] = seats === 2 ? 1 : 0
  into[I.threeSeats] = seats === 3 ? 1 : 0
  into[I.fourSeats] = seats === 4 ? 1 : 0
  into[I.manySeats] = Math.max(0, seats - 4) / 2
  into[I.campaign] = legacy.mode === 'campaign' ? 1 : 0
}
