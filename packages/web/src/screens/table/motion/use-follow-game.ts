import { useEffect, useLayoutEffect } from 'react'
import { useSession } from '../../../session/session-context.tsx'
import { useTrial } from '../../../table/plan/trial.ts'
import { useTheatreActions } from './theatre.ts'

/** As long as the table is on screen, the theatre follows the game. */
export function useFollowGame(): void {
  const { game } = useSession()
  const { follow, leave } = useTheatreActions()
  const isTrial = useTrial() !== null
  // With the game itself, so that both are drawn at once, and before a bot could go on: step by step the game is held here.
  // A turn that is only tried is no news.
  useLayoutEffect(() => {
    if (isTrial) return
    const followNow = () => {
      const now = game.getState()
      if (now !== null) follow(now)
    }
    followNow()
    return game.subscribe(followNow)
  }, [game, follow, isTrial])
  useEffect(() => leave, [leave])
}
