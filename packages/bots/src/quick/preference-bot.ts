import {
  type BuildingDef,
  type CardVerb,
  type Catalogue,
  COMMONS,
  CONSTRUCTED,
  cardTypeOf,
  type EffectKind,
  type Engine,
  type GoodVerb,
  goodIndex,
  isResource,
  type Option,
  RESOURCES,
  roll,
  type Seat,
} from '@charterstone/engine'
import {
  type BuildingNeeds,
  buildingCosts,
  buildingNeedsOf,
  needsCoins,
  needsResource,
} from './building-needs.ts'
import { type ObjectiveNeeds, objectiveNeedsIn } from './objective-needs.ts'
import { HARMFUL, HELPFUL, ORDINARY, type PreferenceName, type Preferences } from './preferences.ts'
import type { QuickBot } from './quick-bot.ts'

/** Draws at random, with a weight for each option: its preferences, its next building and crate, its objectives. */
export function makePreferenceBot(engine: Engine, preferences: Preferences): QuickBot {
  const { catalogue } = engine
  const costs = buildingCosts(catalogue)
  const buildings = new Map(catalogue.buildings.map((def) => [def.number, def]))
  const fixedWeightOf = fixedWeights(catalogue)
  const objectiveNeedsOf = objectiveNeedsIn(catalogue)

  function weightIn(
    option: Option,
    order: number,
    seat: Seat,
    needs: BuildingNeeds,
    objectives: ObjectiveNeeds,
  ): number {
    const fixed = fixedWeightOf(option)
    if (fixed !== undefined) return fixed
    if (option.kind === 'card') {
      // Chests are listed from the oldest persona to the newest.
      if (option.verb === 'pick-persona') return ORDINARY * (order + 1)
      const type = cardTypeOf(catalogue, option.card)
      if (type !== undefined && objectives.types.includes(type)) return weightOfCollectedCard(option.verb)
    }
    const building =
      option.kind === 'place' && option.by !== 'scroll' ? buildings.get(option.building) : undefined
    if (building !== undefined && helpsObjective(building, objectives)) return OBJECTIVE
    if (objectives.minions && nameOf(option) === 'minion') return OBJECTIVE
    if (building?.commons === null) return weightOfBuilding(building, preferences, needs, seat)
    return weightOf(option, preferences, needs, seat)
  }

  return ({ options, seat: index }, rng, view) => {
    const seat = view.table.seats[index]
    if (options.length < 2 || seat === undefined) return options[0] ?? ''
    const needs = buildingNeedsOf(costs, seat)
    const objectives = objectiveNeedsOf(view.table, seat)
    const weights = options.map((key, order) => {
      const option = engine.optionOf(view, key)
      return option === null ? ORDINARY : weightIn(option, order, seat, needs, objectives)
    })
    const total = weights.reduce((sum, weight) => sum + weight, 0)
    return drawn(options, weights, roll(rng, total))
  }
}

/** An option that brings an objective nearer comes before nearly everything else. */
const OBJECTIVE = HELPFUL * 12

/** Choices that please the King and free the village: too few campaigns would get there at random. */
const STORY_CHOICE = ORDINARY * 4

/** Weights that never change: of building cards, and of choices that matter to the story. */
function fixedWeights({
  buildings,
  guideposts,
  personas,
}: Catalogue): (option: Option) => number | undefined {
  const paths = guideposts.flatMap(({ options }) => options.filter(({ mood }) => mood === 'happy'))
  const happy = new Set(paths.map(({ crate }) => crate))
  const rebels = new Set(personas.filter(({ kind }) => kind === 'rebel').map(({ number }) => number))
  const cards = weightsOfBuildingCards(buildings)
  return (option) => {
    if (option.kind === 'path') return happy.has(option.letter) ? STORY_CHOICE : undefined
    if (option.kind === 'companion') return option.treated === 'kind' ? STORY_CHOICE : undefined
    if (option.kind !== 'card') return undefined
    if (option.verb === 'pick-persona') return rebels.has(option.card) ? STORY_CHOICE : undefined
    return COLLECTING.has(option.verb) || CONSTRUCTING.has(option.verb) ? cards.get(option.card) : undefined
  }
}

const CONSTRUCTING: ReadonlySet<CardVerb> = new Set<CardVerb>(['build', 'open'])
/** Tribute is among them, because it names a card in the same way as taking it. */
const COLLECTING: ReadonlySet<CardVerb> = new Set<CardVerb>(['take', 'draw', 'give', 'keep'])

