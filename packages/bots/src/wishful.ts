import {
  type BuildingDef,
  type Catalogue,
  type EffectKind,
  RESOURCES,
  roll,
  type Seat,
} from '@charterstone/engine'
import { type Collection, makeCollector, typesBySlug } from './collection.ts'
import type { Player } from './player.ts'
import { HARMFUL, HELPFUL, ORDINARY, type Taste } from './taste.ts'
import { isShortOf, isShortOfCoins, plansOf, type Wishes, wishesOf } from './wishes.ts'

/** Random, but with a taste, and with an eye on what its next building and its next crate need. */
export function makeWishfulPlayer(catalogue: Catalogue, taste: Taste): Player {
  const plans = plansOf(catalogue)
  const places = new Map(catalogue.buildings.map((def) => [`place:${def.slug}`, def]))
  const known = new Map([...likingsOfPlans(catalogue), ...likingsOfPaths(catalogue)])
  const collect = makeCollector(catalogue)
  const types = typesBySlug(catalogue)
  return ({ options, seat: index }, rng, { table }) => {
    const seat = table.seats[index]
    if (options.length < 2 || seat === undefined) return options[0] ?? ''
    const wishes = wishesOf(plans, seat)
    const collection = collect(table, seat)
    const likings = options.map((option, place) => {
      const liking = known.get(option)
      if (liking !== undefined) return liking
      // Chests are listed from the oldest persona to the newest.
      if (option.startsWith('persona:')) return ORDINARY * (place + 1)
      const type = types.get(option.slice(option.indexOf(':') + 1))
      if (type !== undefined && collection.types.includes(type)) return likingOfCard(option)
      const building = places.get(option)
      if (building !== undefined && helpsToScore(building, collection)) return WANTED
      if (collection.minions && option.startsWith('minion')) return WANTED
      if (building?.commons === null) return likingOfPlace(building, taste, wishes, seat)
      return likingOf(option, taste, wishes, seat)
    })
    return drawn(
      options,
      likings,
      roll(
        rng,
        likings.reduce((total, liking) => total + liking, 0),
      ),
    )
  }
}

/** What brings an objective nearer comes before nearly everything else. */
const WANTED = HELPFUL * 12

/** Building and constructed cards: the deeper in its chain, the more there is to discover. */
function likingsOfPlans({ buildings }: Catalogue): ReadonlyMap<string, number> {
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

/** What makes the King glad and the village free: few tables would get there by chance. */
function likingsOfPaths({ guideposts, personas }: Catalogue): ReadonlyMap<string, number> {
  const paths = guideposts.flatMap(({ options }) => options.filter(({ mood }) => mood === 'happy'))
  const rebels = personas.filter(({ kind }) => kind === 'rebel')
  const keys = [...paths.map(({ crate }) => `path:${crate}`), ...rebels.map(({ slug }) => `persona:${slug}`)]
  return new Map([...keys, 'companion:kind'].map((key) => [key, ORDINARY * 4]))
}

/** A card that is being collected is taken and kept, not used or given away. */
function likingOfCard(option: string): number {
  return /^(?:card|deck|keep):/.test(option) ? HELPFUL * 4 : HARMFUL
}

function helpsToScore({ benefit }: BuildingDef, { income, scores, types }: Collection): boolean {
  return benefit.some(
    (effect) =>
      (income && effect.kind === 'income') ||
      (scores && effect.kind === 'score') ||
      (effect.kind === 'card' && types.some((type) => type === effect.type)),
  )
}

function drawn(options: readonly string[], likings: readonly number[], chance: number): string {
  let left = chance
  const place = likings.findIndex((liking) => {
    left -= liking
    return left < 0
  })
  return options[place] ?? ''
}

function likingOf(option: string, { liked, savesInfluence }: Taste, wishes: Wishes, seat: Seat): number {
  const [word = '', what = ''] = option.split(':', 2)
  const resource = indexOfResource(what)
  if (word === 'gain' && resource >= 0) return isShortOf(wishes, seat, resource) ? HELPFUL : ORDINARY
  if ((word === 'pay' || word === 'keep') && resource >= 0) {
    const isWanted = (wishes.resources[resource] ?? 0) > 0
    return isWanted === (word === 'keep') ? HELPFUL : HARMFUL
  }
  if (option === 'place:market' && wishes.card) return HELPFUL * 2
  if (option === 'place:treasury' && isShortOfCoins(wishes, seat)) return HELPFUL * 2
  // What lies on a track or the quota table cannot be paid for a building any more.
  const isPlaced = option === 'take' || option === 'place:cloud-port' || option === 'place:grandstand'
  if (isPlaced && savesInfluence && seat.influence <= wishes.influence) return HARMFUL
  return liked[option] ?? liked[word] ?? ORDINARY
}

/** A building that gives what is wanted, or costs it. */
function likingOfPlace({ cost, benefit }: BuildingDef, taste: Taste, wishes: Wishes, seat: Seat): number {
  if (!taste.savesInfluence && takesInfluence({ cost, benefit })) return HELPFUL * 4
  const isHelpful = benefit.some((effect) => {
    if (effect.kind === 'gain-any' || effect.kind === 'construct' || effect.kind === 'unlock') return true
    if (effect.kind !== 'gain') return false
    return effect.good === 'coin'
      ? isShortOfCoins(wishes, seat)
      : isShortOf(wishes, seat, indexOfResource(effect.good))
  })
  if (isHelpful) return HELPFUL
  const isDear = RESOURCES.some(
    (one, resource) => (cost[one] ?? 0) > 0 && (wishes.resources[resource] ?? 0) > 0,
  )
  return isDear ? HARMFUL : ORDINARY
}

/** What costs influence or puts it somewhere, or moves the token by itself. */
function takesInfluence({ cost, benefit }: Pick<BuildingDef, 'cost' | 'benefit'>): boolean {
  return (cost.influence ?? 0) > 0 || benefit.some(({ kind }) => SPENDING.has(kind))
}

const SPENDING: ReadonlySet<string> = new Set<EffectKind>([
  'income',
  'reputation',
  'sell',
  'score',
  'construct',
  'unlock',
  'advance',
])

/** -1 for what is no resource. */
function indexOfResource(good: string): number {
  return (RESOURCES as readonly string[]).indexOf(good)
}
