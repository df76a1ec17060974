import { useSession } from '../session/session-context.tsx'
import { play } from '../settings/sound.ts'
import { useAttentionActions } from './attention.ts'

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

/** A function that takes the last answer back. */
export function useTakeBack(): (hasConsent: boolean) => void {
  const { undo } = useSession()
  const { lookNowhere } = useAttentionActions()
  return (hasConsent) => {
    lookNowhere()
    play('undo')
    void undo(hasConsent)
  }
}
