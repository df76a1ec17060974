import {
  type BuildingDef,
  boardOf,
  CHARTERS,
  type Commons,
  type Decision,
  type Event,
  GOODS,
  keyOf,
  type Option,
  RESOURCES,
  type Resource,
  type Seat,
} from '@charterstone/engine'
import type { Pointer, TablePart } from '../../table/spotlight/pointer.ts'
import type { Scene } from './lesson.ts'

/** What lessons ask of a scene. */

export function isAsked(kind: Decision['kind']): (scene: Scene) => boolean {
  return ({ decision }) => decision.kind === kind
}

/** An event of this kind has happened to the player. */
export function hasDone(kind: Event['kind']): (scene: Scene) => boolean {
  return ({ events, decision }) =>
    events.some((event) => event.kind === kind && 'seat' in event && event.seat === decision.seat)
}

export function hasPaidInfluence({ events, decision }: Scene): boolean {
  return events.some(
    (event) => event.kind === 'paid' && event.good === 'influence' && event.seat === decision.seat,
  )
}

export function spacesToHourglass({ catalogue, view }: Scene): number {
  const { last, space } = boardOf(catalogue, view).progress
  return last - space
}

export function part(name: TablePart): () => readonly Pointer[] {
  return () => [{ kind: 'part', part: name }]
}

export function pointersTo(options: readonly Option[]): readonly Pointer[] {
  return options.length === 0 ? [] : [{ kind: 'answers', keys: options.map(keyOf) }]
}

export function ownSeat({ view, decision }: Scene): Seat | undefined {
  return view.table.seats[decision.seat]
}

export function turnsTaken(scene: Scene): number {
  return scene.events.filter((event) => event.kind === 'turn-started' && event.seat === scene.decision.seat)
    .length
}

/** The options that place a worker on a building. */
function placingOn(scene: Scene, isWanted: (building: BuildingDef) => boolean): readonly Option[] {
  const wanted = scene.catalogue.buildings.filter(isWanted).map(({ number }) => number)
  return scene.options.filter(
    (option) => option.kind === 'place' && option.by === 'worker' && wanted.includes(option.building),
  )
}

export function atCommons(commons: Commons): (scene: Scene) => readonly Option[] {
  return (scene) => placingOn(scene, (building) => building.commons === commons)
}

export function atOwnFirstBuilding(scene: Scene): readonly Option[] {
  const own = CHARTERS[ownSeat(scene)?.charter ?? 0]
  return placingOn(scene, ({ depth, charter }) => depth === 0 && charter === own)
}

/** The building with which each charter begins, by what it gives. */
function firstBuilding({ catalogue }: Scene, resource: Resource): BuildingDef | undefined {
  return catalogue.buildings.find(
    ({ depth, benefit }) =>
      depth === 0 && benefit.some((effect) => effect.kind === 'gain' && effect.good === resource),
  )
}

/** The building cards in the player's hand. */
export function plansOf(scene: Scene): readonly BuildingDef[] {
  const held = ownSeat(scene)?.cards ?? []
  return scene.catalogue.buildings.filter(({ number, commons }) => commons === null && held.includes(number))
}

/** The resources that are still missing for a building card. */
function missingFor(scene: Scene, { build }: BuildingDef): readonly Resource[] {
  const left = [...(ownSeat(scene)?.goods ?? [])]
  return build.filter((resource) => {
    const index = GOODS.indexOf(resource)
    const has = left[index] ?? 0
    left[index] = has - 1
    return has < 1
  })
}

/** The building card that is nearest to being built. */
export function nearestPlan(
  scene: Scene,
): { readonly plan: BuildingDef; readonly missing: readonly Resource[] } | null {
  const plans = plansOf(scene).map((plan) => ({ plan, missing: missingFor(scene, plan) }))
  return plans.sort((a, b) => a.missing.length - b.missing.length)[0] ?? null
}

/** The buildings that give a missing resource for free. */
export function gatheringPlaces(scene: Scene): readonly Option[] {
  const missing = nearestPlan(scene)?.missing ?? []
  return RESOURCES.filter((resource) => missing.includes(resource)).flatMap((resource) => {
    const building = firstBuilding(scene, resource)
    return placingOn(scene, ({ number }) => number === building?.number)
  })
}

/** Those of the options that would bump the worker of another seat. */
export function occupiedAmong({ view, decision }: Scene, options: readonly Option[]): readonly Option[] {
  return options.filter(
    (option) =>
      option.kind === 'place' &&
      view.table.seats.some(({ workers }, seat) => seat !== decision.seat && workers.includes(option.spot)),
  )
}

/** Where the player has last built. */
export function newestSpot({ events, decision }: Scene): readonly number[] {
  const built = events.findLast((event) => event.kind === 'constructed' && event.seat === decision.seat)
  return built?.kind === 'constructed' ? [built.spot] : []
}
