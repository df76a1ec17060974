import { useEffect, useLayoutEffect } from 'react'
import { useGame } from '../../../session/use-game.ts'
import { useTheatreActions } from './theatre.ts'

/** As long as the table is on screen, the theatre follows the game. */
export function useFollowGame(): void {
  const game = useGame()
  const { follow, leave } = useTheatreActions()
  // Before anything is painted, and before a bot could go on: step by step the game is held here.
  useLayoutEffect(() => follow(game), [game, follow])
  useEffect(() => leave, [leave])
}