/** Building and constructed cards: the later in its chain a building comes, the more there is to discover. */
function weightsOfBuildingCards(buildings: readonly BuildingDef[]): ReadonlyMap<number, number> {
  return new Map(
    buildings
      .filter(({ commons }) => commons === null)
      .flatMap(({ number, depth }): [number, number][] => {
        const weight = HELPFUL * (1 + depth ** 2)
        return [
          [number, weight],
          [number + CONSTRUCTED, weight],
        ]
      }),
  )
}

/** A card that an objective asks for is taken and kept, not used or given away. */
function weightOfCollectedCard(verb: CardVerb): number {
  return COLLECTING.has(verb) ? HELPFUL * 4 : HARMFUL
}

function helpsObjective({ benefit }: BuildingDef, { income, scores, types }: ObjectiveNeeds): boolean {
  return benefit.some(
    (effect) =>
      (income && effect.kind === 'income') ||
      (scores && effect.kind === 'score') ||
      (effect.kind === 'card' && types.some((type) => type === effect.type)),
  )
}

function drawn(options: readonly string[], weights: readonly number[], chance: number): string {
  let left = chance
  const index = weights.findIndex((weight) => {
    left -= weight
    return left < 0
  })
  return options[index] ?? ''
}

function weightOf(
  option: Option,
  { weights, savesInfluence }: Preferences,
  needs: BuildingNeeds,
  seat: Seat,
): number {
  const name = nameOf(option)
  if (option.kind === 'good' && isResource(option.good)) {
    const weight = weightOfResource(option.verb, goodIndex[option.good], needs, seat)
    if (weight !== undefined) return weight
  }
  if (name === 'market' && needs.card) return HELPFUL * 2
  if (name === 'treasury' && needsCoins(needs, seat)) return HELPFUL * 2
  // Influence on a track or the quota table can no longer pay for a building.
  const placesInfluence = name === 'take' || name === 'cloud-port' || name === 'grandstand'
  if (placesInfluence && savesInfluence && seat.influence <= needs.influence) return HARMFUL
  return (name === undefined ? undefined : weights[name]) ?? ORDINARY
}

function weightOfResource(
  verb: GoodVerb,
  resource: number,
  needs: BuildingNeeds,
  seat: Seat,
): number | undefined {
  if (verb === 'gain') return needsResource(needs, seat, resource) ? HELPFUL : ORDINARY
  if (verb !== 'pay' && verb !== 'keep') return undefined
  const isNeeded = (needs.resources[resource] ?? 0) > 0
  return isNeeded === (verb === 'keep') ? HELPFUL : HARMFUL
}

function nameOf(option: Option): PreferenceName | undefined {
  switch (option.kind) {
    case 'place':
      return option.by === 'scroll' ? 'scroll' : COMMONS[option.spot]
    case 'card':
      return option.verb === 'use' ? 'use' : option.verb === 'use-power' ? 'power' : undefined
    case 'send-minion':
      return 'minion'
    case 'good':
      return option.verb === 'gain' && !isResource(option.good) ? 'minion' : undefined
    case 'retrieve':
    case 'retrieve-all':
      return 'retrieve'
    case 'pass':
    case 'skip':
    case 'end':
    case 'take':
      return option.kind
    default:
      return undefined
  }
}

function weightOfBuilding(
  { cost, benefit }: BuildingDef,
  { savesInfluence }: Preferences,
  needs: BuildingNeeds,
  seat: Seat,
): number {
  if (!savesInfluence && spendsInfluence({ cost, benefit })) return HELPFUL * 4
  const isHelpful = benefit.some((effect) => {
    if (effect.kind === 'gain-any' || effect.kind === 'construct' || effect.kind === 'unlock') return true
    if (effect.kind !== 'gain') return false
    return effect.good === 'coin'
      ? needsCoins(needs, seat)
      : needsResource(needs, seat, indexOfResource(effect.good))
  })
  if (isHelpful) return HELPFUL
  const costsNeeded = RESOURCES.some(
    (name, resource) => (cost[name] ?? 0) > 0 && (needs.resources[resource] ?? 0) > 0,
  )
  return costsNeeded ? HARMFUL : ORDINARY
}

/** Also buildings that move the progress token without influence. */
function spendsInfluence({ cost, benefit }: Pick<BuildingDef, 'cost' | 'benefit'>): boolean {
  return (cost.influence ?? 0) > 0 || benefit.some(({ kind }) => SPENDING_KINDS.has(kind))
}

const SPENDING_KINDS: ReadonlySet<string> = new Set<EffectKind>([
  'income',
  'reputation',
  'sell',
  'score',
  'construct',
  'unlock',
  'advance',
])

/** -1 for anything but a resource. */
function indexOfResource(good: string): number {
  return (RESOURCES as readonly string[]).indexOf(good)
}
