import type { NoReview } from '@charterstone/bots'
import { useCallback, useEffect, useRef, useState } from 'react'
import { startReview } from '../../review/review-client.ts'
import type { Reviewed, ReviewRequest } from '../../review/review-job.ts'

export type ReviewState = {
  /** What is known so far; null before the first numbers. */
  readonly reviewed: Reviewed | null
  /** How many turns have been looked at, of how many. */
  readonly done: number
  readonly total: number
  /** `stopped`: the reader has cancelled it. */
  readonly status: 'running' | 'whole' | 'stopped' | NoReview | 'failed'
}

const BEGUN: ReviewState = { reviewed: null, done: 0, total: 0, status: 'running' }

/** Reviews a game in the background as long as it is on screen. */
export function useReview(request: ReviewRequest) {
  const [state, setState] = useState<ReviewState>(BEGUN)
  const stop = useRef<() => void>(() => undefined)
  const begin = useCallback(() => {
    setState(BEGUN)
    stop.current = startReview(request, (reply) => {
      if (reply.kind === 'none') setState((before) => ({ ...before, status: reply.why }))
      else if (reply.kind === 'progress') setState({ ...reply, status: 'running' })
      else if (reply.kind === 'whole') {
        const { length } = reply.reviewed.review.turns
        setState({ reviewed: reply.reviewed, done: length, total: length, status: 'whole' })
      }
    })
    return stop.current
  }, [request])
  useEffect(() => begin(), [begin])
  const cancel = useCallback(() => {
    stop.current()
    setState((before) => ({ ...before, status: 'stopped' }))
  }, [])
  return { ...state, cancel, begin }
}
