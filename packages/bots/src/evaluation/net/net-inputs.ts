import {
  CARD_TYPES,
  type CardType,
  COIN,
  FIRST_PLOT,
  LAST_GAME,
  openReputation,
  PLOTS,
  plotSpot,
  RESOURCES,
  type Seat,
} from '@charterstone/engine'
import type { World } from '../../world.ts'
import type { CardFacts } from '../card-facts.ts'
import { FEATURE, FEATURE_NAMES, type Feature } from '../features.ts'
import { minionsIn, missingResources, perilsIn } from '../goods-held.ts'
import { reputationTokens } from '../reputation-tokens.ts'
import { COUNTED, type Counted } from './input-names.ts'

/** The index of each count in a row of inputs: they come after the features. Not exported: an import costs a look-up each time. */
const INPUT = Object.fromEntries(
  COUNTED.map((name, index) => [name, FEATURE_NAMES.length + index]),
) as Readonly<Record<Counted, number>>

/** The input of each resource, in the order of the box. */
const RESOURCE_INPUTS: readonly number[] = RESOURCES.map((resource) => INPUT[resource])

/** The input that counts the cards of each type. */
const CARD_INPUTS = Object.fromEntries(CARD_TYPES.map((type) => [type, INPUT[`${type}Cards`]])) as Readonly<
  Record<CardType, number>
>

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
  for (let index = 0; index < FEATURE_SCALES.length; index++)
    into[index] = (source.features[index] ?? 0) * (FEATURE_SCALES[index] ?? 1)
  fillSupply(source, into)
  fillCards(source, into)
  fillTracks(source, into)
  fillClock(source, into)
}

/** Keeps the large features near the size of the others. */
const LARGE_FEATURES: Readonly<Partial<Record<Feature, number>>> = {
  vp: 0.02,
  estate: 0.05,
  stars: 0.05,
  endNow: 0.2,
  endHope: 0.2,
  reputationNow: 0.2,
  reputationHope: 0.2,
  reputationTokens: 0.2,
}
const USUAL_SCALE = 0.5
const FEATURE_SCALES = FEATURE_NAMES.map((name) => LARGE_FEATURES[name] ?? USUAL_SCALE)

function fillSupply({ holder }: InputSource, into: Float64Array): void {
  const { influence, workers, goods } = holder
  into[INPUT.influence] = influence / 12
  into[INPUT.noInfluence] = influence === 0 ? 1 : 0
  const home = (workers[0] === -1 ? 1 : 0) + (workers[1] === -1 ? 1 : 0)
  into[INPUT.workersHome] = home / 2
  into[INPUT.bothHome] = home === 2 ? 1 : 0
  for (let resource = 0; resource < RESOURCE_INPUTS.length; resource++)
    into[RESOURCE_INPUTS[resource] ?? 0] = Math.min(goods[resource] ?? 0, 6) / 3
  const coins = goods[COIN] ?? 0
  into[INPUT.coins] = Math.min(coins, 8) / 4
  into[INPUT.manyCoins] = Math.max(0, Math.min(coins - 4, 8)) / 4
  into[INPUT.minions] = Math.min(minionsIn(goods), 6) / 3
  into[INPUT.perils] = Math.min(perilsIn(goods), 8) / 4
}

