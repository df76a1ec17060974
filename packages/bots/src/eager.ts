import { type BuildingDef, type Catalogue, RESOURCES, roll, type Seat } from '@charterstone/engine'
import type { Player } from './player.ts'
import { isShortOf, isShortOfCoins, plansOf, type Wishes, wishesOf } from './wishes.ts'

/** How much an option is liked, by its whole key or the word before its colon; everything else is ordinary. */
const LIKED: Readonly<Record<string, number>> = {
  'place:zeppelin': 400,
  'place:charterstone': 400,
  'place:grandstand': 15,
  'place:cloud-port': 5,
  'place:market': 15,
  build: 100,
  open: 100,
  use: 30,
  power: 30,
  scroll: 30,
  minion: 20,
  retrieve: 5,
  take: 10,
  pass: 1,
  skip: 1,
  end: 4,
}
const ORDINARY = 10
const HELPFUL = 60
const HARMFUL = 2

/** Random, but with a taste for what makes a village grow: building, opening, and whatever helps with either. */
export function makeEagerPlayer(catalogue: Catalogue): Player {
  const plans = plansOf(catalogue)
  const buildings = new Map(catalogue.buildings.map((def) => [`place:${def.slug}`, def]))
  const planKeys = new Set(catalogue.buildings.flatMap(({ slug }) => [`card:${slug}`, `card:${slug}-built`]))
  return ({ options, seat: index }, rng, { table }) => {
    const seat = table.seats[index]
    if (options.length < 2 || seat === undefined) return options[0] ?? ''
    const wishes = wishesOf(plans, seat)
    const likings = options.map((option) => {
      if (planKeys.has(option)) return HELPFUL
      const building = buildings.get(option)
      return building === undefined || building.commons !== null
        ? likingOf(option, wishes, seat)
        : likingOfPlace(building, wishes, seat)
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

function drawn(options: readonly string[], likings: readonly number[], chance: number): string {
  let left = chance
  const place = likings.findIndex((liking) => {
    left -= liking
    return left < 0
  })
  return options[place] ?? ''
}

function likingOf(option: string, wishes: Wishes, seat: Seat): number {
  const [word = '', what = ''] = option.split(':', 2)
  const resource = indexOfResource(what)
  if (word === 'gain' && resource >= 0) return isShortOf(wishes, seat, resource) ? HELPFUL : ORDINARY
  if ((word === 'pay' || word === 'keep') && resource >= 0) {
    const isWanted = (wishes.resources[resource] ?? 0) > 0
    return isWanted === (word === 'keep') ? HELPFUL : HARMFUL
  }
  // What is placed on a track or the quota table cannot be paid for a building.
  if ((option === 'take' || word === 'quota') && seat.influence <= wishes.influence) return HARMFUL
  return LIKED[option] ?? LIKED[word] ?? ORDINARY
}

/** -1 for what is no resource. */
function indexOfResource(good: string): number {
  return (RESOURCES as readonly string[]).indexOf(good)
}

/** A building that gives what is wanted, or costs it. */
function likingOfPlace({ cost, benefit }: BuildingDef, wishes: Wishes, seat: Seat): number {
  let liking = ORDINARY
  for (const effect of benefit) {
    if (effect.kind === 'gain-any' || effect.kind === 'construct' || effect.kind === 'unlock')
      liking = HELPFUL
    else if (effect.kind === 'gain' && effect.good === 'coin') {
      if (isShortOfCoins(wishes, seat)) liking = HELPFUL
    } else if (effect.kind === 'gain') {
      const resource = indexOfResource(effect.good)
      if (isShortOf(wishes, seat, resource)) liking = HELPFUL
    }
  }
  const isDear = RESOURCES.some(
    (one, resource) => (cost[one] ?? 0) > 0 && (wishes.resources[resource] ?? 0) > 0,
  )
  return isDear && liking === ORDINARY ? HARMFUL : liking
}
