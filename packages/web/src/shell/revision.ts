import type { CampaignRecord } from '@charterstone/engine'
import { recalled, remember } from './device-memory.ts'

/** A campaign that was begun under earlier rules has a base: where the new ones took over. */
export function isUntold(id: string, { base }: CampaignRecord): boolean {
  return base !== null && recalled(nameOf(id)) !== momentOf(base)
}

export function noteRevisionOf(id: string, { base }: CampaignRecord): void {
  if (base !== null) remember(nameOf(id), momentOf(base))
}

function nameOf(id: string): string {
  return `charterstone.revision.${id}`
}

function momentOf({ games, answers }: NonNullable<CampaignRecord['base']>): string {
  return `${games}-${answers}`
}
