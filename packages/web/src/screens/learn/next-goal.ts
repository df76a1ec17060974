import { commonsEffect, missingFor } from '@charterstone/bots'
import {
  boardOf,
  COIN,
  CONSTRUCTED,
  type Countable,
  defOf,
  type Quantity,
  quantity,
  RESOURCES,
  type Seat,
} from '@charterstone/engine'
import { canDeliver } from './delivery.ts'
import { firstBuilding } from './occasions.ts'
import { countOf, plansOf } from './plans.ts'
import { ownSeat, type Position } from './scene.ts'

/** What a turn without a lesson can aim at. Nothing missing: it can be done now. */
export type Goal =
  | {
      readonly kind: 'build'
      readonly plan: number
      readonly missing: readonly Quantity[]
      /** The buildings that give what is missing, by number. */
      readonly places: readonly number[]
    }
  | { readonly kind: 'open'; readonly building: number; readonly missing: readonly Quantity[] }
  | { readonly kind: 'score'; readonly card: number; readonly missing: number }
  | { readonly kind: 'deliver' }
  | { readonly kind: 'find-plan' }
  | { readonly kind: 'no-flags' }

type SizedGoal = { readonly goal: Goal; readonly size: number }

/** Roughly as a bot weighs its goals: what can be done now counts most of its points, what is missing divides them. */
const NOW = 0.8
const LATER = 0.5

/** A building card has to be found first, and then everything for it. */
const FIND = 0.12
/** Most objectives count what comes less often than a resource. */
const RARE = 5
const COMMON: ReadonlySet<Countable> = new Set([
  'resources',
  'resource-kinds',
  'coins',
  'coins-and-resources',
])

/** The nearest goal at the beginning of a turn: there always is one. */
export function nextGoal(position: Position): Goal {
  const own = ownSeat(position)
  if (own === undefined || own.influence === 0) return { kind: 'no-flags' }
  const goals = [...buildings(position, own), ...crates(position, own), ...objectives(position, own)]
  const [best] = [...goals, ...deliveries(position), findPlan(position, own)].sort((a, b) => b.size - a.size)
  return best?.goal ?? { kind: 'find-plan' }
}

function sizeOf(vp: number, missing: number): number {
  return missing === 0 ? vp * NOW : (vp * LATER) / missing
}

function buildings(position: Position, own: Seat): readonly SizedGoal[] {
  const construct = commonsEffect(position.engine.catalogue, 'construct')
  if (construct === undefined || own.influence < construct.influence) return []
  return plansOf(position).map((plan) => {
    const missing = missingFor(plan, own)
    const places = RESOURCES.filter((resource) => missing.some(({ noun }) => noun === resource)).flatMap(
      (resource) => firstBuilding(position, resource)?.number ?? [],
    )
    return {
      goal: { kind: 'build', plan: plan.number, missing, places },
      size: sizeOf(construct.vp, countOf(missing)),
    }
  })
}

function crates({ engine }: Position, own: Seat): readonly SizedGoal[] {
  const unlock = commonsEffect(engine.catalogue, 'unlock')
  if (unlock === undefined || own.influence < unlock.influence) return []
  const short = Math.max(0, unlock.coin - (own.goods[COIN] ?? 0))
  return own.cards
    .filter((card) => card >= CONSTRUCTED)
    .map((card) => ({
      goal: {
        kind: 'open',
        building: card - CONSTRUCTED,
        missing: short === 0 ? [] : [quantity('coin', short)],
      },
      size: sizeOf(unlock.vp, short),
    }))
}

function objectives({ engine, view, seat }: Position, own: Seat): readonly SizedGoal[] {
  const score = commonsEffect(engine.catalogue, 'score')
  if (score === undefined) return []
  const open = boardOf(engine.catalogue, view).objectives.filter(({ scorers }) => !scorers.includes(seat))
  return [...open.map(({ card }) => card), ...own.objectives].flatMap((card) => {
    const condition = defOf(engine.catalogue, 'objective', card)?.condition
    if (condition === undefined) return []
    const has = engine.count(view, seat, condition.count)
    const missing =
      Math.max(0, (condition.atLeast ?? 0) - has) +
      Math.max(0, has - (condition.atMost ?? Number.POSITIVE_INFINITY))
    const effort = COMMON.has(condition.count) ? missing : missing * RARE
    return [{ goal: { kind: 'score', card, missing }, size: sizeOf(score.vp, effort) }]
  })
}

function deliveries(position: Position): readonly SizedGoal[] {
  const vp = commonsEffect(position.engine.catalogue, 'sell')?.vp ?? 0
  return canDeliver(position) ? [{ goal: { kind: 'deliver' }, size: sizeOf(vp, 0) }] : []
}

function findPlan(position: Position, own: Seat): SizedGoal {
  const construct = commonsEffect(position.engine.catalogue, 'construct')
  const canBuild = construct !== undefined && own.influence >= construct.influence
  const size = plansOf(position).length === 0 && canBuild ? construct.vp * FIND : 0
  return { goal: { kind: 'find-plan' }, size }
}
