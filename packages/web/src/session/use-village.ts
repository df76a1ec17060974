import { useSay } from '../words/speech.ts'
import { useGame } from './use-game.ts'

/** The name of the village on screen; the name from the story when the players gave it none. */
export function useVillage(): string {
  const say = useSay()
  return useGame().village || say('village.unnamed')
}
