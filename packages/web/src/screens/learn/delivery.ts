import { commonsEffect } from '@charterstone/bots'
import {
  boardOf,
  COIN,
  CONSTRUCTED,
  type Event,
  type Good,
  isResource,
  type Option,
  printedBoard,
  type QuotaRow,
  RESOURCES,
} from '@charterstone/engine'
import type { Result } from './lesson.ts'
import { atFirstBuildings } from './occasions.ts'
import { nearestPlan } from './plans.ts'
import { ownEvents, ownSeat, type Position, type Scene } from './scene.ts'

/** Delivering what no plan and no crate needs. */

/** How many of a good the learner can do without. */
export function spareOf(position: Position, good: Good): number {
  const { goods = [], cards = [] } = ownSeat(position) ?? {}
  if (good === 'coin') {
    const coins = commonsEffect(position.engine.catalogue, 'unlock')?.coin ?? 0
    return Math.max(0, (goods[COIN] ?? 0) - (cards.some((card) => card >= CONSTRUCTED) ? coins : 0))
  }
  if (!isResource(good)) return 0
  const needed = nearestPlan(position)?.plan.build.filter((each) => each === good).length ?? 0
  return Math.max(0, (goods[RESOURCES.indexOf(good)] ?? 0) - needed)
}

function spareIn(position: Position, row: QuotaRow): number {
  if (row === 'coin') return spareOf(position, 'coin')
  if (row !== 'resource') return 0
  return RESOURCES.reduce((sum, resource) => sum + spareOf(position, resource), 0)
}

/** Whether an open space of the quota table can be paid with what is spare. */
export function canDeliver(position: Position): boolean {
  const { quota } = boardOf(position.engine.catalogue, position.view)
  return quota.some(({ row, spaces }) =>
    spaces.some(({ seat, count }) => seat === null && count <= spareIn(position, row)),
  )
}

/** The spaces on offer that can be paid with what is spare. */
export function spareSpaces(scene: Scene): readonly Option[] {
  return scene.options.filter(
    (option) => option.kind === 'quota' && option.count <= spareIn(scene, option.row),
  )
}

/** The goods on offer that are spare; none where more has to be paid than is spare. */
export function sparePayments(scene: Scene): readonly Option[] {
  const spare = scene.options.filter(
    (option) => option.kind === 'good' && option.verb === 'pay' && spareOf(scene, option.good) > 0,
  )
  const total = spare.reduce(
    (sum, option) => sum + (option.kind === 'good' ? spareOf(scene, option.good) : 0),
    0,
  )
  return total < leftToPay(scene) ? [] : spare
}

function leftToPay({ view }: Scene): number {
  const frame = view.stack.at(-1)
  return frame !== undefined && 'left' in frame && typeof frame.left === 'number' ? frame.left : 1
}

/** Whether the question is what to hand in at the Cloud Port. */
export function isDelivering({ decision, engine }: Scene): boolean {
  const port = engine.catalogue.buildings.find(({ commons }) => commons === 'cloud-port')
  return decision.kind === 'pay' && decision.source === port?.number
}

/** A space was chosen, and all that it asks for has been handed in. */
export const hasDelivered: Result = (position, from = 0, to = position.log.length) =>
  deliveries(position, to) > deliveries(position, from)

/** How many deliveries are complete after a number of steps. */
function deliveries(position: Position, to: number): number {
  const { quota } = printedBoard(position.engine.catalogue)
  const events = ownEvents(position, 0, to)
  return events.filter((event, index) => {
    if (event.kind !== 'sold') return false
    const after = events.slice(index + 1)
    const handedIn = after.slice(0, endOfTurn(after)).reduce((sum, each) => sum + handedInBy(each), 0)
    return handedIn >= (quota[event.space]?.count ?? 0)
  }).length
}

function handedInBy(event: Event): number {
  if (event.kind === 'paid') return event.good === 'influence' ? 0 : event.count
  return event.kind === 'discarded' ? 1 : 0
}

function endOfTurn(events: readonly Event[]): number {
  const end = events.findIndex(({ kind }) => kind === 'turn-started')
  return end < 0 ? events.length : end
}

/** The buildings that give a resource for free that is not missing. */
export function sparePlaces(scene: Scene): readonly Option[] {
  const missing = nearestPlan(scene)?.missing ?? []
  return atFirstBuildings(scene, (resource) => !missing.some(({ noun }) => noun === resource))
}
