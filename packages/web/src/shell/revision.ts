import type { CampaignRecord } from '@charterstone/engine'
import { useState } from 'react'
import { useGame } from '../session/use-game.ts'
import { recalled, remember } from './device-memory.ts'

/** Whether the rules have moved on under this campaign and nobody has been told yet; it is told once. */
export function useRevision(): { readonly isRevised: boolean; readonly noteRevision: () => void } {
  const { id, record } = useGame()
  const [, redraw] = useState(0)
  return {
    isRevised: record !== null && isUntold(id, record),
    noteRevision: () => {
      if (record !== null) noteRevisionOf(id, record)
      redraw((times) => times + 1)
    },
  }
}

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
