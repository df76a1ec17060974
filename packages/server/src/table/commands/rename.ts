import { villageNameFrom } from '@charterstone/engine'
import { type Actor, type DraftOrFault, refuse, type TableContext } from '../draft.ts'

/** Gives the village another name. */
export function rename(
  { live }: Pick<TableContext, 'live'>,
  { seat, isHost }: Actor,
  village: string,
): DraftOrFault {
  if (seat < 0 && !isHost) return refuse('not-yours')
  const villageName = villageNameFrom(village, live.state)
  if (villageName === undefined) return refuse('bad-message', 'village: empty')
  const name = live.holders[seat]?.name ?? ''
  return {
    body: { kind: 'renamed', villageName, note: { kind: 'renamed', name, village: villageName.text } },
  }
}
