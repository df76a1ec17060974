import { useSession, useSessionPart } from '../session/session-context.tsx'
import { play } from '../settings/sound.ts'
import { useAttentionActions } from './attention.ts'
import { makeBatches } from './batches.ts'

/** A function that gives an answer; the option is marked until the game has moved on. */
export function usePick(): (key: string) => void {
  const { answer } = useSession()
  const { markChosen } = useAttentionActions()
  return (key) => {
    markChosen(key)
    play('choose')
    void answer(key)
  }
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
