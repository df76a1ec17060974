import {
  type BuildingDef,
  type Catalogue,
  type EffectKind,
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
import { cardTypesBySlug, type ObjectiveNeeds, objectiveNeedsIn } from './objective-needs.ts'
import { HARMFUL, HELPFUL, ORDINARY, type Preferences } from './preferences.ts'
import type { QuickBot } from './quick-bot.ts'

/** Draws at random, with a weight for each option: its preferences, its next building and crate, its objectives. */
export function makePreferenceBot(catalogue: Catalogue, preferences: Preferences): QuickBot {
  const costs = buildingCosts(catalogue)
  const buildings = new Map(catalogue.buildings.map((def) => [`place:${def.slug}`, def]))
  const fixedWeights = new Map([...weightsOfBuildingCards(catalogue), ...weightsOfStoryChoices(catalogue)])
  const objectiveNeedsOf = objectiveNeedsIn(catalogue)
  const cardTypes = cardTypesBySlug(catalogue)
  return ({ options, seat: index }, rng, { table }) => {
    const seat = table.seats[index]
    if (options.length < 2 || seat === undefined) return options[0] ?? ''
    const needs = buildingNeedsOf(costs, seat)
    const objectives = objectiveNeedsOf(table, seat)
    const weights = options.map((option, order) => {
      const fixed = fixedWeights.get(option)
      if (fixed !== undefined) return fixed
      // Chests are listed from the oldest persona to the newest.
      if (option.startsWith('persona:')) return ORDINARY * (order + 1)
      const type = cardTypes.get(option.slice(option.indexOf(':') + 1))
      if (type !== undefined && objectives.types.includes(type)) return weightOfCollectedCard(option)
      const building = buildings.get(option)
      if (building !== undefined && helpsObjective(building, objectives)) return OBJECTIVE
      if (objectives.minions && option.startsWith('minion')) return OBJECTIVE
      if (building?.commons === null) return weightOfBuilding(building, preferences, needs, seat)
      return weightOf(option, preferences, needs, seat)
    })
    const total = weights.reduce((sum, weight) => sum + weight, 0)
    return drawn(options, weights, roll(rng, total))
  }
}

/** An option that brings an objective nearer comes before nearly everything else. */
const OBJECTIVE = HELPFUL * 12

/** Building and constructed cards: the later in its chain a building comes, the more there is to discover. */
function weightsOfBuildingCards({ buildings }: Catalogue): ReadonlyMap<string, number> {
  const words = ['card', 'deck', 'keep', 'build', 'open']
  return new Map(
    buildings
      .filter(({ commons }) => commons === null)
      .flatMap(({ slug, depth }) =>
        words.flatMap((word): [string, number][] => [
          [`${word}:${slug}`, HELPFUL * (1 + depth ** 2)],
          [`${word}:${slug}-built`, HELPFUL * (1 + depth ** 2)],
        ]),
      ),
  )
}

/** Choices that please the King and free the village: too few campaigns would get there at random. */
function weightsOfStoryChoices({ guideposts, personas }: Catalogue): ReadonlyMap<string, number> {
  const paths = guideposts.flatMap(({ options }) => options.filter(({ mood }) => mood === 'happy'))
  const rebels = personas.filter(({ kind }) => kind === 'rebel')
  const keys = [...paths.map(({ crate }) => `path:${crate}`), ...rebels.map(({ slug }) => `persona:${slug}`)]
  return new Map([...keys, 'companion:kind'].map((key) => [key, ORDINARY * 4]))
}

/** A card that an objective asks for is taken and kept, not used or given away. */
function weightOfCollectedCard(option: string): number {
  return /^(?:card|deck|keep):/.test(option) ? HELPFUL * 4 : HARMFUL
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
  option: string,
  { weights, savesInfluence }: Preferences,
  needs: BuildingNeeds,
  seat: Seat,
): number {
  const [word = '', what = ''] = option.split(':', 2)
  const resource = indexOfResource(what)
  if (word === 'gain' && resource >= 0) return needsResource(needs, seat, resource) ? HELPFUL : ORDINARY
  if ((word === 'pay' || word === 'keep') && resource >= 0) {
    const isNeeded = (needs.resources[resource] ?? 0) > 0
    return isNeeded === (word === 'keep') ? HELPFUL : HARMFUL
  }
  if (option === 'place:market' && needs.card) return HELPFUL * 2
  if (option === 'place:treasury' && needsCoins(needs, seat)) return HELPFUL * 2
  // Influence on a track or the quota table can no longer pay for a building.
  const placesInfluence = option === 'take' || option === 'place:cloud-port' || option === 'place:grandstand'
  if (placesInfluence && savesInfluence && seat.influence <= needs.influence) return HARMFUL
  return weights[option] ?? weights[word] ?? ORDINARY
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
