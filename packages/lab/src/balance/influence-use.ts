import { buildingOf, type Catalogue, type Event } from '@charterstone/engine'
import type { InfluenceUse } from './observation.ts'

/** What a token of influence was spent on; null when the event spends none. */
export function influenceUseOf(catalogue: Catalogue, event: Event): InfluenceUse | null {
  switch (event.kind) {
    case 'paid':
      return event.good === 'influence' ? useOfBuilding(catalogue, event.source) : null
    case 'placed-reputation':
      return 'reputation'
    case 'scored-objective':
      return 'objectives'
    case 'sold':
      return 'quota'
    case 'placed-income':
      return 'income'
    case 'toll-paid':
      return 'tolls'
    default:
      return null
  }
}

function useOfBuilding(catalogue: Catalogue, number: number): InfluenceUse {
  const benefit = buildingOf(catalogue, number)?.benefit ?? []
  if (benefit.some(({ kind }) => kind === 'construct')) return 'construct'
  return benefit.some(({ kind }) => kind === 'unlock') ? 'unlock' : 'buildings'
}
