import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { type Clock, PAGE_CLOCK } from '../../session/clock.ts'
import type { Game } from '../../session/game.ts'
import { useSession, useSessionPart } from '../../session/session-context.tsx'
import { useGame } from '../../session/use-game.ts'
import { makeMoments } from '../moments/moments.ts'
import { daysToSumUp, positionOf, recallVisit, rememberVisit, type Visit } from './visit.ts'

/** After a long pause of a campaign its last evening is summed up before the table is shown. */
export function useRecap(clock: Pick<Clock, 'date'> = PAGE_CLOCK): void {
  const game = useGame()
  const session = useSession()
  const { add } = useSessionPart(makeMoments)
  const begun = useRef<Visit | null>(null)
  const look = useEffectEvent(({ ref, view, record }: Game) => {
    const position = positionOf(game)
    const savedAt = session.kind === 'local' ? session.savedAt : null
    const before = begun.current ?? recallVisit(ref) ?? firstVisit(savedAt)
    const isCampaign = view.legacy.mode === 'campaign' && record?.fork === undefined
    const days = isCampaign ? daysToSumUp(before, position, clock.date()) : null
    if (days !== null) add([{ kind: 'recap', days }])
    const visit = { at: clock.date(), summed: days === null ? (before?.summed ?? '') : position }
    begun.current = visit
    rememberVisit(ref, visit)
  })
  // Before anything is painted, as all moments.
  useLayoutEffect(() => look(game), [game])
}

/** A campaign from before visits were remembered. */
function firstVisit(savedAt: number | null): Visit | null {
  return savedAt === null ? null : { at: savedAt, summed: '' }
}
