import {
  type BuildingDef,
  boardOf,
  CHARTERS,
  type Commons,
  type Decision,
  type Event,
  keyOf,
  type Option,
  RESOURCES,
  type Resource,
} from '@charterstone/engine'
import type { Pointer, TablePart } from '../../table/spotlight/pointer.ts'
import type { Result } from './lesson.ts'
import { nearestPlan } from './plans.ts'
import { ownEvents, ownSeat, type Position, type Scene } from './scene.ts'

/** What lessons ask of a scene. */

export function isAsked(kind: Decision['kind']): (scene: Scene) => boolean {
  return ({ decision }) => decision.kind === kind
}

export function isAct({ decision }: Scene): boolean {
  return decision.kind === 'act'
}

/** An event of this kind has happened to the learner. */
export function did(kind: Event['kind']): Result {
  return (position, from, to) => ownEvents(position, from, to).some((event) => event.kind === kind)
}

export const hasPaidInfluence: Result = (position, from, to) =>
  ownEvents(position, from, to).some((event) => event.kind === 'paid' && event.good === 'influence')

/** The learner's worker has sent another one home. */
export const hasBumped: Result = ({ log, seat }, from = 0, to = log.length) =>
  log
    .slice(from, to)
    .some(({ events }) =>
      events.some((event) => event.kind === 'bumped' && event.by === seat && event.seat !== seat),
    )

/** The learner has more of a resource than before, and no more of it than the nearest plan needs. */
export const hasGathered: Result = (position, from, to) => {
  const build = nearestPlan(position)?.plan.build ?? []
  const goods = ownSeat(position)?.goods ?? []
  const events = ownEvents(position, from, to)
  return RESOURCES.some((resource, index) => {
    const needed = build.filter((each) => each === resource).length
    return (goods[index] ?? 0) <= needed && gainOf(events, resource) > 0
  })
}

function gainOf(events: readonly Event[], resource: Resource): number {
  return events.reduce((sum, event) => {
    if (event.kind !== 'gained' && event.kind !== 'paid') return sum
    if (event.good !== resource) return sum
    return sum + (event.kind === 'gained' ? event.count : -event.count)
  }, 0)
}

/** The first building of the learner's charter has given something. */
export const hasUsedFirstBuilding: Result = (position, from, to) => {
  const own = ownFirstBuilding(position)?.number
  return ownEvents(position, from, to).some((event) => event.kind === 'gained' && event.source === own)
}

/** Stars belong to a charter, not to a seat. */
export const hasPlacedStar: Result = (position, from = 0, to = position.log.length) =>
  position.log
    .slice(from, to)
    .some(({ events }) =>
      events.some((event) => event.kind === 'glory-placed' && event.charter === ownSeat(position)?.charter),
    )

export function turnsTaken(position: Position): number {
  return ownEvents(position).filter(({ kind }) => kind === 'turn-started').length
}

/** Evening comes when two thirds of the way to the hourglass are over. */
export function isEvening({ engine, view }: Position): boolean {
  const { last, space, start } = boardOf(engine.catalogue, view).progress
  return last - space <= Math.max(1, Math.floor((last - start) / 3))
}

export function part(name: TablePart): () => readonly Pointer[] {
  return () => [{ kind: 'part', part: name }]
}

export function pointersTo(options: readonly Option[]): readonly Pointer[] {
  return options.length === 0 ? [] : [{ kind: 'answers', keys: options.map(keyOf) }]
}

/** The options that place a worker on a building. */
function placingOn(scene: Scene, isWanted: (building: BuildingDef) => boolean): readonly Option[] {
  const wanted = scene.engine.catalogue.buildings.filter(isWanted).map(({ number }) => number)
  return scene.options.filter(
    (option) => option.kind === 'place' && option.by === 'worker' && wanted.includes(option.building),
  )
}

export function atCommons(commons: Commons): (scene: Scene) => readonly Option[] {
  return (scene) => placingOn(scene, (building) => building.commons === commons)
}

export function atOwnFirstBuilding(scene: Scene): readonly Option[] {
  return placingOn(scene, ({ number }) => number === ownFirstBuilding(scene)?.number)
}

function ownFirstBuilding(position: Position): BuildingDef | undefined {
  const own = CHARTERS[ownSeat(position)?.charter ?? 0]
  return position.engine.catalogue.buildings.find(({ depth, charter }) => depth === 0 && charter === own)
}

/** The building with which each charter begins, by what it gives. */
export function firstBuilding({ engine }: Position, resource: Resource): BuildingDef | undefined {
  return engine.catalogue.buildings.find(
    ({ depth, benefit }) =>
      depth === 0 && benefit.some((effect) => effect.kind === 'gain' && effect.good === resource),
  )
}

export function atFirstBuildings(scene: Scene, isWanted: (resource: Resource) => boolean): readonly Option[] {
  return RESOURCES.filter(isWanted).flatMap((resource) => {
    const building = firstBuilding(scene, resource)
    return placingOn(scene, ({ number }) => number === building?.number)
  })
}

/** The buildings that give a missing resource for free. */
export function gatheringPlaces(scene: Scene): readonly Option[] {
  const missing = nearestPlan(scene)?.missing ?? []
  return atFirstBuildings(scene, (resource) => missing.some(({ noun }) => noun === resource))
}

/** Those of the options that would bump the worker of another seat. */
export function occupiedAmong({ view, seat }: Scene, options: readonly Option[]): readonly Option[] {
  return options.filter(
    (option) =>
      option.kind === 'place' &&
      view.table.seats.some(({ workers }, other) => other !== seat && workers.includes(option.spot)),
  )
}

/** Where the learner has last built. */
export function newestSpot(position: Position): readonly number[] {
  const built = ownEvents(position).findLast(({ kind }) => kind === 'constructed')
  return built?.kind === 'constructed' ? [built.spot] : []
}
