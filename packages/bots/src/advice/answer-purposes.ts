import {
  type Decision,
  defOf,
  type Engine,
  isResource,
  type Option,
  RESOURCES,
  type Seat,
  type View,
} from '@charterstone/engine'
import type { Purpose } from './purpose.ts'

/** What a seat decides about: a view, or a world that was imagined for it. */
type Asked = { readonly legacy: View['legacy']; readonly table: Pick<View['table'], 'seats'> }

/** Answers whose purpose is not what the turn brings: what to pay with, and declining. Null for all others. */
export function answerPurposes(
  engine: Engine,
  { table }: Asked,
  decision: Decision,
  option: Option,
  isBest: boolean,
): readonly Purpose[] | null {
  const seat = table.seats[decision.seat]
  if (decision.kind === 'pay' && seat !== undefined) return paymentPurposes(engine, seat, option, isBest)
  switch (option.kind) {
    case 'skip':
      return [{ kind: decision.kind === 'reputation' ? 'saves-influence' : 'declines' }]
    case 'end':
      return [{ kind: 'ends-turn' }]
    case 'pass':
      return [{ kind: 'has-no-choice' }]
    default:
      return null
  }
}

/** Paying with one resource may keep another that a building card needs. */
function paymentPurposes(
  { catalogue }: Engine,
  { cards, goods }: Seat,
  option: Option,
  isBest: boolean,
): readonly Purpose[] {
  if (option.kind !== 'good' || !isResource(option.good)) return isBest ? [{ kind: 'spares-this' }] : []
  const paid = option.good
  const plan = cards.find((card) => {
    const build = defOf(catalogue, 'building', card)?.build ?? []
    const isNeeded = (resource: (typeof RESOURCES)[number]): boolean =>
      build.includes(resource) &&
      build.filter((each) => each === resource).length >= (goods[RESOURCES.indexOf(resource)] ?? 0)
    return (
      !isNeeded(paid) && RESOURCES.some((resource, index) => (goods[index] ?? 0) > 0 && isNeeded(resource))
    )
  })
  if (plan !== undefined) return [{ kind: 'spares-other', building: plan }]
  return isBest ? [{ kind: 'spares-this' }] : []
}

/** Choices that are made without a search, because their worth shows only in later games. */
export function heuristicPurposes(
  { legacy, table }: Asked,
  decision: Decision,
  option: Option,
): readonly Purpose[] {
  const record = legacy.charters[table.seats[decision.seat]?.charter ?? -1]
  switch (decision.kind) {
    case 'persona':
      if (option.kind !== 'card') return []
      return legacy.mode === 'campaign' && record?.used.includes(option.card) === false
        ? [{ kind: 'first-use' }]
        : [{ kind: 'best-ability' }]
    case 'deal-persona':
    case 'special-persona':
      return [{ kind: 'best-ability' }]
    case 'archive-persona':
      return [{ kind: 'least-missed' }]
    case 'plot':
    case 'island-tile':
    case 'island-place':
      if (option.kind !== 'plot') return []
      return (legacy.buildings[option.spot] ?? 0) === 0 ? [{ kind: 'empty-plot' }] : placePurpose(decision)
    case 'glory':
      if (option.kind !== 'glory-row') return []
      return [{ kind: (record?.glory[option.row] ?? 0) > 0 ? 'fills-row' : 'best-row' }]
    case 'capacity':
      return [{ kind: 'best-capacity' }]
    case 'keep':
      return option.kind === 'skip' ? [] : [{ kind: 'keeps-useful' }]
    case 'companion':
      return option.kind === 'companion' && option.treated === 'wary' ? [{ kind: 'glory-counts' }] : []
    case 'victory-card':
      return [{ kind: 'suits-campaign' }]
    default:
      return []
  }
}

/** A tile that bears a building is laid for that building. */
function placePurpose({ kind }: Decision): readonly Purpose[] {
  return kind === 'island-tile' ? [] : [{ kind: 'weakest-plot' }]
}
