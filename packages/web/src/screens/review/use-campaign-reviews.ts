import type { CampaignRecord } from '@charterstone/engine'
import { useEffect, useState } from 'react'
import { startReview } from '../../review/review-client.ts'
import type { Reviewed } from '../../review/review-job.ts'

export type CampaignReviews = {
  /** The games that are reviewed so far, by number; those under other rules are left out. */
  readonly reviewed: ReadonlyMap<number, Reviewed>
  /** The game that is looked at now; null when all are done. */
  readonly running: number | null
}

const NONE: ReadonlyMap<number, Reviewed> = new Map()

/** Reviews the games of a campaign one after the other, as long as it is on screen. Kept reviews are there at once. */
export function useCampaignReviews(record: CampaignRecord | null, games: readonly number[]): CampaignReviews {
  const [state, setState] = useState<CampaignReviews>({ reviewed: NONE, running: null })
  const wanted = games.join(' ')
  useEffect(() => {
    let stop: () => void = () => undefined
    const look = (rest: readonly number[], reviewed: ReadonlyMap<number, Reviewed>) => {
      const [game, ...later] = rest
      setState({ reviewed, running: game ?? null })
      if (record === null || game === undefined) return
      stop = startReview({ record, game }, (reply) => {
        if (reply.kind === 'none') look(later, reviewed)
        if (reply.kind === 'whole') look(later, new Map([...reviewed, [game, reply.reviewed]]))
      })
    }
    look(wanted === '' ? [] : wanted.split(' ').map(Number), NONE)
    return () => stop()
  }, [record, wanted])
  return state
}
