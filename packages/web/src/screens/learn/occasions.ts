import {
  type BuildingDef,
  CHARTERS,
  type Decision,
  type Event,
  GOODS,
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

export function isOffered(key: string): (scene: Scene) => boolean {
  return ({ decision }) => decision.kind === 'act' && decision.options.includes(key)
}

/** Something of this kind has happened to the pupil. */
export function hasDone(kind: Event['kind']): (scene: Scene) => boolean {
  return ({ events, decision }) =>
    events.some((event) => event.kind === kind && 'seat' in event && event.seat === decision.seat)
}

export function part(name: TablePart): () => readonly Pointer[] {
  return () => [{ kind: 'part', part: name }]
}

export function answersAt(keys: readonly string[]): readonly Pointer[] {
  return keys.length === 0 ? [] : [{ kind: 'answers', keys }]
}

export function ownSeat({ view, decision }: Scene): Seat | undefined {
  return view.table.seats[decision.seat]
}

export function turnsTaken(scene: Scene): number {
  return scene.events.filter((event) => event.kind === 'turn-started' && event.seat === scene.decision.seat)
    .length
}

/** The building with which each charter begins, by what it gives. */
function firstBuilding({ catalogue }: Scene, resource: Resource): BuildingDef | undefined {
  return catalogue.buildings.find(
    ({ depth, benefit }) =>
      depth === 0 && benefit.some((effect) => effect.kind === 'gain' && effect.good === resource),
  )
}

export function ownFirstBuilding(scene: Scene): string {
  const charter = CHARTERS[ownSeat(scene)?.charter ?? 0]
  const building = scene.catalogue.buildings.find((def) => def.depth === 0 && def.charter === charter)
  return building === undefined ? '' : `place:${building.slug}`
}

/** The building cards that the pupil holds. */
export function plansOf(scene: Scene): readonly BuildingDef[] {
  const held = ownSeat(scene)?.cards ?? []
  return scene.catalogue.buildings.filter(({ number, commons }) => commons === null && held.includes(number))
}

/** The resources that are still missing for a building card. */
function missingFor(scene: Scene, { build }: BuildingDef): readonly Resource[] {
  const left = [...(ownSeat(scene)?.goods ?? [])]
  return build.filter((resource) => {
    const place = GOODS.indexOf(resource)
    const has = left[place] ?? 0
    left[place] = has - 1
    return has < 1
  })
}

/** The building card that is nearest to being built. */
export function nearestPlan(
  scene: Scene,
): { readonly plan: BuildingDef; readonly missing: readonly Resource[] } | null {
  const plans = plansOf(scene).map((plan) => ({ plan, missing: missingFor(scene, plan) }))
  return plans.sort((one, other) => one.missing.length - other.missing.length)[0] ?? null
}

/** Where the missing resources are to be had for nothing. */
export function gatheringPlaces(scene: Scene): readonly string[] {
  const missing = nearestPlan(scene)?.missing ?? []
  return RESOURCES.filter((resource) => missing.includes(resource)).flatMap((resource) => {
    const building = firstBuilding(scene, resource)
    const key = `place:${building?.slug ?? ''}`
    return scene.decision.options.includes(key) ? [key] : []
  })
}

/** The places among these on which somebody else's worker stands. */
export function occupiedAmong(scene: Scene, keys: readonly string[]): readonly string[] {
  const { view, decision, catalogue } = scene
  return keys.filter((key) => {
    const building = catalogue.buildings.find(({ slug }) => key === `place:${slug}`)
    const spot = view.legacy.buildings.indexOf(building?.number ?? -1)
    return view.table.seats.some((each, seat) => seat !== decision.seat && each.workers.includes(spot))
  })
}

/** Where the pupil has last built. */
export function newestSpot({ events, decision }: Scene): readonly number[] {
  const built = events.findLast((event) => event.kind === 'constructed' && event.seat === decision.seat)
  return built?.kind === 'constructed' ? [built.spot] : []
}
