import { useCallback } from 'react'
import { PAGE_CLOCK } from '../session/clock.ts'
import { useSession, useSessionPart } from '../session/session-context.tsx'
import { play } from '../settings/sound.ts'
import { useAttentionActions } from './attention.ts'
import { makeBatches } from './batches.ts'

/** Milliseconds; most answers are on screen before that, and their mark would only delay them. */
const SLOW = 60

/** A function that gives an answer; an option whose answer takes time is marked until the game has moved on. */
export function usePick(): (key: string) => void {
  const { answer } = useSession()
  const { markChosen } = useAttentionActions()
  return useCallback(
    (key) => {
      play('choose')
      const unmark = PAGE_CLOCK.after(SLOW, () => markChosen(key))
      void answer(key).finally(unmark)
    },
    [answer, markChosen],
  )
}

/** A function that takes the last answer back, or all that were given in one go. */
export function useTakeBack(): (hasConsent: boolean) => void {
  const { undo } = useSessionPart(makeBatches)
  const { lookNowhere } = useAttentionActions()
  return (hasConsent) => {
    lookNowhere()
    play('undo')
    void undo(hasConsent)
  }
}
