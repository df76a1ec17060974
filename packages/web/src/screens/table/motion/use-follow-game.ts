import { useEffect, useLayoutEffect } from 'react'
import { useGame } from '../../../session/use-game.ts'
import { useTrial } from '../../../table/plan/trial.ts'
import { useTheatreActions } from './theatre.ts'

/** As long as the table is on screen, the theatre follows the game. */
export function useFollowGame(): void {
  const game = useGame()
  const { follow, leave } = useTheatreActions()
  const isTrial = useTrial() !== null
  // Before anything is painted, and before a bot could go on: step by step the game is held here.
  // A turn that is only tried is no news.
  useLayoutEffect(() => {
    if (!isTrial) follow(game)
  }, [game, follow, isTrial])
  useEffect(() => leave, [leave])
}