function fillCards({ facts, world, holder }: InputSource, into: Float64Array): void {
  let nearest = MANY_MISSING
  let second = MANY_MISSING
  let value = 0
  for (let index = 0; index < holder.cards.length; index++) {
    const card = holder.cards[index] ?? 0
    const type = facts.cardType[card]
    if (type === undefined) continue
    const input = CARD_INPUTS[type]
    into[input] = Math.min(2, (into[input] ?? 0) + 1 / 3)
    if (type !== 'building') continue
    const needs = facts.needs[card]
    const missing = needs === undefined ? MANY_MISSING : missingResources(needs, holder.goods)
    if (missing >= MANY_MISSING) continue
    const worth = facts.value[card] ?? 0
    if (missing < nearest || (missing === nearest && worth > value)) {
      second = nearest
      nearest = missing
      value = worth
    } else if (missing < second) second = missing
  }
  into[INPUT.nearestMissing] = 1 - nearest / MANY_MISSING
  into[INPUT.nearestValue] = nearest < MANY_MISSING ? value / 20 : 0
  into[INPUT.secondMissing] = 1 - second / MANY_MISSING
  let free = 0
  const plots = plotSpot(holder.charter, 0)
  for (let spot = plots; spot < plots + PLOTS; spot++) if ((world.legacy.buildings[spot] ?? 0) === 0) free++
  into[INPUT.freePlots] = free / PLOTS
  into[INPUT.personas] = Math.min(holder.personas.length, 4) / 4
}

function fillTracks({ facts, world, seat, holder, features }: InputSource, into: Float64Array): void {
  const { reputation, seats, quota } = world.table
  const own = reputationTokens(reputation, seat)
  let most = 0
  for (let rival = 0; rival < seats.length; rival++)
    if (rival !== seat) most = Math.max(most, reputationTokens(reputation, rival))
  into[INPUT.reputation] = Math.min(own, 6) / 3
  into[INPUT.reputationLead] = Math.max(-2, Math.min(2, own - most)) / 2
  into[INPUT.reputationSpaces] =
    Math.min(6, openReputation(facts.board, seats.length) - reputation.length) / 6
  let open = 0
  for (let space = 0; space < quota.length; space++)
    if (quota[space] === 0 && (facts.board.quota[space]?.count ?? 9) < 3) open++
  into[INPUT.quotaSpaces] = open / 9
  into[INPUT.objectivesMet] = (features[FEATURE.objectiveMet] ?? 0) / 2
  into[INPUT.objectivesScored] = Math.min(holder.objectivesScored, 4) / 3
  into[INPUT.privateObjectives] = Math.min(holder.objectives.length - holder.scored.length, 3) / 3
}

function fillClock({ facts, world, seat, turns }: InputSource, into: Float64Array): void {
  const { table, legacy } = world
  const { length: seats } = table.seats
  into[INPUT.active] = table.active === seat ? 1 : 0
  into[INPUT.turns] = turns / 20
  into[INPUT.turnsUnder2] = Math.max(0, 1 - turns / 2)
  into[INPUT.turnsUnder4] = Math.max(0, 1 - turns / 4)
  into[INPUT.turnsUnder8] = Math.max(0, 1 - turns / 8)
  into[INPUT.ending] = table.ending ? 1 : 0
  into[INPUT.progress] = table.progress / facts.board.progress.last
  const { quietRounds } = facts.catalogue
  into[INPUT.quiet] = Math.min(table.quiet, quietRounds) / quietRounds
  let without = 0
  for (let rival = 0; rival < seats; rival++)
    if (rival !== seat && table.seats[rival]?.influence === 0) without++
  into[INPUT.rivalsWithoutInfluence] = without / Math.max(1, seats - 1)
  let buildings = 0
  for (let index = 0; index < table.inPlay.length; index++)
    if ((table.inPlay[index] ?? 0) >= FIRST_PLOT) buildings++
  into[INPUT.buildings] = buildings / 36
  const stage = Math.min(legacy.game, LAST_GAME)
  into[INPUT.stage] = stage / LAST_GAME
  into[INPUT.early] = Math.max(0, 1 - (stage - 1) / 3)
  into[INPUT.late] = Math.max(0, (stage - 8) / 4)
  into[INPUT.twoSeats] = seats === 2 ? 1 : 0
  into[INPUT.threeSeats] = seats === 3 ? 1 : 0
  into[INPUT.fourSeats] = seats === 4 ? 1 : 0
  into[INPUT.manySeats] = Math.max(0, seats - 4) / 2
  into[INPUT.campaign] = legacy.mode === 'campaign' ? 1 : 0
}
